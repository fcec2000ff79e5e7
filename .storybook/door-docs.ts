import type { Documentation } from 'react-docgen';
import type { Plugin } from 'vite';
import { listsOfKit, withValues } from './closed-lists.ts';
import { componentsAt, doorsOf } from './component-docs.ts';

/** Docs of a public component, as its page reads them. */
export interface DoorDocs {
  readonly name: string;
  readonly docs: Documentation;
}

/** Docs of all components of a public subpath, in the order in which it gives them. */
export const docsAt = (door: string): readonly DoorDocs[] =>
  componentsAt(door).flatMap(({ name, docs }) => (docs ? [{ name, docs }] : []));

/** A module that imports the docs of a public subpath when its page is opened. */
const indexOf = (doors: readonly string[]): string =>
  `export const doors = {${doors.map((door) => `'${door}': () => import('./doors.ts?door=${door}')`).join(',\n')}};`;

/** Writes the docs of every public component into `docs/doors.ts`: a file of stories imports some of them only. */
export function docsOfDoors(): Plugin {
  return {
    name: 'mapp:door-docs',
    enforce: 'pre',
    load: {
      filter: { id: /\/\.storybook\/docs\/doors\.ts/ },
      handler: (id) => {
        const door = /\?door=([\w/-]+)/.exec(id)?.[1];
        if (door === undefined) return indexOf(doorsOf('primitives', 'components'));
        return `export default ${withValues(JSON.stringify(docsAt(door)), listsOfKit())};`;
      },
    },
  };
}
