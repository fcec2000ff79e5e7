import { readFileSync } from 'node:fs';

/** The TypeScript type of a JSON value, texts and numbers widened. */
const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return `(${[...new Set(value.map(typeOf))].join(' | ') || 'never'})[]`;
  if (typeof value !== 'object') return typeof value;
  return `{ ${Object.entries(value)
    .map(([key, member]) => `${JSON.stringify(key)}: ${typeOf(member)};`)
    .join(' ')} }`;
};

/** Declarations of JSON modules for the published types; the native compiler writes none. */
export function jsonDeclarationsPlugin() {
  return {
    name: 'mapp:json-declarations',
    load: {
      order: 'pre' as const,
      filter: { id: /\.json\.d\.ts$/ },
      handler: (id: string) => {
        const json: unknown = JSON.parse(readFileSync(id.slice(0, -'.d.ts'.length), 'utf8'));
        return `declare const value: ${typeOf(json)};\nexport default value;\n`;
      },
    },
  };
}
