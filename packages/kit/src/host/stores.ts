import { attempt } from './attempt.ts';
import type { CookieJar, Store } from './host.ts';

/** A store that lives as long as the page. */
export function memoryStore(entries: Readonly<Record<string, string>> = {}): Store {
  const values = new Map(Object.entries(entries));
  return {
    get: (key) => values.get(key),
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  };
}

/**
 * A web storage that never throws. Values that the storage refuses are kept as long as the page lives.
 * @param storage reading `window.localStorage` itself can throw, so it is asked for each time
 */
export function webStore(storage: () => Storage): Store {
  const refused = memoryStore();
  const stored = () => attempt(() => Object.keys(storage()), []);
  return {
    get: (key) => refused.get(key) ?? attempt(() => storage().getItem(key) ?? undefined, undefined),
    set(key, value) {
      refused.remove(key);
      const kept = attempt(() => {
        storage().setItem(key, value);
        return true;
      }, false);
      if (!kept) refused.set(key, value);
    },
    remove(key) {
      refused.remove(key);
      attempt(() => storage().removeItem(key), undefined);
    },
    keys: () => [...new Set([...stored(), ...refused.keys()])],
  };
}

const readable = (text: string) => attempt(() => decodeURIComponent(text), text);

/** The cookies of a page, for path `/`, `SameSite=Lax`, and `Secure` on https. Never throws. */
export function documentCookies(document: Pick<Document, 'cookie'>, secure: boolean): CookieJar {
  const write = (name: string, value: string, seconds?: number) =>
    attempt(() => {
      const life = seconds === undefined ? '' : ` Max-Age=${seconds};`;
      const guard = secure ? '; Secure' : '';
      document.cookie = `${name}=${encodeURIComponent(value)};${life} Path=/; SameSite=Lax${guard}`;
    }, undefined);
  return {
    get(name) {
      const pairs = attempt(() => document.cookie, '').split('; ');
      const pair = pairs.find((text) => text.startsWith(`${name}=`));
      return pair === undefined ? undefined : readable(pair.slice(name.length + 1));
    },
    set: (name, value, days) => write(name, value, days && days * 86_400),
    remove: (name) => write(name, '', 0),
  };
}

const trial = 'mapp_trial';

/** Whether a cookie that is set is there afterwards; where none is kept, no sign-in lasts. */
export function keepsCookies(cookies: CookieJar): boolean {
  cookies.set(trial, '1');
  const kept = cookies.get(trial) === '1';
  cookies.remove(trial);
  return kept;
}

/** Cookies that live as long as the page. */
export const memoryCookies = (entries: Readonly<Record<string, string>> = {}): CookieJar =>
  memoryStore(entries);
