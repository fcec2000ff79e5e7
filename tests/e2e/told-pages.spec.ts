import { base, placeOf, routeOf } from '@mapp/kit/navigation';
import { ways } from '../faults/ways.ts';
import { expectMainActionInPlace, toldAstray } from './main-actions.ts';
import { places } from './places.ts';
import { expect, test } from './site.ts';

const bare = new Set(places.map(({ path }) => path));

/** Addresses that say what is shown, beside those of `places`: one for each way to make a call. */
const told = new Map(
  Object.values(ways).flatMap(({ address, member }) => {
    const place = placeOf(address);
    return place && !bare.has(base + address) ? [[address, { address, member, ...place }] as const] : [];
  }),
);

for (const [area, pages] of Map.groupBy(told.values(), ({ destination }) => routeOf(destination).area))
  test(`a page of ${area} that is told what to show has its main action in its place`, async ({
    page,
    context,
    signIn,
  }) => {
    for (const { address, member, destination } of pages) {
      await context.clearCookies();
      if (member !== undefined) await signIn(member);
      await page.goto(base + address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectMainActionInPlace(page, destination, toldAstray);
    }
  });
