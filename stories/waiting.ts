import { expect, waitFor, within } from 'storybook/test';
import { withoutRole } from './without-role.ts';

/** A read is on its way: something says so, over the shape of what comes. */
export const showsThatItWaits = (root: HTMLElement): Promise<void> =>
  waitFor(() =>
    expect(
      within(root)
        .getAllByRole('status')
        .some((status) => withoutRole(status, '[aria-hidden="true"]').length > 0),
    ).toBe(true),
  );

/** A write is on its way: its button says that it works. */
export const showsThatItWorks = (root: HTMLElement): Promise<void> =>
  waitFor(() => expect(within(root).getAllByRole('button', { busy: true })[0]).toBeVisible());
