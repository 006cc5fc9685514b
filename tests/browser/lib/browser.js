// A browser whose console errors and failed requests fail the test.

import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

// The headless shell is the same engine without windows; with it the tests take a quarter less time.
const PLACES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Starts the browser of this machine. */
export function launch() {
  const executablePath = PLACES.find((place) => place && existsSync(place));
  if (!executablePath) {
    throw new Error('no Chromium is here: install it, or say in CHROMIUM where it is');
  }
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** Desk, tablet and phone. */
export const DESK = { width: 1440, height: 900 };
export const TABLET = { width: 820, height: 1180 };
export const PHONE = { width: 390, height: 844 };

/**
 * A reader with preferences.
 *
 * The faults in all pages of the reader are collected in `faults`: errors and warnings of the console, failing
 * scripts, server errors, requests to any other host.
 */
export async function reader(browser, server, wishes = {}) {
  const { language = 'en', theme = 'light', motion = 'full', pace = 'normal', size = DESK, ...options } = wishes;
  const context = await browser.newContext({ viewport: size, locale: language, acceptDownloads: true, ...options });
  context.setDefaultTimeout(10_000);
  const value = [language, theme, motion, pace].join('.');
  await context.addCookies([{ name: 'prefs', value, url: server.url }]);
  const faults = [];
  const host = new URL(server.url).host;
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (!['data:', 'blob:'].includes(url.protocol) && url.host !== host) {
      faults.push(`asked another host: ${url}`);
    }
  });
  context.on('response', (response) => {
    if (response.status() >= 500) {
      faults.push(`${response.status()} at ${response.url()}`);
    }
  });
  context.on('console', (message) => {
    // A refusal is a response with a status of its own, which the browser logs as an error.
    const refusal = /the server responded with a status of 4\d\d/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !refusal) {
      faults.push(`${message.type()}: ${message.text()} at ${message.location().url}`);
    }
  });
  context.on('weberror', (error) => faults.push(`script: ${error.error().stack}`));
  const page = await context.newPage();
  return { context, page, faults };
}
