import { member } from '../../e2e/beneficiary.support.ts';
import { loading } from './ways.support.ts';
import type { Ways } from './way.ts';

export const tiersWays = {
  calculateUpgrade: {
    address: '/mine/memberUpgrade',
    member,
    tells: 'screen',
    failed: ['tier-progress', 'failed'],
    waiting: loading,
    content: (page, say) => page.getByRole('button', { name: say('tier-progress', 'plan.open') }),
  },
  calculateRetain: {
    address: '/mine/memberUpgrade',
    member: '600000000002',
    tells: 'screen',
    failed: ['tier-progress', 'failed'],
    waiting: loading,
    content: (page, say) => page.getByRole('heading', { name: say('tier-progress', 'keep.title') }),
  },
  getPrivilegeInfoLs: {
    address: '/mine/benefits',
    member,
    tells: 'screen',
    failed: ['tier-progress', 'benefits.failed'],
    waiting: loading,
    content: (page) => page.getByRole('table'),
  },
} satisfies Ways;
