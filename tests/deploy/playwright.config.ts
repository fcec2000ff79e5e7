import { defineConfig } from '@playwright/test';
import { browserArguments, browserContext, browserPath } from '../browser.ts';

/** The built site behind a real web server, one after another. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../node_modules/.cache/mapp/deploy',
  forbidOnly: true,
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: browserPath(), args: browserArguments },
    viewport: { width: 390, height: 844 },
    locale: browserContext.locale,
    timezoneId: browserContext.timezoneId,
    contextOptions: { reducedMotion: browserContext.reducedMotion },
    // The certificate is made for one run.
    ignoreHTTPSErrors: true,
  },
});
