import type { Locator, Page } from '@playwright/test';
import type { Catalogue } from '@mapp/kit/messages';
import { member } from '../../e2e/beneficiary.support.ts';
import { readSafety, seatOf, take } from '../../e2e/check-in.support.ts';
import type { Say } from '../../e2e/words.ts';
import type { Way } from './way.ts';

/** Sign that a screen is on its way. */
export const loading = (page: Page, say: Say) =>
  page.getByRole('status').filter({ hasText: say('shell', 'loading') });

/** Of a button whose work is under way. */
export const busy = (page: Page) => page.locator('button[aria-busy=true]');

/** A button by its words. */
export const press = (
  page: Page,
  say: Say,
  catalogue: Catalogue,
  key: string,
  values?: Record<string, string>,
) => page.getByRole('button', { name: say(catalogue, key, values), exact: true });

/** The words of the button that looks up an outcome. */
export const check = ['outcome', 'check'] as const;

/** Presses a button by its words. */
export const submit = (catalogue: Catalogue, key: string) => (page: Page, say: Say) =>
  press(page, say, catalogue, key).click();

/** Asks, and says yes to the question. */
export const confirmed =
  (catalogue: Catalogue, ask: (page: Page, say: Say) => Locator, confirm: string) =>
  async (page: Page, say: Say) => {
    await ask(page, say).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say(catalogue, confirm), exact: true })
      .click();
  };

/** Takes a seat, and sends it through the safety notice; after that the button alone sends it. */
export const seating = (seat: string, send: string, confirm: string, address: string) => {
  const button = (say: Say) => say('seat-choice', send, { seat });
  return {
    address,
    member,
    act: async (page: Page, say: Say) => {
      await take(page, seat);
      await readSafety(page, button(say));
      await press(page, say, 'seat-choice', confirm).click();
    },
    tells: 'write',
    repeat: {
      fire: (page: Page, say: Say) => page.getByRole('button', { name: button(say), exact: true }).click(),
      check,
      absent: ['seat-choice', 'absent.text'],
      chosen: (page: Page) => seatOf(page, seat).and(page.locator('[aria-selected=true]')),
    },
    waiting: busy,
  } as const;
};

/** A member's read that a whole screen waits for. */
export const screenRead = (address: string, failed: NonNullable<Way['failed']>) =>
  ({ address, member, tells: 'screen', failed, waiting: loading }) as const;
