import { expect, it } from 'vitest';
import { kitFiles, textOf, withoutComments } from './source.ts';

/** Durations that the theme sets to nothing where the system asks for less motion. */
const theme = textOf('packages/kit/src/theme/theme.css.ts');
const [, reduced = ''] = /'\(prefers-reduced-motion: reduce\)': \{\s*vars: \{([^}]*)\}/.exec(theme) ?? [];
const stopped = Array.from(
  reduced.matchAll(/motion\.duration\.(\w+)\]: duration\.reduced/g),
  ([, name]) => name,
);

/** Each motion that a style sheet declares: what it takes its time from. */
const motions = kitFiles('**/*.css.ts').flatMap((path) => {
  const code = withoutComments(textOf(path));
  const declared = Array.from(
    code.matchAll(/(?:animation|transition)(?:Duration)?:\s*(`[^`]*`|'[^']*'|[\w.]+\([^)]*\))/g),
    ([, value = '']) => value,
  );
  const made = Array.from(code.matchAll(/=> (`[^`]*motion\.duration[^`]*`)/g), ([, value = '']) => value);
  const still = /'\(prefers-reduced-motion: reduce\)'|'@media': still/.test(code);
  return [...declared, ...made].map((value) => ({ path, value, still }));
});

/** Time of an appearance: it is there at once, some time later. */
const isAppearance = (value: string) => / 1ms /.test(value);
const timeOf = (value: string) => /motion\.duration\.(\w+)/.exec(value)?.[1];

it('every motion of a style sheet ends at once where the system asks for less, or has a rule for it', () => {
  expect(stopped).toEqual(['state', 'sheet', 'seal', 'slip', 'turn']);
  expect(motions.length).toBeGreaterThan(40);
  const moving = motions.filter(
    ({ value, still }) =>
      !still && value !== "'none'" && !isAppearance(value) && !stopped.includes(timeOf(value)),
  );
  expect(moving).toEqual([]);
});

it('no other code moves anything, but that of the pages, which asks for the same times', () => {
  const moves = kitFiles('**/*.{ts,tsx}').filter((path) =>
    /\.animate\(|startViewTransition|behavior: 'smooth'/.test(withoutComments(textOf(path))),
  );
  expect(moves).toEqual(['packages/kit/src/screens/shell/page-motion.ts']);
});
