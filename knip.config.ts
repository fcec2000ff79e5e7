import type { KnipConfig } from 'knip';
import { scripts } from './package.json' with { type: 'json' };

/** Files that scripts of package.json run behind `scripts/run.mjs`, on the pinned Node. */
const run = Object.values(scripts).flatMap(
  (line) => line.replace(/^node \S+/, '').match(/scripts\/[\w-]+\.(?:ts|mjs)/g) ?? [],
);

/**
 * Entries that no import reaches, with the reason: `knip` starts there, and names every file, export and package that nothing leads to.
 * Configurations, stories, tests, workflows and the scripts of package.json it finds by itself.
 */
const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        ...run,
        // Run by other scripts, which name them in words.
        'scripts/written.ts',
        'scripts/testing/vitest-report.mjs',
        'tests/visual/{begin,end,keep,shoot,still}.ts',
        'tests/bench/*.bench.ts',
        // Read by Stryker with a name of its own.
        'scripts/mutation/{stryker,vitest}.config.*',
        // Pages that the bench builds by the name of their folder.
        'tests/bench/*-page/main.tsx',
        'tests/bench/floor-*/*.tsx',
      ],
      project: ['{scripts,tests,stories,.storybook}/**/*.{ts,tsx,mjs,mts,mdx}', '*.{ts,mjs}'],
      playwright: {
        config: ['playwright.config.ts', 'tests/*/playwright.config.ts'],
        entry: ['tests/**/*.spec.ts'],
      },
      vitest: { entry: ['tests/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'] },
      ignoreDependencies: [
        // The schema of `.changeset/config.json`, which comes with `@changesets/cli`.
        '@changesets/config',
        // The parser of dependency-cruiser, which takes it where it is there.
        '@swc/core',
        // Started by `scripts/testing/parts.mjs`, which names it in words; the second by the first.
        'oxlint',
        'oxlint-tsgolint',
        'oxfmt',
        // Started by scripts of the same name, and what they find by name.
        '@stryker-mutator/*',
        'chromatic',
        // Named in `.storybook/main.ts` for the development server alone.
        '@storybook/addon-mcp',
        // Of the kit: scripts and tests read its contracts and catalogues by the very same copy.
        'zod',
        'icu-minify',
      ],
      ignoreBinaries: [
        // Of the system: certificates and a screen for tests that say how to install them.
        'openssl',
        'Xvfb',
      ],
    },
    'packages/kit': {
      entry: [
        'exports/**/*.ts',
        'codemods/*.mjs',
        // Takes the place of `paths.ts` in a build of the site (`late-parts.ts`).
        'src/primitives/icon/later-paths.ts',
      ],
      project: ['src/**', 'exports/**', 'build/**', 'codemods/**'],
    },
    'packages/sandbox': {
      // The build runs it.
      entry: ['build/fixtures.ts'],
      project: ['src/**', 'build/**'],
    },
    'apps/mapp': {
      entry: [
        'prerender.ts',
        'src/server.tsx',
        'src/{service,withdraw}-worker.ts',
        // Takes the place of `messages/start.ts` in a build (`page-words.ts`).
        'src/start-words.ts',
      ],
      project: ['**/*.{ts,tsx}'],
    },
    tokens: { project: ['**/*.ts'] },
    // Installed by a command of their own, each with its lock.
    'scripts/airports': { entry: ['main.ts'], ignoreDependencies: ['.*'] },
    'tests/bench/peers': { entry: ['run.ts', 'tasks.ts', 'pages/*.{jsx,tsx}'] },
  },
};

export default config;
