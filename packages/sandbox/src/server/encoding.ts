import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Encodings that the server speaks, best first. */
const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** The catalogue's own files are megabytes: to compress them as small as the site's would keep a reader waiting. */
const large = 300_000;

/** Compresses once for many answers, so rather small than quick. */
export const compress: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: body.length > large ? 4 : 10,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => deflate(body, { level: body.length > large ? 5 : 9 }),
};

/** Compresses one answer of the API, so rather quick than small. */
export const compressQuickly = (body: Buffer): Promise<Buffer> => deflate(body, { level: 1 });

/** The first of the offered encodings that an Accept-Encoding header allows; `undefined` means as it is. */
export function encodingFor(
  accept: string | undefined,
  offered: readonly Encoding[] = encodings,
): Encoding | undefined {
  const quality = new Map<string, number>();
  for (const part of accept?.split(',') ?? []) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    quality.set(name, q === undefined ? 1 : Number(q.slice(2)));
  }
  return offered.find((name) => (quality.get(name) ?? quality.get('*') ?? 0) > 0);
}
