// Every page at a desk, by day, audited. Its twin, `phones.test.js`, has the phones: between them every page is audited in
// both sizes and both paintings, and laid out in every language. There are two so that they run side by side.

import { DESK } from './lib/browser.js';
import { lookAtEverything } from './lib/look.js';

lookAtEverything([{ language: 'en', theme: 'light', size: DESK }]);
