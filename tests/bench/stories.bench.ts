/** How long one story takes as a test in Chromium, with axe. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { median, report } from './figures.ts';

/** Report of vitest with `--reporter=json`, as far as it is read here. */
interface VitestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly status: string;
      readonly duration?: number | null;
      /** Reports of Storybook's addons on a story. */
      readonly meta?: {
        readonly reports?: readonly { readonly type: string; readonly result: { milliseconds?: number } }[];
      };
    }[];
  }[];
}

const file = 'node_modules/.cache/mapp/bench-stories.json';
mkdirSync(dirname(file), { recursive: true });
rmSync(file, { force: true });
spawnSync('vitest', ['run', '--project=stories', '--reporter=json', `--outputFile=${file}`], {
  env: { ...process.env, MAPP_STORY_LANGUAGES: 'zh' },
  stdio: ['ignore', 'ignore', 'inherit'],
});

const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
const results = testResults.flatMap(({ assertionResults }) => assertionResults);
const seconds = results.flatMap(({ status, duration }) =>
  status === 'passed' && typeof duration === 'number' ? [duration / 1000] : [],
);
const sweeps = results.flatMap(({ meta }) =>
  (meta?.reports ?? []).flatMap(({ type, result }) => (type === 'leaks' ? [result.milliseconds ?? 0] : [])),
);

const print = report('npm run bench stories');
print({
  name: 'A story as a test with axe',
  value: median(seconds),
  unit: 's',
  goal: 0.8,
  from: `median of ${seconds.length} stories in Chinese`,
});
print({
  name: 'The sweep for personal data after a story',
  value: median(sweeps),
  unit: 'ms',
  goal: 5,
  from: `median of ${sweeps.length} stories, at most ${Math.max(...sweeps).toFixed(0)} ms`,
});
print({ name: 'The slowest story', value: Math.max(...seconds), unit: 's' });
print({ name: 'Stories that failed', value: results.length - seconds.length, unit: 'stories', goal: 0 });
