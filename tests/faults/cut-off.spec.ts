import type { Browser, Locator, Page } from '@playwright/test';
import { calls } from '@mapp/kit/contracts';
import { member } from '../e2e/beneficiary.support.ts';
import { hostPages, openHost } from '../e2e/host-pages.ts';
import { beginOf, namedJourneys, type JourneyName } from '../e2e/journeys.ts';
import { Listener } from '../e2e/listener.ts';
import { testTime } from '../e2e/sandbox.ts';
import { expect, test, type Airline } from '../e2e/site.ts';
import { leaks } from '../e2e/watch.ts';
import { zh } from '../e2e/words.ts';
import { askerWith } from './asked.ts';
import { trafficOf } from './traffic.ts';
import { transactionsOf } from './transactions.ts';
import type { WriteName } from './ways/way.ts';
import { fire, writes } from './writes.ts';

type HostName = keyof typeof hostPages;
const hostNames = Object.keys(hostPages) as HostName[];

const everything = process.env['MAPP_FAULTS'] === 'all';

/** One host for each line, another for the next; `npm test faults` takes all. */
const hostsFor = (row: number): readonly HostName[] =>
  everything ? hostNames : hostNames.filter((_, at) => at === row % hostNames.length);

const callNamed = (name: WriteName) => calls.find((call) => call.name === name)?.path ?? '';
const writePaths = calls.filter((call) => call.write).map((call) => call.path);

const absence = 30 * 60_000;

/** A signed-in member's page in a host, at the time at which every test begins. */
async function openAs(browser: Browser, origin: string, airline: Airline, id: HostName, cardNo?: string) {
  const opened = await openHost(browser, origin, id);
  const { context, host } = opened;
  await context.clock.install({ time: testTime });
  if (cardNo !== undefined)
    await context.addCookies([
      { name: host.alias, value: (await airline.signIn(cardNo)).value, url: origin },
    ]);
  return opened;
}

/** The line is dead for half an hour, and the device ends the page: what memory held is gone. */
async function leaveDead(page: Page): Promise<void> {
  const context = page.context();
  await context.setOffline(true);
  await page.clock.fastForward(absence);
  await context.setOffline(false);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('h1, svg').filter({ visible: true }).first()).toBeVisible();
}

/** Actions that the airline was asked for, by path: how many different ones. */
const actionsOf = async (airline: Airline): Promise<Readonly<Record<string, number>>> => {
  const sent = (await airline.requests()).filter(({ path }) => writePaths.includes(path));
  return Object.fromEntries(
    [...Map.groupBy(sent, ({ path }) => path)].map(([path, requests]) => [
      path,
      new Set(transactionsOf(requests)).size,
    ]),
  );
};

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

for (const [row, name] of ends.entries())
  for (const side of (['before', 'after'] as const).filter((_, at) => everything || (row + at) % 4 === 0))
    for (const id of hostsFor(row))
      test(`${name} in ${id}: cut off ${side} the airline has acted, killed, and begun again half an hour later`, async ({
        browser,
        origin,
        airline,
      }) => {
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
      });

/** Content of a screen that a person has put there: fields by their labels, choices by their names. */
interface Held {
  readonly path: string;
  readonly of: Readonly<Record<string, string>>;
}

/** Reads it from the page; runs there. */
function readHeld(): Held {
  const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const nameOf = (element: Element) => {
    const label = (element as Partial<HTMLInputElement>).labels?.[0]?.textContent;
    return (element.getAttribute('aria-label') ?? label ?? element.textContent).trim();
  };
  const chosen = '[aria-checked="true"], [aria-pressed="true"], [aria-selected="true"], :checked:not(option)';
  const field = 'select, textarea, input:not([type="checkbox"], [type="radio"])';
  const of = [...document.querySelectorAll(`:is(${chosen}, ${field})`)]
    .filter(shown)
    .map((element) => [
      nameOf(element),
      element.matches(field) ? (element as HTMLInputElement).value : 'chosen',
    ])
    .filter(([, value]) => value !== '');
  return { path: location.pathname, of: Object.fromEntries(of) as Held['of'] };
}

/** The journey goes on from a page that has been begun again. */
class Cut extends Error {}

/** Whether the line dies at an act; `npm test faults` takes all, a third of them otherwise. */
const diesAt = (row: number) => (at: number) => everything || at % 3 === row % 3;

/**
 * Driver by ear whose line dies at each act, once: the page is ended and begun again, and the journey goes on from the
 * first act of that screen.
 */
class CutListener extends Listener {
  /** Acts that were cut off. */
  private readonly cuts = new Set<number>();

  private at = -1;
  private from = 0;
  private readonly paths: string[] = [];
  private readonly dies: (at: number) => boolean;
  private readonly cutOff: (act: () => Promise<void>) => Promise<void>;

