import { expect, type Page } from '@playwright/test';
import type { Catalogue } from '@mapp/kit/messages';
import { readSafety, take } from '../../e2e/check-in.support.ts';
import { openHome, tabOf } from '../../e2e/pages.support.ts';
import { zh } from '../../e2e/words.ts';
import type { Asked } from '../asked.ts';
import type { Do } from './write.ts';

/** Stand-in for its field where a write has no form. */
export const noForm = { without: 'It has no form: one button is all there is.' };

/** The button that looks up an outcome. */
export const check = (page: Page) => page.getByRole('button', { name: zh('outcome', 'check') });

/** Look-up of a form, and its words when nothing was done. */
export const saved = { check, absent: (page: Page) => page.getByText(zh('forms', 'absent.title')) };

/** A button by its words. */
export const press = (page: Page, catalogue: Catalogue, key: string) =>
  page.getByRole('button', { name: zh(catalogue, key), exact: true });

/** A button of a question by its words. */
export const inDialog = (page: Page, catalogue: Catalogue, key: string) =>
  page.getByRole('dialog').getByRole('button', { name: zh(catalogue, key), exact: true });

/** Pages whose safety notice has been confirmed since they were opened: it is asked for once. */
export const safe = new WeakSet<Page>();

/** A write of seats, with the safety notice before it the first time. */
export const seating = (submit: string, confirm: string) => ({
  ask: async (page: Page) => {
    if (safe.has(page)) return;
    await readSafety(page, zh('seat-choice', submit));
    safe.add(page);
  },
  button: (page: Page) => press(page, 'seat-choice', confirm).or(press(page, 'seat-choice', submit)),
  field: noForm,
  lookUp: { check, absent: (page: Page) => page.getByText(zh('seat-choice', 'absent.text')) },
});

/** Comes to the seats by a link of the journeys, as everybody does, and takes one. */
export const seated = (reach: Do, again: Do, seat: string) => ({
  open: async (page: Page) => {
    safe.delete(page);
    await reach(page);
    await again(page);
    await take(page, seat);
  },
  again,
});

/** A link of the screen by what its address holds. */
export const linkOf = (page: Page, address: string) =>
  page.getByRole('main').locator(`a[href*="${address}"]`).first();

/** Comes to the journeys. */
export const toJourneys = async (page: Page) => {
  await openHome(page);
  await tabOf(page, 'checkIn').click();
  await expect(page.getByRole('tab').first()).toBeVisible();
};

/** Comes to the journeys with a check-in. */
export const toProcessed = async (page: Page) => {
  await toJourneys(page);
  await page.getByRole('tab', { name: zh('check-in', 'tabs.processed') }).click();
};

/** Of a segment, as the airline knows them. */
export const passengersOf = async ({ now }: Asked, segmentId: string) =>
  (await now.segments()).find((segment) => segment.segmentId === segmentId)?.passengers ?? [];

/** Where the journeys are. */
export const todoAddress = '/mapp/boarde';
