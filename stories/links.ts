import { waitFor, within } from 'storybook/test';
import { there } from './there.ts';

/** The links that lead to an address, or to one that begins so. */
export const linksTo = (root: HTMLElement, address: string): HTMLAnchorElement[] =>
  within(root)
    .queryAllByRole<HTMLAnchorElement>('link')
    .filter((link) => link.getAttribute('href')?.startsWith(address));

/** The first of them, once it is there. */
export const linkTo = (root: HTMLElement, address: string): Promise<HTMLAnchorElement> =>
  waitFor(() => there(linksTo(root, address)[0], address));

/** Addresses of all links, in their order. */
export const addressesIn = (root: HTMLElement): (string | null)[] =>
  within(root)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));
