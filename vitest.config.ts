import { availableParallelism } from 'node:os';
import { STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY } from '@storybook/addon-vitest/constants';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { browserArguments, browserContext, browserPath, deviceOf } from './tests/browser.ts';
import type { Plugin } from 'vite';
import { testsOf } from './scripts/testing/tests-of.mjs';
import { visual } from './tests/visual/project.ts';
import { storiesOfTier, tierOfRun } from './.storybook/tier.ts';
import { source } from './vite.source.ts';
import { ByEnvironment } from './vitest.order.ts';

/** Rules, contracts and everything else that needs no page. */
const unit: TestProjectInlineConfiguration = {
  ...source(),
  test: {
    name: 'unit',
    environment: 'node',
    setupFiles: ['vitest.runs.ts'],
    // A worker for each file costs more than most files do.
    isolate: false,
    // A hundred thousand generated values take a while on a busy machine.
    testTimeout: 90_000,
    include: testsOf.unit,
  },
};

/** The library as it is published: built before, packed, and put into empty projects. */
const packed: TestProjectInlineConfiguration = {
  test: {
    name: 'package',
    globalSetup: 'tests/package/packed.ts',
    environment: 'node',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A page of a host has taken 8 s to be ready beside two builds; the usual limit is one second.
    expect: { poll: { timeout: 20_000 } },
    include: testsOf.package,
  },
};

/** Whole hosts, built by their own frameworks, with the library as it is published. */
const hosts: TestProjectInlineConfiguration = {
  test: {
    ...packed.test,
    name: 'hosts',
    globalSetup: ['tests/package/packed.ts', 'tests/hosts/frameworks.ts'],
    include: testsOf.hosts,
  },
};

/** The languages in which stories play: `MAPP_STORY_LANGUAGES=zh,en,ja,ko,ru`, or none, which spares loading Storybook. */
const languages = (process.env['MAPP_STORY_LANGUAGES'] ?? 'zh').split(',').filter(Boolean);

/** The languages that a screen is swept in once it has played in Chinese, the one with the longest words by default. */
const sweeps = process.env['MAPP_SWEEPS'] ?? 'ru';

/** A browser on a device of its own. */
const browserIn = (timezoneId?: string) =>
  playwright({
    launchOptions: { executablePath: browserPath(), args: browserArguments },
    contextOptions: { ...browserContext, ...(timezoneId && { timezoneId }) },
  });

/**
 * A page in which React tells a profiler nothing: it makes a task for each element and a mark for each component where the
 * console can take them, an eighth of a story's time. Errors and warnings are the same.
 */
const withoutTraces = (): Plugin => ({
  name: 'without-traces',
  transformIndexHtml: () => [
    {
      tag: 'script',
      children: 'delete console.createTask; delete console.timeStamp;',
      injectTo: 'head-prepend',
    },
  ],
});

/** Every story as a test, in each language; one server reads the sources for all of them. */
const stories: TestProjectInlineConfiguration = {
  plugins: [storiesOfTier(tierOfRun()), storybookTest(), withoutTraces()],
  test: {
    name: 'catalogue',
    env: { MAPP_SWEEPS: sweeps, MAPP_TIER: tierOfRun() },
    isolate: false,
    testTimeout: 30_000,
    // As in the browser tests: what passes at the second try is named as flaky, not hidden.
    retry: 1,
    browser: {
      enabled: true,
      headless: true,
      instances: languages.map((locale) => {
        const { device, timezoneId } = deviceOf(locale);
        return {
          browser: 'chromium',
          name: locale === 'zh' ? 'stories' : `stories-${locale}`,
          provide: { [STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY]: { locale, device } },
          provider: browserIn(timezoneId),
        };
      }),
      provider: browserIn(),
    },
  },
};

/** One more than there are cores: each of them waits a part of its time, a page of stories a third. */
const maxWorkers = availableParallelism() + 1;

export default defineConfig({
  test: {
    maxWorkers,
    // A test without a tag belongs to each run; the runs leave these out, or take nothing else.
    tags: [{ name: 'all' }, { name: 'night' }],
    sequence: { sequencer: ByEnvironment },
    projects: [
      unit,
      packed,
      hosts,
      ...(languages.length > 0 ? [stories] : []),
      ...(process.env['MAPP_VISUAL'] ? [visual()] : []),
    ],
  },
});
