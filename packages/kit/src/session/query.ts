import type { Page } from '../host/host.ts';

/** The query of the current address. */
export const queryOf = (page: Pick<Page, 'path'>): URLSearchParams =>
  new URLSearchParams(/\?(.*)/.exec(page.path().replace(/#.*/, ''))?.[1]);
