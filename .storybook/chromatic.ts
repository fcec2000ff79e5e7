import type { Plugin } from 'vite';
import { modes, modesOf, type Mode, type ModeName } from './modes.ts';

/**
 * A mode as Chromatic takes it: globals and a viewport. It forces colours for a whole story alone, not for one of its modes; there
 * they are drawn as the toolbar draws them.
 */
const asGlobals = ({ viewport, globals, forcedColors }: Mode): Record<string, string> => ({
  viewport,
  ...globals,
  ...(forcedColors && { contrast: 'forced' }),
});

/** `parameters.chromatic` of a story that is drawn in these modes. */
export const chromaticIn = (names: readonly ModeName[]) => ({
  modes: Object.fromEntries(names.map((name) => [name, asGlobals(modes[name])])),
});

/** Gives the first story of each screen's file the modes of screens, which no story writes. */
export const chromaticOfScreens = (): Plugin => ({
  name: 'mapp:chromatic-of-screens',
  enforce: 'pre',
  transform: {
    filter: { id: /\/stories\/screens\/.*\.stories\.tsx$/ },
    handler: (code, id) => {
      const [, first] = /^export const (\w+)/m.exec(code) ?? [];
      const chromatic = JSON.stringify(chromaticIn(modesOf(id, true)));
      return (
        first &&
        `${code}\n${first}.input.parameters = { ...${first}.input.parameters, chromatic: ${chromatic} };\n`
      );
    },
  },
});
