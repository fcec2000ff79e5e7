import { member } from '../../e2e/beneficiary.support.ts';
import { loading } from './ways.support.ts';
import type { Ways } from './way.ts';

const billFailed = ['points', 'bill.failed'] as const;

export const pointsWays = {
  pointsSummary: {
    address: '/myBill/infoList',
    member,
    tells: 'screen',
    failed: billFailed,
    waiting: loading,
    content: (page) => page.getByRole('definition').first(),
  },
  pointsActivityDetail: {
    address: '/myBill/billDetail?startDate=2026-05-01&endDate=2026-06-01&entry=A20260601000027',
    member,
    tells: 'screen',
    failed: billFailed,
    waiting: loading,
    content: (page) => page.getByRole('article'),
  },
  pointsAccountSummary: {
    address: '/willFailedPoints',
    member,
    tells: 'screen',
    failed: billFailed,
    waiting: loading,
    content: (page, say) => page.getByText(say('points', 'expiring.order')),
  },
} satisfies Ways;
