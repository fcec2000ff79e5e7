import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { browserArguments, browserContext, browserPath } from '../browser.ts';
import { arrived, forceColors } from './commands.ts';
import { exact } from './comparator.ts';
import { referencesOf } from './references.ts';
import { review } from './review.ts';
import { stemOf, withoutPictures } from './stories.ts';

/**
 * A part that is painted again by itself, below a focus or a skeleton that went, rounds the shades of a gradient and of a
 * corner from where that part begins; a whole tile is always the same.
 */
const wholeTiles = '--disable-partial-raster';

/** Every story as a picture that is compared with its baseline. */
export const visual = (): TestProjectInlineConfiguration => ({
  plugins: [storybookTest({})],
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
      commands: { arrived, forceColors },
      provider: playwright({
        launchOptions: { executablePath: browserPath(), args: [...browserArguments, wholeTiles] },
        contextOptions: browserContext,
      }),
      expect: {
        toMatchScreenshot: {
          comparatorName: 'exact',
          comparators: { exact },
          timeout: 15_000,
          resolveScreenshotPath: ({ arg, ext, root, testFileDirectory, testFileName }) =>
            `${root}/${referencesOf(stemOf(`${testFileDirectory}/${testFileName}`))}/${arg}${ext}`,
          resolveDiffPath: ({ arg, ext, root, testFileDirectory, testFileName }) =>
            `${root}/${review}/${stemOf(`${testFileDirectory}/${testFileName}`)}/${arg}${ext}`,
        },
      },
    },
  },
});
