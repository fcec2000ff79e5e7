import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { browserPath } from '../browser.ts';

/** Machine that draws a picture: the baselines hold for one of each alone. */
export interface Machine {
  /** Name and build of the browser, `Chromium 156.0.8078`: the patches of a build draw alike. */
  readonly browser: string;
  /** Files of the letters in all weights, each by its name and the beginning of its SHA-256. */
  readonly letters: string;
}

const file = 'tests/visual/machine.json';
const said = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** Weights of the tokens, as fontconfig counts them: 400, 500, 600 and 700. */
const weights = [80, 100, 180, 200];

const lettersOf = (path: string): string =>
  `${basename(path)} ${createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16)}`;

/** Build of what a browser says of itself: `Chromium 156.0.8078.79 built on Debian` is `Chromium 156.0.8078`. */
export const buildOf = (version: string): string => /^\D+\d+\.\d+\.\d+/.exec(version)?.[0] ?? version;

export function machineNow(): Machine {
  const paths = weights.map((weight) =>
    said('fc-match', '--format', '%{file}', `Noto Sans CJK SC:weight=${weight}`),
  );
  return {
    browser: buildOf(said(browserPath(), '--version')),
    letters: [...new Set(paths)].map(lettersOf).join(', '),
  };
}

export const machineKept = (): Machine => JSON.parse(readFileSync(file, 'utf8')) as Machine;

export const writeMachine = (machine: Machine): void =>
  writeFileSync(file, `${JSON.stringify(machine, undefined, 2)}\n`);

/** Differences between two machines: a line each, none when they draw the same. */
export const differences = (kept: Machine, now: Machine): string[] =>
  (['browser', 'letters'] as const).flatMap((part) =>
    kept[part] === now[part] ? [] : [`${part}: the baselines have ${kept[part]}, here is ${now[part]}`],
  );
