import { numberOf, tierOf, type Tier } from '../e2e/tier.ts';
import { expect, test } from '../e2e/site.ts';
import { leaks } from '../e2e/watch.ts';
import { askerWith } from './asked.ts';
import { callNamed, hostNames, leaveDead, openAs } from './cut-off.support.ts';
import { trafficOf } from './traffic.ts';
import type { WriteName } from './ways/way.ts';
import { fire, writes } from './writes.ts';

/** Writes at the end of the main journeys: a booking, a change, a refund, an upgrade, seats, check-in, a beneficiary, claims, a flight that is followed. */
const ends = [
  'createOrder',
  'orderChange',
  'submitRefund',
  'orderUpgrade',
  'chooseSeats',
  'checkIn',
  'addBeneficiary',
  'retroClaim',
  'followFlight',
] as const satisfies readonly WriteName[];

/** Each write on each side has a host in `test:all`, and one of them in every run; the night has all hosts. */
function tierOfEnd(name: WriteName, side: 'before' | 'after', at: number): Tier {
  if (name === 'chooseSeats' && side === 'after') return hostNames[at] === 'app' ? 'default' : 'night';
  return numberOf(name + side) % hostNames.length === at ? 'all' : 'night';
}

for (const name of ends)
  for (const side of ['before', 'after'] as const)
    for (const [at, id] of hostNames.entries())
      test(
        `${name} in ${id}: cut off ${side} the airline has acted, killed, and begun again half an hour later`,
        tierOf(tierOfEnd(name, side, at)),
        async ({ browser, origin, airline }) => {
          test.slow();
          const write = writes[name];
          const path = callNamed(name);
          const { context, page, watched } = await openAs(browser, origin, airline, id, write.member);
          try {
            const token = (await context.cookies()).find((cookie) => cookie.name.startsWith('mapp_token'));
            const asker = askerWith(origin, token?.value);
            const effects = () => write.effects({ first: asker, now: asker });
            await write.open(page);
            await airline.fault(path, 'network', 1, side === 'after');
            const answer = trafficOf(page, path).last(1);
            await Promise.all([fire(write, page), answer]);
            await leaveDead(page);
            expect(await airline.requests(path)).toHaveLength(1);
            expect(await effects()).toBe(side === 'after' ? 1 : 0);
            // Where it is done, the way there may end earlier.
            page.setDefaultTimeout(10_000);
            const begun = write.open(page).then(() => fire(write, page));
            await (side === 'after' ? begun.catch(() => undefined) : begun);
            await expect.poll(effects).toBe(1);
            expect(await leaks(page, watched)).toEqual([]);
          } finally {
            await context.close();
          }
        },
      );
