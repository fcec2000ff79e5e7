import { applicant, toApplying, typeApplication } from '../../e2e/programmes.support.ts';
import { zh } from '../../e2e/words.ts';
import type { Forms } from './form.ts';

export const programmesForms = {
  'an application for the youth programme': {
    write: 'applyForYouth',
    from: 'rows.youth',
    reach: toApplying,
    steps: 1,
    fill: async (page) => {
      await typeApplication(page);
      return Object.values(applicant);
    },
    refused: (page) => page.getByText(zh('youth', 'refused'), { exact: true }),
    saved: (page) => page.getByText(zh('youth', 'member.reviewing'), { exact: true }),
    reloaded: (atFirst) => atFirst,
  },
} satisfies Forms;
