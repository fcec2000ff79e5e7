import { defineConfig } from '@playwright/test';
import { browserArguments, browserPath } from './tests/browser.ts';

/**
 * The built site on the sandbox's real HTTP server, its journeys and its faults; `tests/e2e/site.ts` starts one for
 * each worker.
 */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/tests/{e2e,faults}/**/*.spec.ts',
  outputDir: 'node_modules/.cache/mapp/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // Each of them waits for its page about half of its time; three are slower.
  workers: 4,
  // Room for a machine that does something else besides.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // A machine that stands still for a while is no defect of the site: what passes at the second try is named as flaky.
  retries: 1,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: browserPath(), args: browserArguments },
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
  },
});
