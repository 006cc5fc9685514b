// Every page on a phone, by day and night; at a desk they are looked at by `pages.test.js`.

import { PHONE } from './lib/browser.js';
import { lookAtEverything } from './lib/look.js';

lookAtEverything([
  { language: 'pl', theme: 'dark', size: PHONE },
  { language: 'hu', theme: 'light', size: PHONE },
]);
