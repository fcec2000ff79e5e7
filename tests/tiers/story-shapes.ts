import { withoutComments } from '../catalogue/source.ts';
import { declarationsIn, sourcesIn } from '../catalogue/story-text.ts';

/** A story as far as its tier follows from its source. */
export interface StorySource {
  readonly name: string;
  /** Its own source with all data blanked: stories of one shape do the same with other words. */
  readonly shape: string;
  /** Its own source and what it names of its module. */
  readonly source: string;
  /** Tags that it bears itself. */
  readonly tags: readonly string[];
}

const strings = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
const numbers = /\b\d[\d_.]*\b/g;
const covers = /\bcovers: \[[^\]]*\],?/g;

/** A fault's kind stays in a shape: screens tell each of them in a way of its own. */
const kinds = /\bkind: '([\w-]+)'/g;

const shapeOf = (name: string, source: string): string =>
  source
    .replaceAll(covers, '')
    .replaceAll(kinds, 'kind: $1')
    .replaceAll(strings, 'text')
    .replaceAll(numbers, '0')
    .replaceAll(new RegExp(String.raw`\b${name}\b`, 'g'), 'Name')
    .replaceAll(/\s+/g, ' ');

const tagsOf = (source: string): readonly string[] =>
  (/\btags: \[([^\]]*)\]/.exec(source)?.[1] ?? '').match(/[\w-]+/g) ?? [];

/** The stories of a module in their order. */
export function storiesIn(module: string): StorySource[] {
  const text = withoutComments(module);
  const sourceOf = sourcesIn(text);
  return [...declarationsIn(text)]
    .filter(([, own]) => /^export const \w+ = meta\.story\(/.test(own))
    .map(([name, own]) => ({ name, shape: shapeOf(name, own), source: sourceOf(name), tags: tagsOf(own) }));
}
