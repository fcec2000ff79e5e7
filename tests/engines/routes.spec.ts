import type { Destination } from '@mapp/kit/navigation';
import { places, type SitePlace } from '../e2e/places.ts';
import { zh } from '../e2e/words.ts';
import type { Engine } from './engine.ts';
import { expect, test } from './site.ts';

/** Routes that lead on: a member's phone is found in the account, and its change begins with a proof of identity. */
const leadOn: Partial<Record<Destination, Destination>> = {
  addMobile: 'accountManagement',
  editMobile: 'identityCheck',
  editPointsPassword: 'identityCheck',
};

/** The titles that a route may have. */
const titlesOf = (asked: SitePlace): readonly string[] =>
  places
    .filter(
      ({ destination }) => destination === asked.destination || destination === leadOn[asked.destination],
    )
    .map(({ title: [area, key] }) => zh(area, key));

/** Problems of a page, once it has a heading and the title of its route. */
async function look(engine: Engine, place: SitePlace): Promise<readonly string[]> {
  const drawn = (titles: readonly string[]) =>
    document.querySelector('h1') && titles.some((title) => document.title.startsWith(title));
  const late = await engine.wait(drawn, titlesOf(place)).then(
    () => [],
    (reason: Error) => [reason.message],
  );
  const wide = await engine.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const wrong = [
    ...late,
    ...(wide > 0 ? [`It is ${wide} px wider than the page`] : []),
    ...(await engine.takeErrors()),
  ];
  return wrong.map((each) => `${place.path}: ${each}`);
}

/** Goes there as a link does: the page stays, which takes a tenth of the time. */
const visit = (engine: Engine, path: string) =>
  engine.evaluate((to) => {
    const { depth = 0 } = (history.state ?? {}) as { depth?: number };
    history.pushState({ key: to, depth: depth + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Routes of guests, and of members; the sign-in is a guest's alone. */
const readers = {
  guest: places.filter(({ forMembers }) => !forMembers),
  member: places.filter(({ forGuests }) => !forGuests),
};

for (const [reader, theirs] of Object.entries(readers)) {
  test(`every route opens by its address, for a ${reader}`, async ({ engine, signIn }) => {
    test.slow();
    if (reader === 'member') await signIn();
    const wrong: string[] = [];
    for (const place of theirs) {
      await engine.open(place.path);
      wrong.push(...(await look(engine, place)));
    }
    expect(wrong).toEqual([]);
  });
}

test('every route draws, one after another', async ({ engine, signIn }) => {
  await signIn();
  await engine.open('/mapp/mine');
  const wrong: string[] = [];
  for (const place of readers.member) {
    await visit(engine, place.path);
    wrong.push(...(await look(engine, place)));
  }
  expect(wrong).toEqual([]);
});
