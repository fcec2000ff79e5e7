/** What /registerSuccess carries in its address, all of it personal. Source: membership.md section 2. */
const carried = ['ffpNo', 'name', 'user'] as const;

/** Values of the query, as they were written there. */
export type Arrival = Readonly<Partial<Record<(typeof carried)[number], string>>>;

interface Holder {
  /** Left by the head's script, which runs before anything is loaded. */
  mappArrival?: Arrival | undefined;
}

/** Takes out of the address what says who has been registered; undefined at any other address. */
function take(window: Window & Holder): Arrival | undefined {
  const known = window.mappArrival;
  delete window.mappArrival;
  if (known) return known;
  const { pathname, search, hash } = window.location;
  if (!/\/registerSuccess\/?$/.test(pathname)) return undefined;
  const query = new URLSearchParams(search);
  const found = carried.filter((name) => query.has(name));
  if (found.length === 0) return undefined;
  const arrival = Object.fromEntries(found.map((name) => [name, query.get(name) ?? '']));
  for (const name of found) query.delete(name);
  const rest = query.toString();
  window.history.replaceState(window.history.state, '', pathname + (rest && `?${rest}`) + hash);
  return arrival;
}

/** What the first address said of a new member. It stands in it no more once this module has been read, so it is read first. */
export const arrival = take(window);
