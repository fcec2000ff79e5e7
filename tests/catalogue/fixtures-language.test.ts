import { globSync } from 'node:fs';
import { wordsIn } from '@mapp/sandbox/words';
import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { saidIn } from '../../.storybook/said.ts';
import { english } from '../../stories/fixtures/english/english.ts';
import { textOf } from './source.ts';

/** Chinese that stays in every language, by its reason. */
const stays: Readonly<Record<string, readonly string[]>> = {
  'sentences of several scripts, which touch the numbers in them': [
    '138****0001に送信しました',
    '流水号 •••• 4471',
    '^138.*0001に送信しました$',
    '^流水号.*4471$',
  ],
  'parts of Chinese names, which forms take and lists put together': [
    '三',
    '乐',
    '仇',
    '伟',
    '何',
    '单',
    '吕',
    '和',
    '四',
    '小乐',
    '小明',
    '小满',
    '尉迟',
    '建国',
    '*国',
    '张',
    '李',
    '林',
    '欧阳',
    '海',
    '王',
    '赵',
    '重阳落英',
    '阿卜杜·热合曼',
    '阿卜杜热合曼',
    '古丽米热·阿不都热依木江',
    '陈',
    '静',
    '静宜',
    '𠮷',
    '𣈶',
    '𬭳',
    '𬭼',
  ],
  'whole Chinese names, which a form is about or puts together': ['单乐', '王建国', '张伟', '赵宁'],
  "a document's number, which may begin with a Chinese word": ['军', '军字第2001988号'],
  'addresses and areas of the mainland, which have Chinese names in every language': [
    '上海市',
    '上海市 闵行区 虹桥路 2550 号 201100',
    '^上海市 闵行区$',
    '东城区',
    '南山区',
    '广东省',
    '广东省 深圳市 南山区',
    '广西壮族自治区',
    '徐汇区',
    '深圳市',
    '闵行区',
    '肇嘉浜路 1 号',
    '虹',
    '虹桥路 2550 号',
    '路',
  ],
  'the title of an invoice, as a company of the mainland bears it': ['云上会展有限公司'],
  'a search that understands Chinese in every language': ['秘鲁', '阿联酋', '(虹|Hongqiao|훙차오|Хунцяо)'],
  'a story about Chinese': ['常ABCDEFGHJKLMNPRSTWXYZ', '^2026年5月1日$'],
  'a language, which is called by its own name': ['简体中文', '{n} 简体中文'],
  'a unit that the story has for each language': ['级'],
};

/** Chinese characters, or the stop that ends a sentence after a link. */
const chinese = /[\p{Script=Han}。]/u;

/** Chinese texts in the code of a file, with `{n}` for what a template inserts; of an expression its pattern. */
function chineseIn(file: string): readonly string[] {
  const found: string[] = [];
  new Visitor({
    Literal: (literal) => {
      if ('regex' in literal) found.push(literal.regex.pattern);
      else if (typeof literal.value === 'string') found.push(literal.value);
    },
    JSXText: ({ value }) =>
      found.push(value.replaceAll(/^\s*\n\s*|\s*\n\s*$/g, '').replaceAll(/\s*\n\s*/g, ' ')),
    TemplateLiteral: ({ quasis }) => found.push(quasis.map(({ value }) => value.cooked).join('{n}')),
  }).visit(parseSync(file, textOf(file)).program);
  return found.filter((text) => chinese.test(text));
}

const files = globSync('stories/{primitives,components,fixtures}/**/*.{ts,tsx}', {
  exclude: (path) => path === 'stories/fixtures/english',
});
const texts = new Map(files.map((file) => [file, chineseIn(file)]));
const written = new Set([...texts.values()].flat());
const staying = new Set(Object.values(stays).flat());
const said = await saidIn('en');

describe('Chinese texts of stories of parts', () => {
  it('have English, or a reason to stay', () => {
    const without = [...texts].flatMap(([file, all]) =>
      all.filter((text) => chinese.test(said(text)) && !staying.has(text)).map((text) => `${file}: ${text}`),
    );
    expect(without).toEqual([]);
    expect(written.size).toBeGreaterThan(400);
  });

  it('stay only where they are written and have no English', () => {
    expect([...staying].filter((text) => !written.has(text) || !chinese.test(said(text)))).toEqual([]);
  });
});

describe('the English of stories', () => {
  const airline = wordsIn('en');
  const asked = new Set([...written].map((text) => text.replace(/\d+/, '{n}')));

  it('is all shown', () => {
    expect(Object.keys(english).filter((text) => !written.has(text) && !asked.has(text))).toEqual([]);
  });

  it('has no Chinese', () => {
    expect(Object.values(english).filter((text) => chinese.test(text))).toEqual([]);
  });

  it('takes no word from the airline but those of tabs, which are shorter', () => {
    expect(Object.keys(english).filter((text) => airline.has(text))).toEqual(['航班动态', '选座值机']);
  });
});
