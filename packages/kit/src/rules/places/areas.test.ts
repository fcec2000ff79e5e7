import { areaList } from '@vant/area-data';
import { describe, expect, it } from 'vitest';
import { areaNames, areaPath, areasIn, isWholeArea } from './areas.ts';

describe('the areas of the package', () => {
  it('has all provinces, and each can be chosen to its end', () => {
    expect(areasIn(areaList, '')).toHaveLength(34);
    const open: string[] = [];
    for (const province of areasIn(areaList, ''))
      for (const city of areasIn(areaList, province.code)) {
        const below = areasIn(areaList, city.code);
        for (const { code } of below.length > 0 ? below : [city])
          if (!isWholeArea(areaList, code)) open.push(code);
      }
    expect(open).toEqual([]);
  });

  it('leads from every county to its province', () => {
    const lost = Object.keys(areaList.county_list).filter((code) => areaPath(areaList, code).length !== 3);
    expect(lost).toEqual([]);
  });
});

it.each([
  ['310112', ['上海市', '闵行区']],
  ['440305', ['广东省', '深圳市', '南山区']],
  ['310100', ['上海市']],
  ['999999', []],
  ['3101', []],
  ['__proto__', []],
] as const)('%s is %j', (code, names) => {
  expect(areaNames(areaPath(areaList, code))).toEqual(names);
});

it('is not whole before the county', () => {
  expect(isWholeArea(areaList, '310112')).toBe(true);
  expect(isWholeArea(areaList, '310100')).toBe(false);
  expect(isWholeArea(areaList, '')).toBe(false);
});
