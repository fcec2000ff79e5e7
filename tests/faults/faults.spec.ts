import type { Page, Request } from '@playwright/test';
import { calls, type Call } from '@mapp/kit/contracts';
import { faultKinds, type FaultKind } from '@mapp/sandbox/engine';
import { expect, test } from '../e2e/site.ts';
import { languageOf, wordsOf, type Locale } from '../e2e/words.ts';
import { outcomes, requestsOf } from './outcomes.ts';
import { transactionsOf } from './transactions.ts';
import { heldBack, trafficOf } from './traffic.ts';
import { expectLate, expectTold, goOn, keepsPage, type Failed } from './told.ts';
import { ways } from './ways.ts';
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

test('every call of the contracts has its way', () => {
  expect(Object.keys(ways).toSorted()).toEqual(calls.map(({ name }) => name).toSorted());
});

const cell = (call: Call, kind: FaultKind, turn: number): void => {
  const name = call.name as CallName;
  const way = ways[name];
  const outcome = outcomes[kind];
  const times = requestsOf(outcome, call);
  const counts = way.learns ? [times, times + 1] : [times];
  const locale = languageOf(turn);
  const say = wordsOf(locale);

  test(`${name} × ${kind}: ${locale}`, async ({ page, airline, signIn }) => {
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

/** Faults that are told alike, or much alike. */
const alike: readonly (readonly FaultKind[])[] = [
  ['slow'],
  ['unauthorized', 'session-expired'],
  ['refused', 'special'],
  faultKinds.filter((kind) => ['network', 'timeout', 'unexpected'].includes(outcomes[kind])),
];

const everything = process.env['MAPP_FAULTS'] === 'all';

const opened = calls.filter(({ name }) => name in ways);

/** The calls that are told in one way. */
const toldAlike = Map.groupBy(opened, ({ name }) => ways[name as CallName].tells);

const taken = new Map<readonly FaultKind[], number>();

/** The faults of a group, one after another, however many calls there are between. */
function nextOf(group: readonly FaultKind[]): readonly FaultKind[] {
  const at = taken.get(group) ?? 0;
  taken.set(group, at + 1);
  return group.slice(at % group.length).slice(0, 1);
}

/**
 * One group for a call, another for the next one that is told in the same way, and another fault of a group each time:
 * every fault meets a page, and every way of telling meets each group. `kinds.test.ts` proves for every call that
 * each fault comes to its outcome; `npm test faults` opens every cell.
 */
function kindsFor(call: Call): readonly FaultKind[] {
  if (everything) return faultKinds;
  const peers = toldAlike.get(ways[call.name as CallName].tells) ?? [];
  const turn = peers.indexOf(call);
  return alike
    .filter((_, column) => (turn + column) % Math.min(peers.length, alike.length) === 0)
    .flatMap(nextOf);
}

/** Pages to open: each call meets every language over its faults, and each fault over the calls. */
const cells = opened.flatMap((call, row) =>
  kindsFor(call).map((kind, column) => ({ call, kind, turn: row + column })),
);

test('every fault meets a page, and every way of telling each group of faults', () => {
  expect(new Set(cells.map(({ kind }) => kind))).toEqual(new Set(faultKinds));
  for (const [tells, peers] of toldAlike)
    for (const group of alike) {
      const met = cells.some(({ call, kind }) => peers.includes(call) && group.includes(kind));
      expect(met, `${tells} and ${String(group)}`).toBe(true);
    }
});

for (const { call, kind, turn } of cells) cell(call, kind, turn);
