import { member } from '../../e2e/beneficiary.support.ts';
import { noForm, press } from './writes.support.ts';
import type { Writes } from './write.ts';

const address = '/flight/details?flight=MU5101&day=2026-06-01';

export const flightWrites = {
  followFlight: {
    member,
    open: async (page) => {
      await page.goto(`/mapp${address}`);
      await press(page, 'dynamics', 'follow').waitFor();
    },
    button: (page) => press(page, 'dynamics', 'follow'),
    field: noForm,
    again: { without: 'Nothing comes before the flight that it is on.' },
    lookUp: { without: 'The button is as the airline says, which is asked at once.' },
    done: (page) => press(page, 'dynamics', 'unfollow'),
    effects: async ({ now }) =>
      (await now.followed()).filter(({ flightNo, day }) => flightNo === 'MU5101' && day === '2026-06-01')
        .length,
  },
} satisfies Writes;
