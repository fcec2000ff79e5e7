import { members } from './route.ts';

/**
 * The routes that are not built yet. Nothing can go there, their addresses answer with not-found, and they are no
 * part of the first load. A line moves to `routes.ts` when its screen is built.
 */
export const planned = {
  ...members('refunds', {
    refundIdentity: '/returnTicket/identity',
  }),
};

/** A route that is to come. */
export type Planned = keyof typeof planned;
