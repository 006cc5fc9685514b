// Every page at a desk, by day. `phones.test.js` has the phones. Between the two, every page has one complete audit
// (half of them on a phone by night), and a layout check in every language; with `WHOLE=1` the colours of every page are
// checked in both themes. There are two files so that they run side by side.

import { DESK } from './lib/browser.js';
import { lookAtEverything } from './lib/look.js';

lookAtEverything([{ language: 'en', theme: 'light', size: DESK, audited: 'even' }]);
