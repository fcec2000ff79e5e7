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

describe('a table of areas', () => {
  const table = {
    province_list: { '310000': '上海市', '130000': '河北省', '460000': '海南省' },
    city_list: { '310100': '上海市', '130100': '石家庄市', '460300': '三沙市', '991300': '别处' },
    county_list: { '310112': '闵行区', '130102': '长安区', '131300': '不在' },
  };
  const codesIn = (code: string) => areasIn(table, code).map((area) => area.code);

  it('goes down by the beginning of the code', () => {
    expect(codesIn('').toSorted()).toEqual(['130000', '310000', '460000']);
    expect(areasIn(table, '130000')).toEqual([{ code: '130100', name: '石家庄市' }]);
    expect(codesIn('130100')).toEqual(['130102']);
    expect(codesIn('310112')).toEqual([]);
  });

  it('knows an area by its whole code alone, with all that it lies in', () => {
    expect(areaPath(table, '130102').map(({ name }) => name)).toEqual(['河北省', '石家庄市', '长安区']);
    for (const code of ['1301021', 'x130102', '130199', '130200', '13010'])
      expect(areaPath(table, code)).toEqual([]);
    expect(areaPath(table, '130000')).toEqual([{ code: '130000', name: '河北省' }]);
  });

  it('is chosen to its end where nothing lies below', () => {
    expect(isWholeArea(table, '460300')).toBe(true);
    expect(isWholeArea(table, '460000')).toBe(false);
    expect(isWholeArea(table, '310113')).toBe(false);
  });

  it('names what has the same name as the area above once', () => {
    expect(areaNames(areaPath(table, '310112'))).toEqual(['上海市', '闵行区']);
    const [a, b] = [
      { code: '1', name: '甲' },
      { code: '2', name: '乙' },
    ];
    expect(areaNames([a, b, a])).toEqual(['甲', '乙', '甲']);
  });
});
