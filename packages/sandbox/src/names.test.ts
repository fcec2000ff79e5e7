import { noSpelling, pinyin } from '@mapp/kit/contracts';
import { describe, expect, it } from 'vitest';
import { answerTo } from './ask.ts';
import { createAirline } from './engine.ts';
import { mostSpellings } from './pinyin/spellings.ts';

const airline = createAirline();

interface Item {
  readonly pinyin: string;
  readonly tone: string;
}

/** The list as it travels, or the marker. */
async function listOf(cn: string, part?: 'family' | 'given'): Promise<readonly Item[] | string> {
  const { body } = await answerTo(airline, pinyin, { cn, ...(part && { part }) });
  expect(body['Code']).toBe(200);
  return (body['data'] as { list: Item[] | string }).list;
}

async function spelled(cn: string, part?: 'family' | 'given'): Promise<string> {
  const list = await listOf(cn, part);
  return typeof list === 'string' ? `(${list})` : list.map((item) => item.pinyin).join(' ');
}

describe('spellings', () => {
  it.each([
    ['张', 'zhang'],
    ['单', 'shan dan chan'],
    ['曾', 'zeng ceng'],
    ['仇', 'qiu chou'],
    ['朴', 'piao pu po'],
    ['覃', 'qin tan'],
    ['区', 'ou qu'],
    ['查', 'zha cha'],
    ['盖', 'ge gai he'],
    ['解', 'xie jie'],
    ['任', 'ren'],
    ['翟', 'zhai di'],
    ['缪', 'miao miu mou liao mu'],
    ['乐', 'yue le yao lao'],
    ['华', 'hua'],
    ['纪', 'ji'],
    ['冼', 'xian'],
    ['那', 'na nei nuo ne'],
    ['贠', 'yun yuan'],
    ['种', 'chong zhong'],
    ['洗', 'xian xi'],
    ['吕', 'lü'],
    ['女', 'nü ru'],
    ['欧阳', 'ouyang'],
    ['歐陽', 'ouyang'],
    ['司马', 'sima'],
    ['单于', 'chanyu'],
    ['万俟', 'moqi'],
    ['尉迟', 'yuchi'],
    ['长孙', 'zhangsun'],
    ['令狐', 'linghu'],
    ['澹台', 'tantai'],
    ['叶赫那拉', 'yehenala'],
    ['佴', 'nai er'],
    ['适', 'kuo shi'],
    ['適', 'kuo shi di zhe'],
    ['藏', 'zang cang'],
    ['角', 'jue jiao'],
    ['给', 'ji gei'],
    ['給', 'ji gei'],
    ['單', 'shan dan chan'],
    ['種', 'chong zhong'],
    ['區', 'ou qu'],
    ['蓋', 'ge gai he hai'],
    ['華', 'hua'],
    ['祕', 'bi mi'],
    ['贲', 'ben bi'],
    ['賁', 'ben bi'],
    ['單于', 'chanyu'],
    ['萬俟', 'moqi'],
    ['尉遲', 'yuchi'],
    ['長孫', 'zhangsun'],
    ['澹臺', 'tantai'],
    ['諸葛', 'zhuge'],
    ['樂正', 'yuezheng'],
    ['穀梁', 'guliang'],
    ['賀若', 'heruo'],
    ['子車', 'ziju'],
    ['吐谷渾', 'tuyuhun'],
    ['葉赫那拉', 'yehenala'],
    ['愛新覺羅', 'aixinjueluo'],
    ['長孫單', 'zhangsunshan zhangsundan zhangsunchan'],
    ['欧阳单', 'ouyangshan ouyangdan ouyangchan'],
    ['张李', 'zhangli'],
    ['𬭳', 'xi'],
    ['𠮷', '(none)'],
    ['𬭼', '(none)'],
    ['张𠮷', '(none)'],
    ['', '(none)'],
    ['  ', '(none)'],
    ['abc', '(none)'],
    ['张A', '(none)'],
    ['阿·里', '(none)'],
    ['々', '(none)'],
    ['7', '(none)'],
    ['🙂', '(none)'],
  ])('of the family name %s are %s', async (cn, expected) => {
    expect(await spelled(cn, 'family')).toBe(expected);
  });

  it.each([
    ['张', 'zhang'],
    ['单', 'dan shan chan'],
    ['曾', 'ceng zeng'],
    ['乐', 'le yue yao lao'],
    ['华', 'hua'],
    ['那', 'na nei nuo ne'],
    ['重阳', 'chongyang zhongyang'],
    ['长乐', 'changle changyue zhangle changyao zhangyue changlao zhangyao zhanglao'],
    ['一鸣', 'yiming'],
    ['不凡', 'bufan foufan'],
    ['旅', 'lü'],
    ['略', 'lüe'],
    ['建国', 'jianguo'],
    ['晓𬭼', '(none)'],
    ['', '(none)'],
    ['abc', '(none)'],
  ])('of the given name %s are %s', async (cn, expected) => {
    expect(await spelled(cn, 'given')).toBe(expected);
    expect(await spelled(cn)).toBe(expected);
  });

  it('carry their tones, the first of those that differ in nothing else', async () => {
    expect(await listOf('华', 'family')).toEqual([{ pinyin: 'hua', tone: 'huà' }]);
    expect(await listOf('华')).toEqual([{ pinyin: 'hua', tone: 'huá' }]);
    expect(await listOf('吕', 'family')).toEqual([{ pinyin: 'lü', tone: 'lǚ' }]);
    expect(await listOf('欧阳', 'family')).toEqual([{ pinyin: 'ouyang', tone: 'ōu yáng' }]);
    expect(await listOf('一鸣')).toEqual([{ pinyin: 'yiming', tone: 'yī míng' }]);
    expect(await listOf(' 三 ')).toEqual([{ pinyin: 'san', tone: 'sān' }]);
  });

  it('are as many as the documents want', async () => {
    const count = async (cn: string) => (await listOf(cn, 'family')).length;
    expect(await count('张')).toBe(1);
    expect([2, 3]).toContain(await count('单'));
    expect([2, 3]).toContain(await count('曾'));
    expect(await count('那')).toBeGreaterThanOrEqual(4);
    expect(await count('单曾')).toBeGreaterThanOrEqual(4);
    expect(await listOf('𠮷', 'family')).toBe(noSpelling);
    expect(await listOf('𬭼', 'family')).toBe(noSpelling);
  });

  it('are capped, the likeliest first, distinct by their letters', async () => {
    const list = await listOf('那曾单乐', 'family');
    if (typeof list === 'string') throw new Error(list);
    expect(list).toHaveLength(mostSpellings);
    expect(list[0]).toEqual({ pinyin: 'nazengshanyue', tone: 'nā zēng shàn yuè' });
    expect(new Set(list.map((item) => item.pinyin)).size).toBe(mostSpellings);
    expect(await listOf('乐'.repeat(2000))).toHaveLength(mostSpellings);
  });
});
