// Every page at a desk, by day and night. Its twin, `phones.test.js`, has the other readers: between them they see every
// language, both paintings and both sizes, and every pair of the last two. There are two so that they run side by side.

import { DESK } from './lib/browser.js';
import { lookAtEverything } from './lib/look.js';

lookAtEverything([
  { language: 'en', theme: 'light', size: DESK },
  { language: 'en', theme: 'dark', size: DESK },
]);
