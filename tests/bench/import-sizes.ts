import { bundle } from './build.ts';
import { gzipped, sum } from './sizes.ts';

const react = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];

/**
 * Sizes of a bundle of these lines with React outside, KiB gz: what comes at once, and the styles of later parts too.
 * @param folder from which the lines name packages
 */
export async function sizesOf(lines: string, folder?: string) {
  const files = await bundle(lines, react, folder);
  const size = (wanted: (name: string, atOnce: boolean) => boolean) =>
    sum(files.filter(({ name, atOnce }) => wanted(name, atOnce)).map(({ content }) => gzipped(content)));
  return {
    js: size((name, atOnce) => atOnce && name.endsWith('.js')),
    css: size((name) => name.endsWith('.css')),
    cssAtOnce: size((name, atOnce) => atOnce && name.endsWith('.css')),
  };
}
