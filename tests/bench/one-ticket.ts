import type { FeeBand, PricedTicket } from '@mapp/kit/rules';

const band = (until: number | undefined, refund: number, change: number): FeeBand => ({
  until,
  refund: { answer: 'percent', percent: refund },
  change: { answer: 'percent', percent: change },
});

const departs = '2026-06-05T08:00:00+08:00';

/** A ticket of one leg with five steps of its fees. */
export const ticket: PricedTicket = {
  currency: 'CNY',
  rounding: 100,
  involuntary: false,
  legs: [
    {
      departs,
      fare: 120_000,
      taxes: 7000,
      flown: false,
      rule: [
        band(10_080, 5, 0),
        band(2880, 15, 10),
        band(240, 30, 20),
        band(0, 50, 40),
        { refund: { answer: 'percent', percent: 50 }, change: { answer: 'refused' } },
      ],
    },
  ],
};

/** Twenty and a half hours before departure, and a minute later with each moment. */
export const nowAt = (moment: number): number => Date.parse(departs) - (20.5 * 60 - moment) * 60_000;
