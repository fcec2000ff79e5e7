/** A hook that is called, or a context or a class component that is made: what a server component cannot do. */
const holdsState = /\buse(?:[A-Z]\w*)?\(|\bcreateContext\(|\bextends Component\b/;

/** A function that is given to an element, by its name or as it stands: a server component cannot hand one on. */
const givesFunction = /\bon[A-Z]\w*[:,]|: (?:async )?(?:\([^()]*\)|\w+) => /;

const needsClient = (code: string): boolean =>
  holdsState.test(code) || (code.includes('"react/jsx-runtime"') && givesFunction.test(code));

/** The first line of a module that only a page runs. */
export const clientLine = '"use client";\n';

/** The chunk as far as this plugin reads it. */
interface Chunk {
  readonly fileName: string;
  readonly isEntry: boolean;
}

/** Marks each published module that holds state or effects, or hands functions on, with "use client"; rules and validators stay plain. */
export function clientPlugin() {
  return {
    name: 'mapp:client',
    renderChunk: (code: string, { fileName }: Chunk) =>
      // The line more is told to the map by `sources.ts`.
      fileName.endsWith('.js') && needsClient(code) ? { code: `${clientLine}${code}`, map: null } : null,
  };
}
