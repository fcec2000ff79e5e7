import type { Page } from '@playwright/test';
import { member } from '../../e2e/beneficiary.support.ts';
import { removeSaved, saveResult, savedResult } from '../../e2e/saved-fees.support.ts';
import type { Say } from '../../e2e/words.ts';
import { busy, check, loading, screenRead } from './ways.support.ts';
import type { Ways } from './way.ts';

/** Types the ticket, and asks for its fees. */
const calculate = async (page: Page, say: Say) => {
  await page.getByLabel(say('check-in', 'query.ticketNo')).fill('2100000001');
  await page.getByLabel(say('check-in', 'query.name')).fill('张三');
  await page.getByRole('button', { name: say('fees', 'calculate'), exact: true }).click();
};

export const refundsWays = {
  ticketFees: {
    address: '/rm_calculator',
    act: calculate,
    tells: 'screen',
    handed: true,
    failed: ['fees', 'failed'],
    waiting: loading,
    content: (page) => page.getByRole('table'),
  },
  savedFeeResults: {
    ...screenRead('/rm_calculator', ['saved-fees', 'list.failed']),
    content: (page, say) => page.getByRole('list', { name: say('saved-fees', 'list') }),
  },
  saveFeeResult: {
    address: savedResult,
    member,
    act: saveResult,
    tells: 'write',
    repeat: { fire: saveResult, check, absent: ['saved-fees', 'absentText'] },
    waiting: busy,
    content: (page, say) => page.getByText(say('saved-fees', 'saved'), { exact: true }),
  },
  removeFeeResult: {
    address: '/rm_calculator',
    member,
    act: removeSaved,
    tells: 'write',
    repeat: { fire: removeSaved, check, absent: ['saved-fees', 'remove.stillText'] },
    waiting: busy,
    content: (page, say) => page.getByText(say('saved-fees', 'remove.done'), { exact: true }),
  },
} satisfies Ways;
