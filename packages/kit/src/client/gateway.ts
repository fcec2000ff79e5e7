import { parseJson } from './answer.ts';
import type { Fields } from './body.ts';
import type { Cipher } from './cipher.ts';

/** Some paths take their fields locked in one field `req` and answer with one field `res`; the others stay as they are. */
export interface Gateway {
  /** @throws TypeError for a file, which cannot be locked */
  readonly seal: (path: string, fields: Fields) => Promise<Fields>;
  /** The JSON of an answer; undefined for what is not JSON or cannot be opened. */
  readonly open: (path: string, text: string) => Promise<unknown>;
}

const holdsFile = (fields: Fields) =>
  Object.values(fields)
    .flat()
    .some((value) => value instanceof Blob);

/** @param paths exact paths of the encrypted gateways */
export function createGateway(cipher: Cipher | undefined, paths: readonly string[]): Gateway {
  const locked = new Set(paths);
  return {
    seal: async (path, fields) => {
      if (!cipher || !locked.has(path)) return fields;
      if (holdsFile(fields)) throw new TypeError(`A file cannot go through the encrypted gateway ${path}`);
      return { req: await cipher.encrypt(JSON.stringify(fields)) };
    },
    open: async (path, text) => {
      const body = parseJson(text);
      if (!cipher || !locked.has(path)) return body;
      // A gateway's own refusal comes unlocked.
      if (typeof body !== 'object' || body === null || !('res' in body)) return body;
      return cipher.decrypt(String(body.res)).then(parseJson, () => undefined);
    },
  };
}
