import type { ComponentManifest } from 'storybook/internal/types';
import { publicComponents, type ComponentDocs } from './component-docs.ts';

const subjectOf = (path: string): string => path.replace(/^.*\bstories\//, '').replace(/\.stories\.tsx$/, '');

/**
 * Manifest of each component. Storybook does not follow a story's import through the kit's public subpaths to the
 * source; descriptions and props come from our own reading of them. Pages of the catalogue itself are no components.
 */
export function described(
  manifests: Readonly<Record<string, ComponentManifest>>,
  components: readonly ComponentDocs[] = publicComponents('primitives', 'components', 'screens'),
): Record<string, ComponentManifest> {
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
      reactDocgen: found.docs,
    };
    return [[id, entry] as const];
  });
  return Object.fromEntries(known);
}
