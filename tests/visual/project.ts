import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { browserArguments, browserContext, browserPath } from '../browser.ts';
import { arrived, forceColors, picture, wanted } from './commands.ts';
import { withoutPictures } from './stories.ts';

/**
 * A part that is painted again by itself, below a focus or a skeleton that went, rounds the shades of a gradient and of a
 * corner from where that part begins; a whole tile is always the same.
 */
const wholeTiles = '--disable-partial-raster';

/** Folder of the installed packages, which is above a work tree that draws pictures as they were. */
const installed = resolve(fileURLToPath(import.meta.resolve('vitest/package.json')), '../..');

/** Every story as a picture that is compared with its baseline. */
export const visual = (): TestProjectInlineConfiguration => ({
  plugins: [storybookTest({})],
  server: { fs: { allow: [installed] } },
  test: {
    name: 'visual',
    setupFiles: ['tests/visual/shoot.ts'],
    exclude: Object.keys(withoutPictures),
    // Axe has its own part.
    provide: { 'storybook/test-provided': { a11y: false } },
    isolate: false,
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      instances: [{ browser: 'chromium' }],
      commands: { arrived, forceColors, picture, wanted },
      provider: playwright({
        launchOptions: { executablePath: browserPath(), args: [...browserArguments, wholeTiles] },
        contextOptions: browserContext,
      }),
    },
  },
});
