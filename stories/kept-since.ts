import { within } from 'storybook/test';

/** The time from which a page shows what it kept, as its notice says. */
export const keptSince = (root: HTMLElement): HTMLElement | undefined =>
  within(within(root).getByRole('main'))
    .queryAllByRole('status')
    .flatMap((status) => within(status).queryAllByRole('strong'))[0];
