import { expect, waitFor, within } from 'storybook/test';

/** A read is on its way: something says so, over the shape of what comes. */
export const showsThatItWaits = (root: HTMLElement): Promise<void> =>
  waitFor(() =>
    expect(
      within(root)
        .getAllByRole('status')
        .some((status) => status.querySelector('[aria-hidden]')),
    ).toBe(true),
  );

/** A write is on its way: its button says that it works. */
export const showsThatItWorks = (root: HTMLElement): Promise<void> =>
  waitFor(() => expect(root.querySelector('button[aria-busy=true]')).toBeVisible());
