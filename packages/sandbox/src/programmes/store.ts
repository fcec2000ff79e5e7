import type { YouthApplicant, YouthMembership } from '@mapp/kit/contracts';
import { addDays, type Day } from '@mapp/kit/rules';
import type { Clock } from '../clock.ts';

/** Why an application was declined. */
export type Declined = 'age' | 'organisation';

type Kept = Omit<YouthMembership, 'reason' | 'obstacle'> & { readonly declined?: Declined };

/** A school or employer that nobody can find: an application with it is declined at once. */
export const unknownOrganisation = '无名单位';

/** Members of the youth programme, and applicants. */
export interface YouthStore {
  readonly of: (cardNo: string) => Kept;
  /** Keeps an application, which is looked at from then on. */
  readonly apply: (cardNo: string, applicant: YouthApplicant) => string;
  readonly clear: () => void;
}

const seeded: Readonly<Record<string, (today: Day) => Kept>> = {
  '600000000004': (today) => ({
    state: 'declined',
    declined: 'age',
    application: {
      applicationNo: 'YA-0004-1',
      appliedOn: addDays(today, -40),
      name: '陈思远',
      occupation: 'employed',
      organisation: '云帆设计',
    },
  }),
  '600000000006': (today) => ({
    state: 'member',
    memberNo: 'Y-2025-0618',
    memberSince: addDays(today, -210),
    application: {
      applicationNo: 'YA-0006-1',
      appliedOn: addDays(today, -214),
      name: '赵宁',
      occupation: 'student',
      organisation: '东海大学',
    },
  }),
};

export function createYouthStore(clock: Clock): YouthStore {
  const applied = new Map<string, Kept>();
  return {
    of: (cardNo) => applied.get(cardNo) ?? seeded[cardNo]?.(clock.today()) ?? { state: 'none' },
    apply(cardNo, { name, occupation, organisation }) {
      const applicationNo = `YA-${cardNo.slice(-4)}-2`;
      applied.set(cardNo, {
        ...(organisation === unknownOrganisation
          ? { state: 'declined', declined: 'organisation' }
          : { state: 'reviewing' }),
        application: { applicationNo, appliedOn: clock.today(), name, occupation, organisation },
      });
      return applicationNo;
    },
    clear: () => applied.clear(),
  };
}
