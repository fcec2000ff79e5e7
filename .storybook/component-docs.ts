import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import type { Documentation } from 'react-docgen';

// The reader that the catalogue's own docs and controls come from.
const { builtinResolvers, makeFsImporter, parse } = createRequire(
  createRequire(import.meta.url).resolve('@storybook/react-vite/package.json'),
)('react-docgen') as typeof import('react-docgen');

/** Docs of one public component, as far as they can be read. */
export interface ComponentDocs {
  /** Public subpath: `components/points-bill`. */
  readonly door: string;
  /** `PointsBill` */
  readonly name: string;
  /** Undefined where the reader finds no component. */
  readonly docs: Documentation | undefined;
  /** It takes props, by its source. */
  readonly takesProps: boolean;
}

const importer = makeFsImporter();
const resolver = new builtinResolvers.FindExportedDefinitionsResolver({ limit: 0 });

function docsIn(path: string, text: string): Documentation[] {
  try {
    return parse(text, { filename: path, resolver, importer });
  } catch {
    // The reader throws where nothing in a file is a component.
    return [];
  }
}

const exports = 'packages/kit/exports/';
const exported = /export\s*\{([^}]*)\}\s*from\s*'([^']+\.tsx)'/g;

/** The components that a public subpath gives. */
function componentsOf(path: string): ComponentDocs[] {
  const door = path.slice(exports.length, -'.ts'.length);
  return [...readFileSync(path, 'utf8').matchAll(exported)].flatMap(([, names = '', from = '']) => {
    const components = names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^[A-Z]/.test(name));
    if (components.length === 0) return [];
    const file = resolve(dirname(path), from);
    const text = readFileSync(file, 'utf8');
    const docs = docsIn(file, text);
    return components.map((name) => ({
      door,
      name,
      docs: docs.find(({ displayName }) => displayName === name),
      takesProps: !new RegExp(`export function ${name}\\(\\)`).test(text),
    }));
  });
}

/** The public components of one subpath: `components/seat-map`. */
export const componentsAt = (door: string): ComponentDocs[] => componentsOf(`${exports}${door}.ts`);

/** Public subpaths of some layers. */
export const doorsOf = (...layers: readonly string[]): string[] =>
  globSync(layers.map((layer) => `${exports}${layer}/**/*.ts`))
    .toSorted()
    .map((path) => path.slice(exports.length, -'.ts'.length));

/**
 * Every public component of some layers.
 * @param layers folders of the kit's public subpaths
 */
export const publicComponents = (...layers: readonly string[]): ComponentDocs[] =>
  doorsOf(...layers).flatMap(componentsAt);
