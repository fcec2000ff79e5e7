import { keysOf, type ServedCity } from '@mapp/kit/rules';
import { allCities } from '@mapp/kit/rules/cities';

/** A made-up town. */
export interface Town {
  readonly code: string;
  readonly name: string;
  readonly aside: string;
  readonly letter: string;
}

const syllables = [
  '安 an',
  '白 bai',
  '昌 chang',
  '成 cheng',
  '大 da',
  '东 dong',
  '恩 en',
  '福 fu',
  '广 guang',
  '桂 gui',
  '海 hai',
  '和 he',
  '吉 ji',
  '江 jiang',
  '开 kai',
  '兰 lan',
  '临 lin',
  '梅 mei',
  '绵 mian',
  '南 nan',
  '宁 ning',
  '平 ping',
  '齐 qi',
  '青 qing',
  '日 ri',
  '山 shan',
  '上 shang',
  '深 shen',
  '台 tai',
  '天 tian',
  '万 wan',
  '西 xi',
  '襄 xiang',
  '延 yan',
  '银 yin',
  '长 zhang',
  '张 zhang',
  '州 zhou',
  '珠 zhu',
  '遵 zun',
].map((pair) => pair.split(' ') as [string, string]);

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** So many towns in the order of their pinyin, the same ones each time. */
export function manyTowns(count: number): readonly (Town & { readonly keys: string })[] {
  return Array.from({ length: count }, (_, at) => {
    const parts = [at % 40, Math.floor(at / 40) % 40, (at * 7 + Math.floor(at / 1600)) % 40].map(
      (index): readonly [string, string] => syllables[index] ?? ['', ''],
    );
    const name = parts.map(([character]) => character).join('');
    const pinyin = parts.map(([, reading]) => reading);
    const code = at.toString(36).toUpperCase().padStart(3, '0');
    const initials = pinyin.map((reading) => reading.charAt(0));
    return {
      code,
      name,
      aside: capital(pinyin.join('')),
      letter: capital(initials[0] ?? ''),
      keys: keysOf([[name], [code], pinyin], [initials]),
    };
  }).toSorted((a, b) => (a.aside < b.aside ? -1 : 1));
}

/** So many cities that a back end serves: the real ones, and towns beside them. */
export function manyCities(count: number): readonly ServedCity[] {
  const real = allCities.cities.map(({ code, country, names, airports }): ServedCity => ({
    code,
    country,
    name: names.zh ?? names.en,
    english: names.en,
    airports: airports.map((each) => ({
      code: each.code,
      name: each.names.zh ?? each.names.en,
      english: each.names.en,
    })),
  }));
  const towns = manyTowns(count - real.length).map(({ code, name, aside }): ServedCity => ({
    code: `0${code}`,
    country: 'CN',
    name,
    english: aside,
    airports: [{ code: `0${code}`, name, english: aside }],
  }));
  return [...real, ...towns];
}

/** Groups of neighbours, by their letter. */
export function byLetter<Item extends { readonly letter: string }>(items: readonly Item[]) {
  const groups: { letter: string; items: Item[] }[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last?.letter === item.letter) last.items.push(item);
    else groups.push({ letter: item.letter, items: [item] });
  }
  return groups;
}
