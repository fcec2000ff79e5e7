import { screenRead } from './ways.support.ts';
import type { Ways } from './way.ts';

const route = 'from=PEK&to=SHA&trip=OW';

export const calculatorWays = {
  accrualCalculation: {
    ...screenRead(`/calculator/calculatoResulte?of=accrual&${route}&cabin=Y&amount=120000`, [
      'calculator',
      'failed',
    ]),
    content: (page, say) => page.getByText(say('calculator', 'earned')),
  },
  rewardCalculation: {
    address: `/calculator/calculatoResulte?of=exchange&${route}&date=2026-06-11&people=1`,
    tells: 'nowhere',
    // No Code is said out loud; what was asked for stays, with the way to change it.
    content: (page, say) => page.getByRole('link', { name: say('calculator', 'change') }).first(),
  },
} satisfies Ways;
