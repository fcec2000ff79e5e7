import { readFileSync } from 'node:fs';
import type { Destination } from '@mapp/kit/navigation';
import { expect, type Page } from '@playwright/test';
import { flatten, type TokenTree } from '../../tokens/resolve.ts';
import { wholeSet } from '../../tokens/whole.ts';

/** Reasons for a main button that is neither in the sticky bar nor under the last field of its form. */
const reasons = {
  entry: 'One entry of a list has the next step, in its card.',
  nothing: 'Nothing was chosen or found: the sentence that says so has the way on under it.',
  part: 'It ends one part of the page, and others follow.',
  question: 'It answers a question that comes before the page.',
  files: 'The field above it is a button that chooses files.',
} as const;

type Reason = keyof typeof reasons;

type Astray = Partial<Record<Destination, Reason>>;

/** The pages with such a button as they are opened without a query. */
const bareAstray: Astray = {
  alreadyRefunded: 'nothing',
  bankPaymentResult: 'nothing',
  checkIn: 'entry',
  commonVouchers: 'nothing',
  flightList: 'nothing',
  orders: 'entry',
  platinumUpgradeCabin: 'nothing',
  platinumUpgradeVouchers: 'nothing',
  prepaidOrders: 'entry',
  refunds: 'entry',
  reschedule: 'nothing',
  ticketExchange: 'part',
  trip: 'entry',
  upgradeCabin: 'nothing',
  upgradeCabinDetail: 'nothing',
  upgradeFlight: 'nothing',
  upgradeOrder: 'nothing',
  upgradeVouchers: 'nothing',
};

/** Those that may have it once they are told what to show. */
export const toldAstray: Astray = { checkIn: 'entry', home: 'question', refundReapply: 'files' };

/** How far under the last field a button may begin, CSS px: a hint, a switch or a consent may be between them. */
const mostUnder = 128;

const light = wholeSet(
  'light',
  (file) => JSON.parse(readFileSync(`tokens/${file}.json`, 'utf8')) as TokenTree,
);
const values = new Map(flatten(light, light));
/** Fills of main buttons, as a browser tells them. */
const fills = ['semantic.action.fill', 'semantic.pay.fill'].map((name) => {
  const { hex } = values.get(name) as { hex: string };
  return `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
});

/** Names of main buttons on show that are at neither of their two places. Runs in the page. */
function strayButtons({
  fills: filled,
  mostUnder: most,
}: {
  fills: readonly string[];
  mostUnder: number;
}): string[] {
  const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const edge = (element: Element) => element.getBoundingClientRect();
  const isInBar = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { position, bottom } = getComputedStyle(at);
      if (/sticky|fixed/.test(position) && bottom === '0px') return true;
    }
    return false;
  };
  const isUnderFields = (element: Element) => {
    const fields = [
      ...(element.closest('form')?.querySelectorAll('input, select, textarea, [role="combobox"]') ?? []),
    ].filter((field) => shown(field) && !element.contains(field));
    const last = fields.at(-1);
    const gap = last ? edge(element).top - edge(last).bottom : -1;
    return gap >= 0 && gap <= most;
  };
  return [...document.querySelectorAll('main :is(button, a)')]
    .filter((button) => shown(button) && filled.includes(getComputedStyle(button).backgroundColor))
    .filter((button) => !button.closest('[role="dialog"]') && !isInBar(button) && !isUnderFields(button))
    .map(({ textContent }) => textContent);
}

const strayOn = (page: Page): Promise<readonly string[]> => page.evaluate(strayButtons, { fills, mostUnder });

/**
 * Finds the main button of a phone's page in the bar or under the last field, or a reason in the table: notes-lift 12.
 * A reason that has become idle fails.
 */
export async function expectMainActionInPlace(
  page: Page,
  destination: Destination,
  astray: Astray = bareAstray,
): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  // A page may be on its way to what it shows.
  const stray = expect.poll(() => strayOn(page), { message: destination });
  await (destination in astray ? stray.not.toEqual([]) : stray.toEqual([]));
}
