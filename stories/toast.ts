import { screen, within } from 'storybook/test';

/** The toast that is on the page, if there is one. */
export const toast = (): HTMLElement | undefined =>
  screen
    .queryAllByRole('status')
    .flatMap((status) => within(status).queryAllByRole('paragraph'))
    .find(({ parentElement }) => parentElement?.getAttribute('role') === 'status');
