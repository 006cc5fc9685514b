// Every page at a desk, by day. `phones.test.js` has the phones. Between the two, every page has one complete audit
// (half of them on a phone), a colour audit in both themes, and a layout check in every language. There are two files
// so that they run side by side.

import { DESK } from './lib/browser.js';
import { lookAtEverything } from './lib/look.js';

lookAtEverything([{ language: 'en', theme: 'light', size: DESK, audited: 'even' }]);
