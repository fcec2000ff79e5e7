import { base, routeOf, routes, type Destination, type Route } from './routes.ts';

type RouteOf<D extends Destination> = (typeof routes)[D];

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** Names of the parts of a destination's path that vary. */
export type ParamOf<D extends Destination> = NamesIn<RouteOf<D>['path']>;

/** Names of the query that a destination's screen reads. */
export type QueryOf<D extends Destination> = RouteOf<D> extends Route<string, infer Query> ? Query : never;

/** What makes an address of a destination. An undefined value of the query is left out. */
export type PlaceOptions<D extends Destination> = {
  readonly query?: { readonly [Name in QueryOf<D>]?: string | undefined };
} & ([ParamOf<D>] extends [never]
  ? { readonly params?: never }
  : { readonly params: Readonly<Record<ParamOf<D>, string>> });

/** The arguments that go with a destination: needed only where its path has a part that varies. */
export type PlaceArguments<D extends Destination> = [ParamOf<D>] extends [never]
  ? [options?: PlaceOptions<D>]
  : [options: PlaceOptions<D>];

/** A destination with what its address says. Values are as the address has them: anybody can have written them. */
export interface Place<D extends Destination = Destination> {
  readonly destination: D;
  readonly params: Readonly<Record<ParamOf<D>, string>>;
  readonly query: { readonly [Name in QueryOf<D>]?: string };
}

interface AnyOptions {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
}

/** The address of a destination, without base: `pathOf('bill', { query: { startDate } })` → `/myBill?startDate=…`. */
export function pathOf<D extends Destination>(destination: D, ...[options]: PlaceArguments<D>): string {
  const { params = {}, query = {} }: AnyOptions = options ?? {};
  const path = routes[destination].path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value);
  return search.size > 0 ? `${path}?${search}` : path;
}

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** The varying parts of a path that fits a pattern; undefined where it does not fit. */
function paramsIn(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/');
  const found = path.split('/');
  if (wanted.length !== found.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const text = found[index] ?? '';
    const value = decoded(text);
    if (!part.startsWith(':') ? text !== part : !value) return undefined;
    if (part.startsWith(':') && value) params[part.slice(1)] = value;
  }
  return params;
}

/** Path, query and hash of an address whose base, if it has one, is cut off. */
export const withoutBase = (address: string): string =>
  address.startsWith(base) && ['', '/', '?', '#'].includes(address.charAt(base.length))
    ? address.slice(base.length)
    : address;

/**
 * The place that an address means; undefined for an address that is not a route.
 * @param address path and query, with or without base
 */
export function placeOf(address: string): Place | undefined {
  const [, given = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(withoutBase(address)) ?? [];
  const searchParams = new URLSearchParams(search);
  const path = given.replace(/\/$/, '');
  for (const destination of Object.keys(routes) as Destination[]) {
    const route = routeOf(destination);
    const params = paramsIn(route.path, path);
    if (!params) continue;
    const names = (route.query ?? []).filter((name) => searchParams.has(name));
    const query = Object.fromEntries(names.map((name) => [name, searchParams.get(name)]));
    return { destination, params, query } as Place;
  }
  return undefined;
}
