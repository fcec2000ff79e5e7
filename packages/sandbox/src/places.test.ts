import { countryNames } from '@mapp/kit/contracts';
import { expect, it } from 'vitest';
import { answerTo } from './ask.ts';
import { createAirline } from './engine.ts';

it('names every country and region of ISO 3166-1 in Chinese', async () => {
  const { body } = await answerTo(createAirline(), countryNames);
  const { zh } = (body['data'] as { nameMap: { zh: Record<string, string> } }).nameMap;
  expect(Object.keys(zh)).toHaveLength(249);
  expect(zh).toMatchObject({
    CN: '中国',
    HK: '中国香港',
    MO: '中国澳门',
    TW: '中国台湾',
    US: '美国',
    DE: '德国',
    AX: '奥兰群岛',
    ZW: '津巴布韦',
  });
  expect(Object.values(zh).filter((name) => !/\p{Script=Han}/u.test(name))).toEqual([]);
  expect(new Set(Object.values(zh)).size).toBe(249);
});
