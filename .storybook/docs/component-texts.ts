/** Docs of the public subpaths, as they are published beside the code: when to use one, its parts, its keys, an example. */
const texts = import.meta.glob<string>('../../packages/kit/docs/**/*.md', {
  query: '?raw',
  import: 'default',
});

const asked = new Map<string, Promise<string | undefined>>();

async function read(door: string): Promise<string | undefined> {
  return texts[`../../packages/kit/docs/${door}.md`]?.();
}

/**
 * Docs of a public subpath, or undefined where none are written: screens and pages of the catalogue. The same promise
 * each time: a page that waits for another one whenever it is drawn is never there.
 * @param door `components/seat-map`
 */
export function textOf(door: string): Promise<string | undefined> {
  const known = asked.get(door) ?? read(door);
  asked.set(door, known);
  return known;
}
