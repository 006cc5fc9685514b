// Every page at a desk, by day. Its twin, `phones.test.js`, has the phones: between them every page is audited once as a
// whole, in every second case on a phone, for its colours in both paintings, and laid out in every language. There are two so
// that they run side by side.

import { DESK } from './lib/browser.js';
import { lookAtEverything } from './lib/look.js';

lookAtEverything([{ language: 'en', theme: 'light', size: DESK, audited: 'even' }]);
