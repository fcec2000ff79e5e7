import { globSync, readFileSync } from 'node:fs';

/** Headings of the docs of a public subpath, in their order. */
export const headings = [
  'When to use',
  'Do',
  'Don’t',
  'Anatomy',
  'Keyboard',
  'Documents',
  'Example',
] as const;

const exports = 'packages/kit/exports/';

/** Public subpaths that give a component: `components/seat-map`. */
export const doors: readonly string[] = globSync(`${exports}{components,primitives}/**/*.ts`)
  .map((path) => path.slice(exports.length, -'.ts'.length))
  .toSorted();

/** Docs of a public subpath. */
export interface ComponentText {
  readonly door: string;
  /** English name, and those in Chinese, Japanese, Korean and Russian. */
  readonly names: readonly string[];
  /** A sentence or two on its purpose, under the names. */
  readonly lead: string;
  /** Sections by their headings, in the order in which they are written. */
  readonly sections: readonly { readonly heading: string; readonly text: string }[];
  /** TypeScript of the example. */
  readonly example: string;
}

export const fileOf = (door: string): string => `packages/kit/docs/${door}.md`;

/** Docs of a public subpath as they are written. */
export function readText(door: string): ComponentText {
  const [head = '', ...sections] = readFileSync(fileOf(door), 'utf8').split(/^## /m);
  const [title = '', , names = '', ...lead] = head.split('\n');
  return {
    door,
    names: [title.replace(/^# /, ''), ...names.split(' · ')],
    lead: lead.join('\n').trim(),
    sections: sections.map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      return { heading, text: lines.join('\n').trim() };
    }),
    example: /^```tsx\n(.*?)^```$/ms.exec(sections.at(-1) ?? '')?.[1] ?? '',
  };
}

const layers = { components: 'Components', primitives: 'Primitives' };

/** The catalogue's page of names: its headings are what the side bar's search finds. */
export const namesPage = (): string => {
  const texts = doors.map(readText);
  const of = (layer: string) =>
    texts
      .filter(({ door }) => door.startsWith(`${layer}/`))
      .map(
        ({ door, names }) =>
          `### ${names.join(' · ')}\n\n[${door}](?path=/docs/${door.replace('/', '-')}--docs)\n`,
      )
      .join('\n');
  return [
    "import { Meta } from '@storybook/addon-docs/blocks';",
    '<Meta title="welcome/Names" />',
    '# Names in five languages',
    'Written by `npm run covered` from the docs of the components. The search of the side bar finds these headings.',
    ...Object.entries(layers).map(([layer, title]) => `## ${title}\n\n${of(layer).trim()}`),
    '',
  ].join('\n\n');
};
