import type { Page, Request } from '@playwright/test';
import { calls, type Call } from '@mapp/kit/contracts';
import { faultKinds, type FaultKind } from '@mapp/sandbox/engine';
import { expect, test } from '../e2e/site.ts';
import { tierOf } from '../e2e/tier.ts';
import { languageOf, wordsOf, type Locale } from '../e2e/words.ts';
import { outcomes, requestsOf } from './outcomes.ts';
import { transactionsOf } from './transactions.ts';
import { heldBack, trafficOf } from './traffic.ts';
import { expectLate, expectTold, goOn, keepsPage, type Failed } from './told.ts';
import { alike, sample, tierOfCell } from './sample.ts';
import { parts, ways } from './ways.ts';
import type { CallName } from './ways/way.ts';

/** The words that the server answered with. */
async function messageOf(request: Request): Promise<string> {
  const response = await request.response();
  const body = (await response?.json().catch(() => undefined)) as { Msg?: string } | undefined;
  return body?.Msg ?? '';
}

/** Opens the place in a language and makes the call. */
async function open(page: Page, name: CallName, locale: Locale): Promise<void> {
  const { address, act } = ways[name];
  await page.goto(`/mapp${address}${address.includes('?') ? '&' : '?'}lang=${locale}`);
  await act?.(page, wordsOf(locale));
}

const cell = (call: Call, kind: FaultKind, turn: number): void => {
  const name = call.name as CallName;
  const way = ways[name];
  const outcome = outcomes[kind];
  const times = requestsOf(outcome, call);
  const counts = way.learns ? [times, times + 1] : [times];
  const locale = languageOf(turn);
  const say = wordsOf(locale);

  test(`${name} × ${kind}: ${locale}`, tierOf(tierOfCell(name, kind)), async ({ page, airline, signIn }) => {
    if (way.member !== undefined) await signIn(way.member);
    await airline.fault(call.path, kind, times);
    const traffic = trafficOf(page, call.path);
    // However slow the machine is, the answer comes after the page has been seen to wait.
    const release = outcome === 'late' ? await heldBack(page, call.path) : undefined;
    const answer = traffic.last(times);
    await open(page, name, locale);
    if (outcome === 'late') {
      await expectLate(page, say, way);
      release?.();
      await answer;
      await expect(way.content(page, say)).toBeVisible();
      expect(counts).toContain((await airline.requests(call.path)).length);
      return;
    }
    if (outcome === 'timeout') {
      await expect.poll(traffic.silent).toBe(true);
      await page.clock.fastForward(60_000);
    }
    const failed: Failed = { page, locale, say, way, outcome, message: await messageOf(await answer) };
    await expectTold(failed);
    const sent = await airline.requests(call.path);
    // Some calls serve guests too: once the session has ended, the page asks as a guest, and for the member no more.
    const asMember = sent.filter(({ headers }) => headers['x-user-token'] !== undefined);
    const counted = outcome === 'signIn' && !call.member && way.member !== undefined ? asMember : sent;
    expect(counts).toContain(counted.length);
    await goOn(failed, () => open(page, name, locale));
    // A page that was left to sign in has forgotten what it had sent: nothing was done then.
    const again = (outcome === 'refused' || outcome === 'special') && way.repeat?.ends;
    if (call.write && way.repeat && !again && (keepsPage(way) || outcome !== 'signIn'))
      expect(new Set(transactionsOf(await airline.requests(call.path))).size).toBe(1);
  });
};

/** The parts of `ways` with a call among some. */
const partsWith = (names: readonly string[]) =>
  Object.entries(parts).flatMap(([part, made]) => (names.some((name) => name in made) ? [part] : []));

test('every call has its way, and every run each way of telling with each group of faults, each fault and each part', () => {
  expect(Object.keys(ways).toSorted()).toEqual(calls.map(({ name }) => name).toSorted());
  const cells = Object.values(sample).flatMap((ofWay) => Object.entries(ofWay));
  for (const [tells, ofWay] of Object.entries(sample)) {
    for (const name of Object.keys(ofWay)) expect(ways[name as CallName].tells, name).toBe(tells);
    for (const group of alike)
      expect(
        Object.values(ofWay)
          .flat()
          .some((kind) => group.includes(kind)),
        `${tells} and ${String(group)}`,
      ).toBe(true);
  }
  expect(new Set(cells.flatMap(([, kinds]) => kinds))).toEqual(new Set(faultKinds));
  expect(partsWith(cells.map(([name]) => name))).toEqual(Object.keys(parts));
});

for (const [row, call] of calls.entries())
  for (const [column, kind] of faultKinds.entries()) cell(call, kind, row + column);
