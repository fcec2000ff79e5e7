import type { Area } from '../contracts/areas.ts';
import type { ChannelId } from '../host/host.ts';

/** One route as it is declared. Source: routes.json of the specification, which the catalogue tests compare with. */
export interface Route<Path extends string = string, Query extends string = string> {
  /** Spelled as documented, without base. */
  readonly path: Path;
  readonly area: Area;
  /** A guest is asked to sign in first. */
  readonly requiresAuth: boolean;
  /** A guest signs in first here too: open by the documents, but what its screen asks for is the member's. */
  readonly forMembers?: boolean;
  /** A guest may open it all the same, though the documents name it among the member's pages. Source: decision 0035. */
  readonly forGuests?: boolean;
  /** Names of the query that the screen reads. */
  readonly query?: readonly Query[];
  /** The screen stays as it was left. */
  readonly keepAlive?: boolean;
  /** The parent path leads here. */
  readonly default?: boolean;
  /** Our proposal: the documents do not show it. */
  readonly assumed?: boolean;
  /** Partners that have this route; all without it. */
  readonly channels?: readonly ChannelId[];
}

/** A declaration in the table: the path alone, or with what else is to say about it. */
type Declared = string | (Omit<Route, 'area' | 'requiresAuth'> & { readonly query?: readonly string[] });
type PathIn<D extends Declared> = D extends { path: infer Path extends string }
  ? Path
  : D extends string
    ? D
    : never;
type QueryIn<D extends Declared> = D extends { query: readonly (infer Query extends string)[] }
  ? Query
  : never;
type Table<Within extends Area, Group extends Record<string, Declared>> = {
  readonly [Key in keyof Group]: Route<PathIn<Group[Key]>, QueryIn<Group[Key]>> & { readonly area: Within };
};

const table =
  (requiresAuth: boolean) =>
  <const Within extends Area, const Group extends Record<string, Declared>>(
    area: Within,
    group: Group,
  ): Table<Within, Group> =>
    Object.fromEntries(
      Object.entries<Declared>(group).map(([key, declared]) => [
        key,
        { area, requiresAuth, ...(typeof declared === 'string' ? { path: declared } : declared) },
      ]),
    ) as Table<Within, Group>;

/** The path that only leads to a route, where there is one: what its own path lies below, of a default child. */
export const parentOf = (route: Route): string | undefined =>
  route.default ? route.path.slice(0, route.path.lastIndexOf('/')) || undefined : undefined;

/** Routes that everybody may see. */
export const open = table(false);

/** Routes for which a guest signs in first. */
export const members = table(true);

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** Names of the parts of a route's path that vary. */
export type ParamOf<R extends Route> = NamesIn<R['path']>;

/** Names of the query that a route's screen reads. */
export type QueryOf<R extends Route> = R extends Route<string, infer Query> ? Query : never;

type QueryPart<Name extends string> = [Name] extends [never]
  ? { readonly query?: never }
  : { readonly query?: { readonly [Each in Name]?: string | readonly string[] | undefined } };
type ParamsPart<Name extends string> = [Name] extends [never]
  ? { readonly params?: never }
  : { readonly params: Readonly<Record<Name, string>> };

/** Values that make an address of a route. An undefined value of the query is left out, several of one name follow each other. */
export type PlaceOptions<R extends Route> = QueryPart<QueryOf<R>> & ParamsPart<ParamOf<R>>;

/** The arguments that go with a route: needed only where its path has a part that varies. */
export type PlaceArguments<R extends Route> = [ParamOf<R>] extends [never]
  ? [options?: PlaceOptions<R>]
  : [options: PlaceOptions<R>];

interface AnyOptions {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** Text as a query writes it. Most of it is written as it is: a list asks for an address with each of its rows. */
const written = (text: string): string =>
  /^[\w.*-]*$/.test(text) ? text : new URLSearchParams([['', text]]).toString().slice(1);

/** The address of a route, path and query. */
export function addressOf<R extends Route>(route: R, ...[options]: PlaceArguments<R>): string {
  const { params = {}, query = {} }: AnyOptions = options ?? {};
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = Object.entries(query).flatMap(([name, value]) =>
    (value === undefined ? [] : [value].flat()).map((each) => `${written(name)}=${written(each)}`),
  );
  return search.length > 0 ? `${path}?${search.join('&')}` : path;
}
