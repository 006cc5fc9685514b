// Every page on a phone: audited by night, and its layout checked in the language with the longest words.
// `pages.test.js` checks pages at a desk.

import { PHONE } from './lib/browser.js';
import { lookAtEverything } from './lib/look.js';

lookAtEverything([
  { language: 'pl', theme: 'dark', size: PHONE, audited: 'odd' },
  { language: 'hu', theme: 'light', size: PHONE },
]);
