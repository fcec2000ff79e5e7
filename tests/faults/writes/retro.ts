import { fieldOf, member } from '../../e2e/beneficiary.support.ts';
import { partnerFlight, toPartner, typePartnerFlight } from '../../e2e/retro.support.ts';
import { zh } from '../../e2e/words.ts';
import { check, press } from './writes.support.ts';
import type { Writes } from './write.ts';

export const retroWrites = {
  retroClaim: {
    member,
    open: async (page) => {
      await page.goto('/mapp/mine');
      await toPartner(page);
      await typePartnerFlight(page);
    },
    button: (page) => press(page, 'retro', 'partner.submit'),
    field: (page) => fieldOf(page, 'cabin'),
    again: (page) => toPartner(page),
    lookUp: { check, absent: (page) => page.getByText(zh('retro', 'outcome.absentText')) },
    done: (page) => page.getByRole('heading', { level: 2, name: zh('retro', 'submitted') }),
    afresh: (page) => page.getByRole('listitem').getByText(partnerFlight.flightNo),
    effects: async ({ now }) =>
      (await now.claims()).filter(({ ticketNo }) => ticketNo === partnerFlight.ticketNo).length,
  },
} satisfies Writes;
