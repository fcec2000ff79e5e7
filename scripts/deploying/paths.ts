import type { Config } from '@mapp/kit/config';
import { hosts } from '../../packages/kit/src/host/hosts.ts';
import { guardOf, type Guard } from './limits.ts';

/** Paths that a server hands on to the back end. One that ends with a slash means everything below it. */
export interface BackEndPaths {
  /** Answers of the API, which nobody keeps. */
  readonly data: readonly string[];
  /** Pages of the back end, such as the sign-in; they bring headers of their own. */
  readonly pages: readonly string[];
  /** Calls that are asked seldom by a traveller and often by a machine. */
  readonly guarded: readonly { readonly path: string; readonly guard: Guard }[];
}

const unique = (paths: readonly string[]) => [...new Set(paths)].toSorted();

/** `/api/` of `/api/orders/nextTrip`. */
const firstPart = (path: string): string => /^\/[^/]+\//.exec(path)?.[0] ?? path;

/** `/sso/` of `/sso/login`; a page at the root stands for itself. */
function folderOf(path: string): string {
  const folder = path.replace(/:.*$/, '').replace(/[^/]*$/, '');
  return folder === '/' ? path : folder;
}

const plain = /^\/[\w./-]+$/;

/**
 * Paths of the site's origin for the back end: the first part of every call's path, and the pages that the
 * configuration names. Those on another origin the browser asks there.
 * @throws Error when a path cannot be in a server's configuration
 */
export function backEndPaths(
  calls: readonly { readonly name: string; readonly path: string }[],
  { apiBase, ssoUrl, cashierUrl = '', hosts: given }: Config,
): BackEndPaths {
  const data = URL.canParse(apiBase)
    ? []
    : calls.map(({ path }) => (apiBase === '' ? firstPart(path) : `${apiBase.replace(/\/$/, '')}/`));
  const signIns = Object.values(hosts).map(({ id, loginUrl = '' }) => given[id]?.loginUrl ?? loginUrl);
  const pages = [ssoUrl, cashierUrl, ...signIns]
    .filter((address) => address.startsWith('/') && !address.startsWith('/mapp/'))
    .map(folderOf);
  const guarded = calls.flatMap(({ name, path }) => {
    const guard = URL.canParse(apiBase) ? undefined : guardOf(name);
    return guard === undefined ? [] : [{ path: apiBase.replace(/\/$/, '') + path, guard }];
  });
  const paths = { data: unique(data), pages: unique(pages).filter((path) => !data.includes(path)), guarded };
  const strange = [...paths.data, ...paths.pages].find((path) => !plain.test(path));
  if (strange !== undefined) throw new Error(`${strange} is no path that a server can be told`);
  return paths;
}
