import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { pathOf, placeOf, withoutBase } from './place.ts';
import { addressOf, type Route } from './route.ts';
import { redirects } from './redirects.ts';
import { isDestination, leadsTo, needsSignIn, routeOf, routes } from './routes.ts';

const all: Readonly<Record<string, Route>> = routes;

describe('pathOf', () => {
  it('is the documented path', () => {
    expect(pathOf('home')).toBe('/Home');
    expect(pathOf('billFilter', {})).toBe('/myBill/queryIntegral');
  });

  it('adds the query that is there', () => {
    expect(pathOf('bill', { query: { startDate: '2026-05-01', endDate: undefined, entry: 'A&B=1' } })).toBe(
      '/myBill?startDate=2026-05-01&entry=A%26B%3D1',
    );
    expect(pathOf('bill', { query: {} })).toBe('/myBill');
  });

  it('writes several of one name one after the other', () => {
    expect(pathOf('bill', { query: { entry: ['A', 'B'], startDate: [] } })).toBe('/myBill?entry=A&entry=B');
  });

  it('writes any text as a query does', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (entry) => {
        expect(pathOf('bill', { query: { entry } })).toBe(`/myBill?${new URLSearchParams({ entry })}`);
      }),
    );
  });

  it('fills the parts that vary', () => {
    expect(addressOf(routes.payment, { params: { id: 'a/b ?中' } })).toBe('/pay/a%2Fb%20%3F%E4%B8%AD');
    expect(pathOf('tierOrderDetail', { query: { tradingOrderNo: '1' } })).toBe(
      '/mine/gradeOrderDetail?tradingOrderNo=1',
    );
  });

  it('takes only what the route declares', () => {
    type Arguments = Parameters<typeof addressOf<typeof routes.payment>>;
    expectTypeOf<Arguments[1]>().toExtend<{ readonly params: Readonly<Record<'id', string>> }>();
    expectTypeOf<Parameters<typeof pathOf<'bill'>>[1]>().toEqualTypeOf<
      | ({
          readonly query?: {
            readonly startDate?: string | readonly string[] | undefined;
            readonly endDate?: string | readonly string[] | undefined;
            readonly entry?: string | readonly string[] | undefined;
          };
        } & { readonly params?: never })
      | undefined
    >();
    // @ts-expect-error there is no such route
    expect(() => pathOf('nowhere')).toThrow(TypeError);
    // @ts-expect-error the screen does not read this name
    expect(pathOf('home', { query: { startDate: '1' } })).toBe('/Home?startDate=1');
  });
});

describe('placeOf', () => {
  it('is the same for the same address, and another for another query', () => {
    const place = placeOf('/myBill?entry=A');
    expect(placeOf('/myBill?entry=A')).toBe(place);
    expect(placeOf('/myBill?entry=B')?.query).toEqual({ entry: 'B' });
    expect(placeOf('/myBill?entry=A')).toEqual(place);
  });

  it.each([
    ['/Home', 'home'],
    ['/home', 'homeLowercase'],
    ['/mapp/Home', 'home'],
    ['/mapp/Home/', 'home'],
    ['/Home#top', 'home'],
    ['/myBill/queryIntegral?x=1', 'billFilter'],
  ])('%s is %s', (address, destination) => {
    expect(placeOf(address)).toEqual({ destination, params: {}, query: {} });
  });

  it('reads the declared query, and nothing else', () => {
    expect(placeOf('/mapp/myBill?startDate=2026-05-01&secret=1&entry=%E4%B8%AD#endDate=x')).toEqual({
      destination: 'bill',
      params: {},
      query: { startDate: '2026-05-01', entry: '中' },
    });
  });

  it('reads the parts that vary', () => {
    expect(placeOf('/pay/a%2Fb', all)).toEqual({ destination: 'payment', params: { id: 'a/b' }, query: {} });
  });

  it.each([
    '',
    '/',
    '/mapp',
    '/mapp/',
    '/HOME',
    '/mappHome',
    '/nowhere',
    '/myBill/x',
    '/Home/x',
    '//Home',
    'Home',
    '/payment',
    '/order/detail',
    '/order/lists',
    '/%48ome',
    '?',
    '#/Home',
  ])('%j is no place', (address) => {
    expect(placeOf(address)).toBeUndefined();
  });

  it.each(['/pay/', '/pay', '/pay/%E4%B8', '/pay/1/2'])('%j is no payment', (address) => {
    expect(placeOf(address, all)).toBeUndefined();
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(() => placeOf(`/pay/${text}`, all)).not.toThrow();
      }),
    );
  });

  it.each(Object.entries(all))('finds %s again at its own address', (destination, route) => {
    const params = Object.fromEntries(
      [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, 'x/ ?#%中']),
    );
    const query = Object.fromEntries((route.query ?? []).map((name) => [name, '& =#%中']));
    const address = addressOf(route, { params, query } as Parameters<typeof addressOf>[1]);
    expect(placeOf(`/mapp${address}`, all)).toEqual({ destination, params, query });
  });
});

describe('withoutBase', () => {
  it.each([
    ['/mapp/Home', '/Home'],
    ['/mapp', ''],
    ['/mapp?a=1', '?a=1'],
    ['/mapp#a', '#a'],
    ['/mapper', '/mapper'],
    ['/Home', '/Home'],
    ['/x/mapp/Home', '/x/mapp/Home'],
  ])('%j → %j', (address, path) => {
    expect(withoutBase(address)).toBe(path);
  });
});

describe('the table', () => {
  it('tells members’ routes', () => {
    expect([needsSignIn('mine'), needsSignIn('bill'), needsSignIn('home')]).toEqual([true, true, false]);
  });

  it('gives a route in its general form', () => {
    expect(routeOf('billInformation')).toEqual({
      area: 'points',
      requiresAuth: true,
      path: '/myBill/infoList',
    });
  });

  it('knows its own names', () => {
    expect(['home', 'toString', ''].map(isDestination)).toEqual([true, false, false]);
  });

  it('leads on from the root', () => {
    expect(redirects['/']).toBe('home');
    expect(redirects['/myBill']).toBeUndefined();
    const paths = [...Object.keys(redirects), '/myBill', '', '/nowhere'];
    expect(paths.map(leadsTo)).toEqual(paths.map((path) => redirects[path]));
  });
});
