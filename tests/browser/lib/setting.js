// What every test stands on: one program and one browser for a file, a reader for a test.

import assert from 'node:assert/strict';
import { after, before } from 'node:test';

import { launch, reader } from './browser.js';
import { Server } from './server.js';

/** Starts program and browser before the tests of a file, then prepares what they need, and ends both afterwards. */
export function setting(prepare) {
  const here = {
    /** Lends a reader to a test, and demands that nothing was wrong in the reader's pages. */
    async lend(wishes, use) {
      const lent = await reader(here.browser, here.server, wishes);
      try {
        await use(lent.page, lent);
        assert.deepEqual(lent.faults, []);
      } finally {
        await lent.context.close();
      }
    },
  };
  before(async () => {
    here.server = await Server.start();
    here.browser = await launch();
    await prepare?.(here);
  });
  after(async () => {
    await here.browser?.close();
    await here.server?.stop();
  });
  return here;
}

/** Forgets what a page says in the console when its news cannot reach it: that is what the test is about. */
export function forgive(faults) {
  const others = faults.filter((fault) => !/net::ERR_/.test(fault));
  faults.splice(0, faults.length, ...others);
}
