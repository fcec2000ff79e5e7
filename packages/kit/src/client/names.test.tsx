// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { pinyin } from '../contracts/pinyin.ts';
import { countryNames } from '../contracts/places/places.ts';
import { renderClientHook } from './render-client-hook.support.tsx';
import { anyFault, itLooksUp, itReads, looksUp, reads } from './hook.support.ts';
import { useCountryNames, useReadPinyin } from './names.ts';

const list = [{ pinyin: 'shan', tone: 'shàn' }];
const { signal } = new AbortController();

itReads([
  reads(countryNames, useCountryNames, {
    guests: true,
    untold: anyFault,
    freshFor: Number.POSITIVE_INFINITY,
  }),
]);

itLooksUp([
  looksUp(pinyin, useReadPinyin, {
    given: ['单', 'family', signal],
    payload: { cn: '单', part: 'family' },
    answer: { list },
    gives: list,
    unseen: true,
    untold: anyFault,
  }),
]);

it('gives up spelling what has been typed over', async () => {
  const { render } = renderClientHook({ answers: [[pinyin, () => ({ data: { list } })]] });
  await expect(
    render(useReadPinyin).result.current('单', 'given', AbortSignal.abort()),
  ).rejects.toMatchObject({ failure: { kind: 'aborted' } });
});
