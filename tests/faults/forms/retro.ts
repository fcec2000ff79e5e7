import { partnerFlight, typePartnerFlight } from '../../e2e/retro.support.ts';
import { zh } from '../../e2e/words.ts';
import type { Forms } from './form.ts';

export const retroForms = {
  'a partner’s flight that is claimed': {
    write: 'retroClaim',
    from: 'services.retro',
    reach: (page, say) => page.getByRole('tab', { name: say('retro', 'tab.partner') }).click(),
    // The tab takes the place of the screen that it is on.
    steps: 0,
    refused: (page) => page.getByText(zh('retro', 'refused'), { exact: true }),
    fill: async (page) => {
      await typePartnerFlight(page);
      return [partnerFlight.ticketNo];
    },
    saved: (page) => page.getByRole('heading', { level: 2, name: zh('retro', 'submitted') }),
    reloaded: (atFirst) => atFirst,
  },
} satisfies Forms;
