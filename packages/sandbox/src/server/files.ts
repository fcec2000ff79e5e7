import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { compress, type Encoding } from './encoding.ts';
import { isText, typeOf } from './mime.ts';

/** Something that is served as it is, in whatever encoding. */
export interface Stored {
  readonly type: string;
  readonly body: Buffer;
  /** Changes with the content, without quotes. */
  readonly tag: string;
  /** The body compressed; `undefined` where that would not help. */
  readonly encoded: (encoding: Encoding) => Promise<Buffer> | undefined;
}

/** Keeps what it compressed. `given` holds what was compressed beforehand. */
export function stored(type: string, body: Buffer, given: Partial<Record<Encoding, Buffer>> = {}): Stored {
  const kept = new Map<Encoding, Promise<Buffer>>();
  return {
    type,
    body,
    tag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    encoded(encoding) {
      if (!isText(type) || body.length < 256) return undefined;
      const done =
        kept.get(encoding) ?? (given[encoding] ? Promise.resolve(given[encoding]) : compress[encoding](body));
      kept.set(encoding, done);
      return done;
    },
  };
}

/** The files below a folder. */
export interface Files {
  /** The file at a path of the address, still percent-encoded; `undefined` when there is none inside the folder. */
  readonly find: (path: string) => Promise<Stored | undefined>;
}

/** Segments of a path of the address; `undefined` for anything that could lead elsewhere. */
function segmentsOf(path: string): string[] | undefined {
  try {
    const segments = path.split('/').filter(Boolean).map(decodeURIComponent);
    return segments.every((segment) => !/[\\/\0:]/.test(segment) && !segment.startsWith('.'))
      ? segments
      : undefined;
  } catch {
    return undefined;
  }
}

const optional = async (path: string): Promise<Buffer | undefined> => readFile(path).catch(() => undefined);

async function read(path: string): Promise<Stored> {
  const [body, br, gzip] = await Promise.all([
    readFile(path),
    optional(`${path}.br`),
    optional(`${path}.gz`),
  ]);
  return stored(typeOf(path), body, { ...(br && { br }), ...(gzip && { gzip }) });
}

/** Reads files once, and again when they change. */
export function createFiles(folder: string): Files {
  const root = resolve(folder);
  const kept = new Map<string, { readonly time: number; readonly size: number; readonly file: Stored }>();

  return {
    async find(path) {
      const segments = segmentsOf(path);
      if (!segments || segments.length === 0) return undefined;
      try {
        // A link may point out of the folder.
        const real = await realpath(join(root, ...segments));
        if (!real.startsWith((await realpath(root)) + sep)) return undefined;
        const found = await stat(real);
        if (!found.isFile()) return undefined;
        const known = kept.get(real);
        if (known?.time === found.mtimeMs && known.size === found.size) return known.file;
        const file = await read(real);
        kept.set(real, { time: found.mtimeMs, size: found.size, file });
        return file;
      } catch {
        return undefined;
      }
    },
  };
}
