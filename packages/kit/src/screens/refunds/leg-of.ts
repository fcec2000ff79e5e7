import type { ReadableFees } from './readable-fees.ts';

/** The flight that the ticket is for next. */
export const legOf = ({ legs }: ReadableFees) => legs.find(({ flown }) => !flown) ?? legs[0];
