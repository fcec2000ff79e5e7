import type { Call, ResponseOf } from '../contracts/call.ts';
import { read } from '../contracts/read.ts';
import type { Host } from '../host/host.ts';

/** An answer that the device has kept. */
export interface KeptAnswer<C extends Call> {
  readonly subject: string;
  readonly answer: ResponseOf<C>;
  /** When the airline gave it, milliseconds since 1970. */
  readonly at: number;
}

/** Answers that outlive the page, for when there is no network; each belongs to the holder of the login token. */
export interface KeptAnswers {
  /** Reads the kept answers of a call, by subject. Expired ones, or another member's, are taken away. */
  readonly read: <C extends Call>(call: C) => Promise<readonly KeptAnswer<C>[]>;
  /**
   * @param until when it must be gone, milliseconds since 1970
   * @returns whether it is kept
   */
  readonly write: <C extends Call>(call: C, kept: KeptAnswer<C>, until: number) => Promise<boolean>;
  readonly remove: (call: Call, subject: string) => Promise<void>;
  /** Takes away what must not be there any more. */
  readonly sweep: () => Promise<void>;
}

type Bytes = Uint8Array<ArrayBuffer>;

const vectorBytes = 12;
const purpose = 'mapp kept answers';

/** A key that only the holder of the token can make; it is kept nowhere. */
async function keyOf(token: string): Promise<CryptoKey> {
  const text = new TextEncoder();
  const secret = await crypto.subtle.importKey('raw', text.encode(token), 'HKDF', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(0), info: text.encode(purpose) },
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

async function seal(token: string, name: string, content: unknown): Promise<Bytes> {
  const iv = crypto.getRandomValues(new Uint8Array(vectorBytes));
  const text = new TextEncoder();
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: text.encode(name) },
    await keyOf(token),
    text.encode(JSON.stringify(content)),
  );
  return new Uint8Array([...iv, ...new Uint8Array(sealed)]);
}

/** Rejects what another token has sealed, and what was changed or renamed since. */
async function unseal(token: string, name: string, sealed: Bytes): Promise<unknown> {
  const open = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: sealed.subarray(0, vectorBytes), additionalData: new TextEncoder().encode(name) },
    await keyOf(token),
    sealed.subarray(vectorBytes),
  );
  return JSON.parse(new TextDecoder().decode(open));
}

const nameOf = (call: Call, subject: string): string => `${call.name} ${subject}`;

/** The answers that a host's device keeps. Nothing here throws: what cannot be kept or read is not there. */
export function keptAnswers(host: Pick<Host, 'device' | 'environment' | 'clock'>): KeptAnswers {
  const { now } = host.clock;
  const token = () => host.environment().proof;
  const store = async () => (await host.device()).kept;

  /** Opens the entries that are still the holder's; the rest goes. */
  async function opened(): Promise<readonly { readonly name: string; readonly content: unknown }[]> {
    const kept = await store();
    const entries = await Promise.all(
      (await kept.all()).map(async ({ name, until, sealed }) => {
        try {
          if (until <= now()) throw new RangeError('Expired');
          return [{ name, content: await unseal(token(), name, sealed) }];
        } catch {
          await kept.remove(name);
          return [];
        }
      }),
    );
    return entries.flat();
  }

  const attempt = async <Result>(act: () => Promise<Result>, otherwise: Result): Promise<Result> => {
    try {
      return await act();
    } catch {
      return otherwise;
    }
  };

  return {
    read: <C extends Call>(call: C) =>
      attempt<readonly KeptAnswer<C>[]>(async () => {
        const found = await opened();
        return found.flatMap(({ name, content }) => {
          const { answer, at } = Object(content) as { answer?: unknown; at?: unknown };
          // A newer build may understand an answer otherwise.
          const parsed = read(call.response, answer);
          if (!name.startsWith(nameOf(call, '')) || !('data' in parsed) || typeof at !== 'number') return [];
          return [{ subject: name.slice(nameOf(call, '').length), answer: parsed.data as ResponseOf<C>, at }];
        });
      }, []),
    write: (call, { subject, answer, at }, until) =>
      attempt(async () => {
        const [name, holder] = [nameOf(call, subject), token()];
        if (holder === '' || until <= now()) return false;
        const entry = { name, until, sealed: await seal(holder, name, { answer, at }) };
        // A member who has signed out meanwhile leaves nothing behind.
        return token() === holder && (await (await store()).put(entry));
      }, false),
    remove: (call, subject) => attempt(async () => (await store()).remove(nameOf(call, subject)), undefined),
    sweep: () => attempt(async () => void (await opened()), undefined),
  };
}
