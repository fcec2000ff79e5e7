import type { Locale } from '@mapp/kit/messages';

const letters = {
  张三: 'San Zhang',
  李四: 'Si Li',
  王芳: 'Fang Wang',
  赵敏: 'Min Zhao',
  高远: 'Yuan Gao',
  赵小禾: 'Xiaohe Zhao',
} as const;

/** Name of one of the sandbox's travellers as a page in the language of the story tells it. */
export const toldName = (name: keyof typeof letters, { locale }: { readonly locale?: unknown }): string =>
  (['zh', 'ja'] satisfies Locale[] as unknown[]).includes(locale) ? name : letters[name];
