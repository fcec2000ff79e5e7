/** A hook that is called, or a context or a class component that is made: what a server component cannot do. */
const needsClient = /\buse(?:[A-Z]\w*)?\(|\bcreateContext\(|\bextends Component\b/;

/** The chunk as far as this plugin reads it. */
interface Chunk {
  readonly fileName: string;
  readonly isEntry: boolean;
}

/** Marks each published module that holds state or effects with "use client"; rules and validators stay plain. */
export function clientPlugin() {
  return {
    name: 'mapp:client',
    renderChunk: (code: string, { fileName }: Chunk) =>
      fileName.endsWith('.js') && needsClient.test(code)
        ? { code: `"use client";\n${code}`, map: null }
        : null,
  };
}
