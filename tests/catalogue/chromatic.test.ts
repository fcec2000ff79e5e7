import { describe, expect, it } from 'vitest';
import { chromaticIn, chromaticOfScreens } from '../../.storybook/chromatic.ts';
import { modes, ofEveryStory, ofScreens } from '../../.storybook/modes.ts';
import { globalTypes, initialGlobals } from '../../.storybook/toolbar.ts';
import { viewportNames } from '../../.storybook/viewports.ts';
import { stories, textOf } from './source.ts';

const { transform } = chromaticOfScreens();
if (typeof transform !== 'object') throw new Error('It says for which files it is.');
const { filter, handler } = transform as unknown as {
  filter: { id: RegExp };
  handler: (code: string, id: string) => string | undefined;
};

/** Addition to a story file: the story it is for and the parameters that it gets. */
function added(path: string) {
  const text = textOf(path);
  const rest = handler(text, `/anywhere/${path}`)?.slice(text.length) ?? '';
  const [, story, chromatic = '{}'] =
    /^\n(\w+)\.input\.parameters = \{ .*, chromatic: (\{.*\}) \};\n$/.exec(rest) ?? [];
  return { story, chromatic: JSON.parse(chromatic) as { modes?: Record<string, unknown> } };
}

describe('what Chromatic draws', () => {
  it('is every mode by its name, in words of the toolbar', () => {
    const given = Object.entries(chromaticIn(ofScreens).modes);
    expect(given.map(([name]) => name)).toEqual(Object.keys(modes));
    for (const [, { viewport, ...globals }] of given) {
      expect(viewportNames).toContain(viewport);
      for (const [name, value] of Object.entries(globals)) {
        const { items } = globalTypes[name as keyof typeof globalTypes];
        expect(items.map((item) => item.value)).toContain(value);
      }
    }
    const told = given.map(([, { viewport, ...globals }]) =>
      JSON.stringify([viewport, { ...initialGlobals, ...globals, viewport }]),
    );
    expect(new Set(told).size).toBe(given.length);
  });

  it('is the usual mode of every story', () => {
    expect(Object.keys(chromaticIn(ofEveryStory).modes)).toEqual(['zh-light-390']);
    expect(textOf('.storybook/preview.tsx')).toContain('chromatic: chromaticIn(ofEveryStory)');
    expect(textOf('.storybook/main.ts')).toContain('chromaticOfScreens()');
  });

  const paths = stories().map(({ path }) => path);

  it.each(paths.filter((path) => path.startsWith('stories/screens/')))(
    '%s begins with every mode',
    (path) => {
      const { story, chromatic } = added(path);
      expect(filter.id.test(`/anywhere/${path}`)).toBe(true);
      expect(textOf(path)).toMatch(new RegExp(`^export const ${story} = `, 'm'));
      expect(Object.keys(chromatic.modes ?? {})).toEqual(ofScreens);
    },
  );

  it('leaves other stories as they are', () => {
    const others = paths.filter((path) => !path.startsWith('stories/screens/'));
    expect(others.filter((path) => filter.id.test(`/anywhere/${path}`))).toEqual([]);
  });
});
