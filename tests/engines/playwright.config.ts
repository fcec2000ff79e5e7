import { defineConfig } from '@playwright/test';

/** The built site in the engines that Playwright does not bring: each is a project with a browser of its own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../node_modules/.cache/mapp/engines',
  forbidOnly: true,
  workers: 2,
  timeout: 120_000,
  // As in the browser tests: what passes at the second try is named as flaky.
  retries: 1,
  reporter: 'list',
  // Each engine is started once.
  projects: ['firefox', 'webkit'].map((name) => ({ name, workers: 1 })),
});
