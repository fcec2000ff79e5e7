// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { enrolmentOutcome, fastEnrollMember, type Enrolment } from '../../contracts/account/register.ts';
import { renderClientHook } from '../render-client-hook.support.tsx';
import { failed, itLooksUp, itWrites, looksUp, writes } from '../hook.support.ts';
import { readArrivedMember, refusedEnrolment, useEnrol, useLookUpEnrolment } from './register.ts';

const asked = { idType: 'NI', idNo: '310104199003074510', phone: '13800000001', code: '246810' };
const enrolment: Enrolment = {
  ...asked,
  name: '李雷',
  cnFamilyName: '李',
  cnGivenName: '雷',
  enFamilyName: 'LI',
  enGivenName: 'LEI',
  gender: 'M',
  birthDay: '1990-03-07',
  country: { text: '中国', code: 'CN', countryCode: '86' },
  password: 'secret-1',
  confirmPassword: 'secret-1',
  membershipCard: '',
  infant: false,
  agree: true,
};

itWrites([writes(fastEnrollMember, useEnrol, enrolment, ['noAnswer', '-1', '-5'])]);

itLooksUp([
  looksUp(enrolmentOutcome, useLookUpEnrolment, {
    given: [enrolment],
    payload: asked,
    answer: { ffpNo: '600000000001' },
    unseen: true,
  }),
]);

it('finds nobody where nobody was registered, and sends no password for it', async () => {
  const { render, sent } = renderClientHook({
    answers: [[enrolmentOutcome, () => ({ data: { ffpNo: null } })]],
  });
  await expect(render(useLookUpEnrolment).result.current(enrolment)).resolves.toBeUndefined();
  expect(sent.map(({ payload }) => payload)).toEqual([asked]);
});

it.each([
  [
    { kind: 'refused', code: '-1', message: 'ID already exists' },
    { why: 'idExists', message: 'ID already exists' },
  ],
  [
    { kind: 'refused', code: '-5', message: 'no' },
    { why: 'error', message: 'no' },
  ],
  [{ kind: 'special', code: '-5', message: 'no' }, undefined],
  [{ kind: 'network' }, undefined],
] as const)('%o refuses the registration as %o', (failure, refusal) => {
  expect(refusedEnrolment(failed(failure))).toEqual(refusal);
});

it.each([
  ['600000000001', '李雷', { ffpNo: '600000000001', name: '李雷' }],
  ['60000000', '李雷', undefined],
  ['600000000001', 'https://example.com', undefined],
  [undefined, undefined, undefined],
])('whoever arrives as %s and %s is %o', (ffpNo, name, member) => {
  expect(readArrivedMember({ ffpNo, name })).toEqual(member);
});
