// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import {
  addBeneficiary,
  deleteBeneficiary,
  queryBeneficiary,
  updateBeneficiary,
} from '../../contracts/beneficiaries/beneficiaries.ts';
import { queryPassengerList } from '../../contracts/saved-people/passengers.ts';
import {
  useAddBeneficiary,
  useBeneficiaries,
  useDeleteBeneficiary,
  useLookUpBeneficiaries,
  usePassengers,
  useReloadBeneficiaries,
  useUpdateBeneficiary,
} from './beneficiaries.ts';
import { renderClientHook } from '../render-client-hook.support.tsx';
import { keyOf } from '../read.ts';
import { itLooksUp, itReads, itReloads, itWrites, looksUp, reads, writes } from '../hook.support.ts';

const person = {
  cnFamilyName: '李',
  cnGivenName: '雷',
  relation: '01',
  relationText: '父母',
  gender: 'M',
  birthday: '1960-03-07',
  country: 'CN',
  countryText: '中国',
  idList: [{ idType: 'PP', idNo: 'E00000001' }],
} as const;
const sent = { ...person, idList: [...person.idList] };
const list = { beneficiaryMax: 8, uniBeneficiaryDetails: [] };
const noAnswer = ['noAnswer'];

itReads([
  reads(queryBeneficiary, useBeneficiaries),
  reads(queryPassengerList, () => usePassengers('u-7'), { payload: { userId: 'u-7' } }),
]);

it('asks for the passengers of nobody unless it knows whose', () => {
  const trial = renderClientHook();
  trial.render(() => usePassengers(undefined));
  expect(trial.sent).toEqual([]);
});

itWrites([
  writes(addBeneficiary, useAddBeneficiary, sent, noAnswer),
  writes(updateBeneficiary, useUpdateBeneficiary, { ...sent, beneficiaryId: 'b-1' }, noAnswer),
  writes(deleteBeneficiary, useDeleteBeneficiary, { beneficiaryId: 'b-1' }, noAnswer),
]);

itLooksUp([
  looksUp(queryBeneficiary, useLookUpBeneficiaries, { answer: { uniBeneficiary: list }, gives: list }),
]);

describe('after a change', () => {
  itReloads(useReloadBeneficiaries, [queryBeneficiary]);

  it('the list can stay as it is until it is opened the next time', async () => {
    const trial = renderClientHook();
    trial.queries.setQueryData(keyOf(queryBeneficiary, {}, trial.client), { uniBeneficiary: list });
    const open = () =>
      trial.render(() => ({ shown: useBeneficiaries().data, reload: useReloadBeneficiaries() }));
    await open().result.current.reload('nextTime');
    expect(trial.sent).toEqual([]);
    expect(open().result.current.shown).toEqual({ uniBeneficiary: list });
    expect(trial.sent).toMatchObject([{ call: 'queryBeneficiary' }]);
  });
});
