import { expect, it } from 'vitest';
import { orderPath, shortcuts } from '../host/shortcuts.ts';
import { firstRoutes } from './first-routes.ts';
import { giveRoutes, routes } from './later-routes.ts';
import { moreRoutes } from './more-routes.ts';
import { placeOf } from './place.ts';
import { leadsTo, routes as all } from './routes.ts';
import { homeOf, tabBar } from './tab-bar.ts';

it.each([...Object.values(shortcuts), orderPath('1')])(
  '%s, which a host may be asked for, is known at once',
  (path) => {
    const destination = placeOf(path)?.destination ?? leadsTo(path);
    expect(Object.keys(firstRoutes)).toContain(destination);
  },
);

it('the bar of the first page leads to what is known at once', () => {
  const tabs = tabBar({ destination: 'home', host: 'browser' })?.tabs ?? [];
  const destinations = [...tabs.map(({ destination }) => destination), homeOf('bank'), homeOf('company')];
  expect(Object.keys(firstRoutes)).toEqual(expect.arrayContaining(destinations));
});

it('the others come later, and then all are there', () => {
  expect(Object.keys(routes)).toEqual(Object.keys(firstRoutes));
  expect(placeOf('/addID', routes)).toBeUndefined();
  giveRoutes(moreRoutes);
  expect(routes).toEqual(all);
  // A place that was asked for before is found now.
  expect(placeOf('/addID', routes)?.destination).toBe('addIdentity');
});
