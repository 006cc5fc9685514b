// Every page on a phone: audited by night, and laid out in the language with the longest words. At a desk pages are looked
// at by `pages.test.js`.

import { PHONE } from './lib/browser.js';
import { lookAtEverything } from './lib/look.js';

lookAtEverything([
  { language: 'pl', theme: 'dark', size: PHONE, audited: 'odd' },
  { language: 'hu', theme: 'light', size: PHONE },
]);