  constructor(
    page: Page,
    dies: (at: number) => boolean,
    cutOff: (act: () => Promise<void>) => Promise<void>,
  ) {
    super(page);
    this.dies = dies;
    this.cutOff = cutOff;
  }

  protected override async step(take: () => Promise<void>): Promise<void> {
    this.at += 1;
    if (this.at < this.from) return;
    this.paths[this.at] = this.path();
    await take();
  }

  protected override async act(part: Locator, act: () => Promise<void>): Promise<void> {
    // What the act before led to may have come since the step began.
    this.paths[this.at] = this.path();
    if (this.dies(this.at) && !this.cuts.has(this.at)) {
      this.cuts.add(this.at);
      await this.cutOff(act);
      throw new Cut();
    }
    const on = ':checked, [aria-checked="true"], [aria-pressed="true"], [aria-selected="true"]';
    if (await part.evaluate((node, chosen) => node.matches(chosen), on)) return;
    // The same as is there already says nothing.
    if (await part.evaluate((node) => node.matches('select, input:not([type="checkbox"], [type="radio"])')))
      await act();
    else await super.act(part, act);
  }

  /** The act that was cut off has led to another screen. */
  hasMoved(): boolean {
    return this.paths[this.at] !== this.path();
  }

  /** Goes on from the screen that is on show; from the first one where that screen has lost what it was about. */
  resume(afresh: boolean): void {
    const here = this.path();
    let from = this.at;
    if (this.hasMoved()) from += 1;
    else while (from > 0 && this.paths[from - 1] === here) from -= 1;
    this.from = afresh ? 0 : from;
    this.at = -1;
  }

  /** Screen on show, with its step where it has several. */
  private path(): string {
    const { pathname, searchParams } = new URL(this.page.url());
    return `${pathname} ${searchParams.get('step') ?? ''}`;
  }
}

/** Write in which a journey ends. */
const endOf: Readonly<Partial<Record<JourneyName, WriteName>>> = {
  'a new beneficiary': 'addBeneficiary',
  'check-in with a seat': 'checkIn',
  'from a search to an order': 'createOrder',
  'another flight for a ticket': 'orderChange',
  'a refund': 'submitRefund',
  'a flight that is followed': 'followFlight',
  'points of a flight that were not credited': 'retroClaim',
};

/** A consent is given once, by whoever reads it. */
const consent = /同意|已读|已看/;

/** Words by which a screen says that it asks again for what is personal. */
const asksAgain = [
  zh('forms', 'reloaded'),
  zh('booking-form', 'restored'),
  zh('beneficiary-form', 'reloaded'),
  zh('fees', 'noTicketText'),
];

for (const [row, [name, journey]] of namedJourneys.entries())
  // Signing in is a page of the host, which keeps nothing by itself.
  for (const id of journey.guest ? [] : hostsFor(row))
    test(`${name} in ${id}: dead at each act, killed, and gone on with half an hour later`, async ({
      browser,
      origin,
      airline,
    }) => {
      test.setTimeout(180_000);
      const { context, page, watched } = await openAs(browser, origin, airline, id, member);
      try {
        await page.goto(beginOf(journey, 'zh'));
        const told: { again: boolean } = { again: false };
        const listener = new CutListener(page, diesAt(row), async (act) => {
          await context.setOffline(true);
          await act();
          await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
          const before = await page.evaluate(readHeld);
          await leaveDead(page);
          const lost = async () => {
            const after = await page.evaluate(readHeld);
            const said = await Promise.all(
              asksAgain.map((words) => page.getByText(words, { exact: true }).first().isVisible()),
            );
            told.again = said.some(Boolean);
            if (after.path !== before.path) return [`${before.path} has become ${after.path}`];
            const gone = Object.entries(before.of).filter(
              ([label, value]) => after.of[label] !== value && !consent.test(label),
            );
            return told.again ? [] : gone.map(([label]) => label);
          };
          await expect.poll(lost, { message: 'nothing is lost, or said to be asked again' }).toEqual([]);
        });
        for (;;) {
          const gone = await journey.go(listener, zh).then(
            () => true,
            (reason: unknown) => {
              if (!(reason instanceof Cut)) throw reason;
              return false;
            },
          );
          if (gone) break;
          // What is asked again on a screen before is typed there.
          const afresh = told.again && listener.hasMoved();
          if (afresh) await page.goto(beginOf(journey, 'zh'));
          listener.resume(afresh);
        }
        await listener.hears(journey.end(zh));
        const end = endOf[name];
        await expect.poll(() => actionsOf(airline)).toEqual(end ? { [callNamed(end)]: 1 } : {});
        expect(await leaks(page, watched)).toEqual([]);
      } finally {
        await context.close();
      }
    });
