import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'mapp-lint-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Of each rule, lines that it refuses, and lines that it lets be. */
const rules: Readonly<Record<string, { refused: readonly string[]; allowed: readonly string[] }>> = {
  'mapp/one-clock': {
    refused: [
      'Date.now();',
      "Date['now']();",
      'new Date();',
      'Date();',
      'performance.now();',
      'window.performance.now();',
      'globalThis.Date.now();',
      'new self.Date();',
      "globalThis['Date'].now();",
      'const now: () => number = Date.now;',
      'new Date(at).getHours();',
      'new Date(at).getTimezoneOffset();',
      "new Date(at).toLocaleDateString('en');",
      'new Intl.DateTimeFormat(locale).format();',
      'dates.formatToParts();',
      'performance.timeOrigin;',
      'Temporal.Now.instant();',
    ],
    allowed: [
      'new Date(at);',
      'Date.parse(text);',
      'Date.UTC(2026, 1);',
      'clock.now();',
      'host.performance.now();',
      'dates.format(at);',
      'new Date(at).getUTCHours();',
    ],
  },
  'mapp/amounts': {
    refused: [
      '<p>{money(sum)}</p>;',
      '<p>{formats.money(sum)}</p>;',
      '<p>{free || money(sum)}</p>;',
      '<>{paid ? money(sum) : no}</>;',
    ],
    allowed: [
      '<Amount value={sum} />;',
      "<p>{t('tax', { money: money(tax) })}</p>;",
      '<Row aside={money(sum)} />;',
      'const text = money(sum);',
    ],
  },
  'mapp/noun-phrases': {
    refused: ['/** What a screen says. */', '/** who is signed in */', '/** Whose seat it is. */'],
    allowed: [
      '/** Message of a screen. */',
      '/** Whether somebody sits there. */',
      '/** What is an order? Something paid for once. */',
      '// What comes next is loaded.',
      '/* What a plain comment says. */',
    ],
  },
  'mapp/by-role': {
    refused: [
      "root.querySelector('strong');",
      "root.querySelectorAll<HTMLElement>('[role=dialog]');",
      "root?.querySelector('a');",
      "told.closest('a');",
      "row['closest']('li');",
      "link.matches('nav a');",
      "document.getElementById('form');",
      "document.getElementsByClassName('seat');",
      "canvas.getByText('15', { selector: 'p > span' });",
      "await canvas.findAllByLabelText(name, { exact: false, selector: 'input' });",
    ],
    allowed: [
      "canvas.getByRole('strong');",
      "within(canvas.getByRole('list')).getAllByRole('button', { name: words });",
      'withoutRole(root, \'[data-part="hero"]\');',
      "matchMedia('(prefers-reduced-motion)').matches;",
      "screen.getByText('15', { exact: false });",
      "style({ selector: 'p' });",
    ],
  },
  'mapp/story-preview': {
    refused: [
      "import preview from '../../.storybook/preview.tsx';",
      "import again from './.storybook/preview';",
    ],
    allowed: [
      "import given from '#storybook/preview';",
      "import { viewports } from '../../.storybook/viewports.ts';",
    ],
  },
  'mapp/state-pairs': {
    refused: ['const [seat, choose] = useState(1);', 'const [open, setOpened] = useState(false);'],
    allowed: [
      'const [row, setRow] = useState(1);',
      'const [once] = useState(1);',
      'const [{ host }] = useState(() => given);',
      'const [state, dispatch] = useReducer(act, 1);',
    ],
  },
  'mapp/submit-child': {
    refused: ['<Button type="submit">{t("save")}</Button>;', '<button type="submit" />;'],
    allowed: [
      '<form onSubmit={submit}>{children}</form>;',
      '<button type="button" />;',
      '<Field type="text" />;',
    ],
  },
};

/** Lines of a program that a rule refuses, counted from 1. */
function refusedLines(rule: string, lines: readonly string[]): number[] {
  const config = { jsPlugins: [resolve('scripts/lint/plugin.mjs')], rules: { [rule]: 'error' } };
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
  writeFileSync(join(folder, 'program.tsx'), lines.join('\n'));
  const run = spawnSync(
    resolve('node_modules/.bin/oxlint'),
    ['-c', 'config.json', '-A', 'all', '-D', rule, '--format=json', 'program.tsx'],
    { cwd: folder, encoding: 'utf8' },
  );
  const { diagnostics } = JSON.parse(run.stdout) as {
    diagnostics: readonly { labels: readonly { span: { line: number } }[] }[];
  };
  return diagnostics.map(({ labels }) => labels[0]?.span.line ?? 0).toSorted((a, b) => a - b);
}

it.each(Object.entries(rules))(
  '%s refuses what it is there for, and nothing else',
  (rule, { refused, allowed }) => {
    expect(refusedLines(rule, [...refused, ...allowed])).toEqual(refused.map((_, index) => index + 1));
  },
);
