/** Address of a file or a folder of the sources, where the catalogue was built from a repository that others can open. */
export function sourceAddress(path: string): string | undefined {
  const repository: unknown = import.meta.env['STORYBOOK_REPOSITORY'];
  return typeof repository === 'string' ? `${repository}/tree/main/${path}` : undefined;
}

/** Sources of doors that are one file alone. */
const files = Object.keys(import.meta.glob('../../packages/kit/src/*/*.ts'));

/** Path of a public subpath's sources: a folder of its own, or a file. */
export const sourceOfDoor = (door: string): string =>
  `packages/kit/src/${files.includes(`../../packages/kit/src/${door}.ts`) ? `${door}.ts` : door}`;

/** A way to another file, as Markdown writes it: neither to a site nor within the page. */
const toFile = /\[([^\]]+)\]\((?!\w+:|[#?])([^)\s]+)\)/g;

/** Words after the language of a block of code: for those who compile it. The catalogue would set them as attributes. */
const blockWords = /^(```\w+) .+$/gm;

/**
 * Markdown of the repository as the catalogue can draw it, which holds none of the files beside: they are named by their addresses
 * in the repository, or by their paths.
 * @param folder where the text lies, from the repository's own
 */
export const withSources = (text: string, folder: string): string =>
  text.replaceAll(blockWords, '$1').replaceAll(toFile, (_, words: string, target: string) => {
    const { pathname, hash } = new URL(target, `file:///${folder}/`);
    const path = pathname.slice(1);
    const address = sourceAddress(path);
    return address === undefined ? `${words} (\`${path}\`)` : `[${words}](${address}${hash})`;
  });
