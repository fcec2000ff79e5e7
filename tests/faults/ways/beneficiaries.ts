import type { Page } from '@playwright/test';
import {
  addAddress,
  askRemoval,
  confirmOf,
  detailOf,
  editAddress,
  fieldOf,
  member,
  rowOf,
  saveOf,
  typeNewcomer,
  wife,
} from '../../e2e/beneficiary.support.ts';
import { headingOf } from '../../e2e/pages.support.ts';
import type { Say } from '../../e2e/words.ts';
import { busy, screenRead } from './ways.support.ts';
import type { Ways } from './way.ts';

const save = { fire: (page: Page, say: Say) => saveOf(page, say).click() };
const saving = {
  ...save,
  check: ['outcome', 'check'],
  absent: ['forms', 'absent.text'],
} as const;
const confirmRemoval = async (page: Page, say: Say) => {
  await askRemoval(page, say);
  await confirmOf(page, say).click();
};

export const beneficiariesWays = {
  queryBeneficiary: {
    ...screenRead('/beneficiaryManage', ['beneficiaries', 'list.failed']),
    content: (page) => rowOf(page, wife.name),
  },
  addBeneficiary: {
    address: addAddress,
    member,
    act: async (page, say) => {
      await typeNewcomer(page);
      await save.fire(page, say);
    },
    tells: 'write',
    repeat: { ...saving, typed: ['cnGivenName', '伟'] },
    waiting: busy,
    content: (page) => rowOf(page, '张伟'),
  },
  updateBeneficiary: {
    address: editAddress,
    member,
    act: async (page, say) => {
      await fieldOf(page, 'relation').selectOption('friend');
      await save.fire(page, say);
    },
    tells: 'write',
    repeat: { ...saving, typed: ['relation', 'friend'] },
    waiting: busy,
    content: (page, say) =>
      rowOf(page, wife.name).filter({ hasText: say('beneficiaries', 'relation.friend') }),
  },
  deleteBeneficiary: {
    address: detailOf(wife.id),
    member,
    act: confirmRemoval,
    tells: 'write',
    repeat: {
      fire: confirmRemoval,
      check: ['outcome', 'check'],
      absent: ['beneficiaries', 'unknown.stillText'],
    },
    waiting: busy,
    content: (page, say) => headingOf(page, say('beneficiaries', 'list.title')),
  },
  queryPassengerList: {
    ...screenRead('/beneficiaryManage/addPassenger', ['beneficiaries', 'passengers.failed']),
    content: (page) => page.getByRole('radio').first(),
  },
} satisfies Ways;
