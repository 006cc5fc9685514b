// The fixtures of a test: one program and one browser for a file, a reader for a test.

import assert from 'node:assert/strict';
import { after, before } from 'node:test';

import { launch, reader } from './browser.js';
import { Server } from './server.js';

/** Starts program and browser before the tests of a file, then prepares their data, and ends both afterwards. */
export function setting(prepare) {
  const here = {
    /** Opens a reader for a test, and checks that there were no faults in the reader's pages. */
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

/** Ignores the console errors of a page whose event stream is blocked by the test. */
export function forgive(faults) {
  const others = faults.filter((fault) => !/net::ERR_/.test(fault));
  faults.splice(0, faults.length, ...others);
}
