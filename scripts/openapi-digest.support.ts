import { createHash } from 'node:crypto';
import { calls as allCalls, type Call } from '@mapp/kit/contracts';
import { openApiDocument } from './openapi.ts';

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 10);

/** An object without some of its entries. */
const without = (all: object, names: ReadonlySet<string>): object =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !names.has(name)));

/**
 * The contract in one line for each call: its method and path, whether a document shows it, and digests of what is around its
 * payload, of the payload and of the answer. The first line is about what all calls share.
 */
export function contractDigest(calls: readonly Call[] = allCalls): string {
  const document = openApiDocument(calls) as unknown as Document;
  const { schemas } = document.components;
  const own = new Set<string>();
  const lines = calls.map(({ name, path, body, source }) => {
    const parts = [`${name}.payload`, `${name}.answer`].map((part) => {
      own.add(part);
      return `${part.slice(name.length + 1)} ${schemas[part] ? digest(schemas[part]) : '-'}`;
    });
    const method = body === 'query' ? 'get' : 'post';
    return [`${name} ${method} ${path} ${source}`, `call ${digest(document.paths[path])}`, ...parts].join(
      '  ',
    );
  });
  const shared = {
    ...without(document, new Set(['paths', 'tags', 'components'])),
    components: { ...document.components, schemas: without(schemas, own) },
  };
  return `${[`(shared)  ${digest(shared)}`, ...lines].join('\n')}\n`;
}
