/** Docs of the public subpaths, as they are published beside the code: when to use one, its parts, its keys, an example. */
const texts = import.meta.glob<string>('../../packages/kit/docs/**/*.md', {
  query: '?raw',
  import: 'default',
});

/**
 * Docs of a public subpath, or undefined where none are written: screens and pages of the catalogue.
 * @param door `components/seat-map`
 */
export const textOf = async (door: string): Promise<string | undefined> =>
  texts[`../../packages/kit/docs/${door}.md`]?.();
