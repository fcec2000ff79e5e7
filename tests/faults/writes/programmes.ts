import { fieldOf, member } from '../../e2e/beneficiary.support.ts';
import { sendOf, toApplying, typeApplication, youthAddress } from '../../e2e/programmes.support.ts';
import { zh } from '../../e2e/words.ts';
import { check } from './writes.support.ts';
import type { Writes } from './write.ts';

export const programmesWrites = {
  applyForYouth: {
    member,
    open: async (page) => {
      await page.goto(`/mapp${youthAddress}`);
      await toApplying(page);
      await typeApplication(page);
    },
    button: (page) => sendOf(page),
    field: (page) => fieldOf(page, 'organisation'),
    again: (page) => toApplying(page),
    lookUp: { check, absent: (page) => page.getByText(zh('youth', 'outcome.absentText')) },
    done: (page) => page.getByText(zh('youth', 'member.reviewing'), { exact: true }),
    afresh: (page) => page.getByText(zh('youth', 'refused.twice')),
    effects: async ({ now }) => Number((await now.youth()).state === 'reviewing'),
  },
} satisfies Writes;
