/** Fields that leave the first address before anything else sees them. Source: membership.md sections 2 and 4. */
const carried = {
  /** On /registerSuccess: who has been registered. */
  registered: ['ffpNo', 'name', 'user'],
  /** A partner's hand-over. */
  partner: ['loginToken', 'unLogin'],
} as const;

/** Values of the query that the page was entered with, as they were written there. */
export type EntryParams = Readonly<Record<string, string>>;

interface Holder {
  /** Left by the head's script, which runs before anything is loaded. */
  mappEntryParams?: EntryParams | undefined;
}

/** Takes out of the address what it must not keep showing. */
function take(window: Window & Holder): EntryParams {
  const known = window.mappEntryParams;
  delete window.mappEntryParams;
  // Only a page in development is without that script.
  if (known || !import.meta.env.DEV) return known ?? {};
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  const { registered, partner } = carried;
  const names = /\/registerSuccess\/?$/.test(pathname) ? [...registered, ...partner] : partner;
  const found = names.filter((name) => query.has(name));
  if (found.length === 0) return {};
  const params = Object.fromEntries(found.map((name) => [name, String(query.get(name))]));
  for (const name of found) query.delete(name);
  const rest = query.toString();
  window.history.replaceState(window.history.state, '', pathname + (rest && `?${rest}`) + hash);
  return params;
}

const entered = take(window);

const part = (names: readonly string[]): EntryParams =>
  Object.fromEntries(Object.entries(entered).filter(([name]) => names.includes(name)));

/** The new member that the first address named; empty at any other address. Reading this module takes it out of the address, so it is read first. */
export const registered = part(carried.registered);

const partner = part(carried.partner);

/** Whether a partner hands anything over. */
export const handsOver = Object.keys(partner).length > 0;

/** The query that the page was opened with, with what a partner has handed over. */
export const openedWith = `${window.location.search}&${new URLSearchParams(partner)}`;
