import { definePreviewAddon } from 'storybook/internal/csf';
import { isPlays } from './plays.ts';
import { isVaried } from './varied.ts';

interface StrictTypes {
  parameters: {
    /** Lines that this story is expected to log as a warning or an error. */
    logs?: RegExp[];
  };
}

const levels = ['warn', 'error'] as const;

const textOf = (values: unknown[]): string =>
  values.map((value) => (value instanceof Error ? (value.stack ?? value.message) : String(value))).join(' ');

/** A story that logs a warning or an error fails, React's own included. */
export const addonStrict = () => {
  let lines: string[] = [];
  return definePreviewAddon<StrictTypes>({
    beforeEach: () => {
      lines = [];
      const real = levels.map((level) => console[level]);
      for (const level of levels) {
        const log = console[level];
        console[level] = (...values: unknown[]) => {
          if (!values.some(isPlays)) lines.push(`console.${level}: ${textOf(values)}`);
          log(...values);
        };
      }
      return () => {
        levels.forEach((level, index) => Object.assign(console, { [level]: real[index] }));
      };
    },
    afterEach: ({ globals, parameters, storyGlobals }) => {
      if (isVaried({ globals, storyGlobals })) return;
      const expected = (parameters['logs'] as RegExp[] | undefined) ?? [];
      const found = lines.filter((line) => !expected.some((pattern) => pattern.test(line)));
      if (found.length > 0) throw new Error(`This story logs:\n${found.join('\n')}`);
    },
  });
};
