import { addressOf, type ParamOf, type PlaceArguments, type QueryOf, type Route } from './route.ts';
import { base, routes, type Destination } from './routes.ts';

/** The arguments that go with a destination. */
export type DestinationArguments<D extends Destination> = PlaceArguments<(typeof routes)[D]>;

/** A destination with what its address says. Values are as the address has them: anybody can have written them. */
export interface Place<D extends Destination = Destination> {
  readonly destination: D;
  readonly params: Readonly<Record<ParamOf<(typeof routes)[D]>, string>>;
  readonly query: { readonly [Name in QueryOf<(typeof routes)[D]>]?: string };
}

/** The address of a destination, without base: `pathOf('bill', { query: { startDate } })` → `/myBill?startDate=…`. */
export const pathOf = <D extends Destination>(destination: D, ...options: DestinationArguments<D>): string =>
  addressOf(routes[destination], ...options);

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** The varying parts of a path that fits a pattern, both in their parts; undefined where it does not fit. */
function paramsIn(
  wanted: readonly string[],
  found: readonly string[],
): Readonly<Record<string, string>> | undefined {
  if (wanted.length !== found.length) return undefined;
  // Two hundred patterns are tried for an address, and one of them fits: the others make no objects.
  let params: Record<string, string> | undefined;
  for (let index = 0; index < wanted.length; index += 1) {
    const part = wanted[index] ?? '';
    const text = found[index] ?? '';
    const value = part.startsWith(':') ? decoded(text) : undefined;
    if (value) (params ??= {})[part.slice(1)] = value;
    else if (text !== part) return undefined;
  }
  return params ?? {};
}

type Table = Readonly<Record<string, Route>>;

const parted = new WeakMap<Route, readonly string[]>();

/** The parts of a route's path, taken apart once: each step of the way asks for a place several times. The table grows. */
function partsOf(route: Route): readonly string[] {
  const parts = parted.get(route) ?? route.path.split('/');
  parted.set(route, parts);
  return parts;
}

/** Path, query and hash of an address whose base, if it has one, is cut off. */
export const withoutBase = (address: string): string =>
  address.startsWith(base) && ['', '/', '?', '#'].includes(address.charAt(base.length))
    ? address.slice(base.length)
    : address;

/** The place that was found last: each step of the way asks for the same one several times. */
let latest: { readonly address: string; readonly table: Table; readonly place: Place } | undefined;

/**
 * The place that an address means; undefined for an address that is not a route.
 * @param address path and query, with or without base
 */
export function placeOf(address: string, table: Table = routes): Place | undefined {
  if (latest?.address === address && latest.table === table) return latest.place;
  const place = findPlace(address, table);
  // A place that is not found may be, once the table has grown.
  if (place) latest = { address, table, place };
  return place;
}

function findPlace(address: string, table: Table): Place | undefined {
  const [, given = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(withoutBase(address)) ?? [];
  const searchParams = new URLSearchParams(search);
  const path = given.replace(/\/$/, '').split('/');
  for (const [destination, route] of Object.entries(table)) {
    const params = paramsIn(partsOf(route), path);
    if (!params) continue;
    const names = route.query?.filter((name) => searchParams.has(name)) ?? [];
    const query = Object.fromEntries(names.map((name) => [name, searchParams.get(name)]));
    return { destination, params, query } as Place;
  }
  return undefined;
}
