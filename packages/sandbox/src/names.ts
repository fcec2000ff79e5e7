import { noSpelling } from '@mapp/kit/contracts';
import { readingsOf } from './pinyin/readings.ts';
import { spellingsOf } from './pinyin/spellings.ts';
import type { Answers } from './request-context.ts';

/** Spellings of Chinese names. The dictionary is large, so it is fetched when the first name is asked. */
export const names: Pick<Answers, 'pinyin'> = {
  async pinyin(_visit, { cn, part }) {
    const { pinyin: dictionary } = await import('pinyin-pro');
    const list = spellingsOf(readingsOf(dictionary, cn.trim(), part));
    return { envelope: 'Code', payload: { list: list.length > 0 ? list : noSpelling } };
  },
};
