import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserArguments, browserContext, browserPath } from '../browser.ts';

/** The built catalogue under a path of its own, with its policy. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../node_modules/.cache/mapp/catalogue',
  forbidOnly: true,
  workers: Math.min(4, availableParallelism()),
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: browserPath(), args: browserArguments },
    viewport: { width: 1280, height: 800 },
    locale: browserContext.locale,
    timezoneId: browserContext.timezoneId,
    contextOptions: { reducedMotion: browserContext.reducedMotion },
  },
});
