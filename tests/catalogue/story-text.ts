import { textOf } from './source.ts';

/** The declarations of a module by their names: each from the line on which it begins to the next that is not indented. */
export function declarationsIn(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const part of text.split(/^(?=(?:export |async |const |function |interface |type )[^\n]*)/m)) {
    const name = /^(?:export )?(?:async )?(?:const|function) (\w+)/.exec(part)?.[1];
    if (name) found.set(name, part);
  }
  return found;
}

/**
 * Gives the own source of a story of a module with everything of the module that it names, and what that names in turn:
 * the paths and helpers that it is written with.
 */
export function sourcesIn(text: string): (name: string) => string {
  const declared = declarationsIn(text);
  return (name) => {
    const reached = new Set([name]);
    for (const each of reached) {
      for (const [word] of (declared.get(each) ?? '').matchAll(/\w+/g)) {
        if (word !== 'meta' && declared.has(word)) reached.add(word);
      }
    }
    return [...reached].map((each) => declared.get(each) ?? '').join('\n');
  };
}

/** The same for the module of a path. */
export const sourceOfStory = (path: string): ((name: string) => string) => sourcesIn(textOf(path));
