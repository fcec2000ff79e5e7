import { expect, type Browser } from '@playwright/test';
import { calls } from '@mapp/kit/contracts';
import { callNamed, leaveDead, openAs, type HostName } from '../../faults/cut-off.support.ts';
import { transactionsOf } from '../../faults/transactions.ts';
import { member } from '../beneficiary.support.ts';
import { beginOf, type Journey } from '../journeys.ts';
import type { Airline } from '../sandbox.ts';
import { leaks } from '../watch.ts';
import { zh } from '../words.ts';
import { Cut, CutListener } from './cut-listener.ts';

const writePaths = calls.filter((call) => call.write).map((call) => call.path);

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

/** A consent is given once, by whoever reads it. */
const consent = /同意|已读|已看/;

/** Words by which a screen says that it asks again for what is personal. */
const asksAgain = [
  zh('forms', 'reloaded'),
  zh('booking-form', 'restored'),
  zh('beneficiary-form', 'reloaded'),
  zh('fees', 'noTicketText'),
];

/** Walks in a host whose line is dead at each act: the page is killed there, and gone on with half an hour later. */
export async function walkCutOff(
  journey: Journey,
  id: HostName,
  { browser, origin, airline }: { browser: Browser; origin: string; airline: Airline },
): Promise<void> {
  const { context, page, watched } = await openAs(browser, origin, airline, id, member);
  try {
    await page.goto(beginOf(journey, 'zh'));
    const told: { again: boolean } = { again: false };
    const listener = new CutListener(page, async (act) => {
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
    const end = journey.sends;
    await expect.poll(() => actionsOf(airline)).toEqual(end ? { [callNamed(end)]: 1 } : {});
    expect(await leaks(page, watched)).toEqual([]);
  } finally {
    await context.close();
  }
}
