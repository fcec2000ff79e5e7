import { readFileSync } from 'node:fs';
import type { Documentation } from 'react-docgen';
import type { ComponentManifest } from 'storybook/internal/types';
import { publicComponents, type ComponentDocs } from './component-docs.ts';
import { declarationsOf, isUnread, publishedType, type PublishedTypes } from './published-types.ts';

const subjectOf = (path: string): string => path.replace(/^.*\bstories\//, '').replace(/\.stories\.tsx$/, '');

type ReadType = NonNullable<NonNullable<Documentation['props']>[string]['tsType']>;

/** Names of all types within one. */
const namesIn = (type: ReadType): readonly string[] => [
  type.name,
  ...('elements' in type ? type.elements.flatMap(namesIn) : []),
];

/** Docs of a component with the types that the package has, where the reader of the sources did not follow one. */
export function withPublishedTypes(
  { door, name, docs }: ComponentDocs,
  published: PublishedTypes,
): Documentation | undefined {
  if (!docs?.props) return docs;
  const props = Object.entries(docs.props).map(([prop, told]): [string, typeof told] => {
    const unread = told.tsType !== undefined && namesIn(told.tsType).some(isUnread);
    const type = unread ? publishedType(published, door, name, prop) : undefined;
    return [prop, type === undefined ? told : { ...told, tsType: { name: type } }];
  });
  return { ...docs, props: Object.fromEntries(props) };
}

/**
 * Manifest of each component. Storybook does not follow a story's import through the kit's public subpaths to the
 * source; descriptions and props come from our own reading of them. Pages of the catalogue itself are no components.
 */
export function described(
  manifests: Readonly<Record<string, ComponentManifest>>,
  components: readonly ComponentDocs[] = publicComponents('primitives', 'components', 'screens'),
): Record<string, ComponentManifest> {
  const published = declarationsOf(readFileSync('tests/package/props.txt', 'utf8'));
  const known = Object.entries(manifests).flatMap(([id, manifest]) => {
    const subject = subjectOf(manifest.path);
    const found = components.find(
      ({ door, name }) => name === manifest.name && (subject === door || subject.startsWith(`${door}/`)),
    );
    if (!found) return [];
    const { error: _error, ...rest } = manifest;
    const entry = {
      ...rest,
      description: found.docs?.description ?? '',
      import: `import { ${found.name} } from '@mapp/kit/${found.door}';`,
      reactDocgen: withPublishedTypes(found, published),
    };
    return [[id, entry] as const];
  });
  return Object.fromEntries(known);
}
