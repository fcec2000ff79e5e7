import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { base, redirects, routes, type Route } from '@mapp/kit/navigation';

/** One line of the specification's list. */
interface DocumentedRoute {
  readonly path: string;
  readonly area: string;
  readonly requiresAuth?: boolean;
  readonly keepAlive?: boolean;
  readonly default?: boolean;
  readonly assumed?: boolean;
  readonly query?: readonly string[];
  /** Partners, parted by commas. */
  readonly host?: string;
}

interface DocumentedRoutes {
  readonly base: string;
  readonly root: string;
  readonly routes: readonly DocumentedRoute[];
}

const specification = JSON.parse(
  readFileSync(new URL('routes.json', import.meta.url), 'utf8'),
) as DocumentedRoutes;
const declared: readonly [string, Route][] = Object.entries<Route>(routes);
const byPath = new Map(declared.map(([, route]) => [route.path, route]));

/** Kept alive beyond what the documents ask for: decision 0005. */
const keptBeside: ReadonlySet<string> = new Set(['/myBill']);

describe('the routes', () => {
  it('are those of the specification, no more and no fewer', () => {
    expect(declared.map(([, { path }]) => path).toSorted()).toEqual(
      specification.routes.map(({ path }) => path).toSorted(),
    );
  });

  it('have a name each, built or planned', () => {
    expect(new Set(declared.map(([name]) => name)).size).toBe(declared.length);
    expect(declared.map(([name]) => name).filter((name) => !/^[a-z][A-Za-z0-9]*$/.test(name))).toEqual([]);
  });

  it('lie under the documented base and root', () => {
    expect([base, routes[redirects['/'] ?? 'mine'].path]).toEqual([specification.base, specification.root]);
  });

  it.each(specification.routes)(
    '$path is as documented',
    ({
      path,
      area,
      requiresAuth = false,
      keepAlive = false,
      default: first = false,
      assumed = false,
      query = [],
      host,
    }) => {
      const route = byPath.get(path);
      expect(route).toMatchObject({ area, requiresAuth });
      expect([route?.keepAlive ?? false, route?.default ?? false, route?.assumed ?? false]).toEqual([
        keepAlive || keptBeside.has(path),
        first,
        assumed,
      ]);
      expect(route?.query ?? []).toEqual(expect.arrayContaining([...query]));
      expect(route?.channels?.join(',')).toBe(host);
    },
  );
});
