import { base, placeOf, routeOf, type Destination } from '@mapp/kit/navigation';
import { ways } from '../faults/ways.ts';
import { drawnBreadth } from './drawn-breadth.ts';
import { expectMainActionInPlace, toldAstray } from './main-actions.ts';
import { places } from './places.ts';
import { expect, test } from './site.ts';
import { tierOf } from './tier.ts';
import { narrowPages, narrowTold } from './wide-reasons.ts';

const phone = { width: 390, height: 844 };
const wide = { width: 1280, height: 800 };

/** A page that is narrow without a query since nothing was chosen has something to show once it is told what. */
const isNarrow = (destination: Destination) =>
  destination in narrowTold || (narrowPages[destination] ?? 'one') !== 'one';

const bare = new Set(places.map(({ path }) => path));

/** Addresses that say what is shown, beside those of `places`: one for each way to make a call. */
const told = new Map(
  Object.values(ways).flatMap(({ address, member }) => {
    const place = placeOf(address);
    return place && !bare.has(base + address) ? [[address, { address, member, ...place }] as const] : [];
  }),
);

for (const [area, pages] of Map.groupBy(told.values(), ({ destination }) => routeOf(destination).area))
  test(
    `a page of ${area} that is told what to show has its main action in its place, and takes half of a wide window`,
    tierOf('all'),
    async ({ page, context, signIn }) => {
      for (const { address, member, destination } of pages) {
        await context.clearCookies();
        if (member !== undefined) await signIn(member);
        await page.goto(base + address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (!(destination in toldAstray)) await expectMainActionInPlace(page, destination, {});
        if (isNarrow(destination)) continue;
        await page.setViewportSize(wide);
        const breadth = async () => (await page.evaluate(drawnBreadth)) ?? 0;
        await expect.poll(breadth, { message: address }).toBeGreaterThanOrEqual(wide.width / 2);
        await page.setViewportSize(phone);
      }
    },
  );
