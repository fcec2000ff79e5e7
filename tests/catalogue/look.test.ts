import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '@mapp/tokens/contrast.ts';
import { lookOf } from '../../.storybook/look.ts';
import { textOf } from './source.ts';

const themes = ['light', 'dark'] as const;

/** Text of the catalogue's own pages on what it is on. */
const pairs = [
  ['textColor', 'appBg'],
  ['textColor', 'appContentBg'],
  ['textColor', 'appHoverBg'],
  ['textMutedColor', 'appContentBg'],
  ['barTextColor', 'barBg'],
  ['barHoverColor', 'barBg'],
  ['barSelectedColor', 'barBg'],
  ['inputTextColor', 'inputBg'],
  ['textInverseColor', 'colorSecondary'],
] as const;

describe("the catalogue's own look", () => {
  const cases = themes.flatMap((theme) => pairs.map(([text, surface]) => ({ theme, text, surface })));

  it.each(cases)('$theme: $text on $surface', ({ theme, text, surface }) => {
    const look = lookOf(theme);
    expect(contrast(look[text], look[surface])).toBeGreaterThanOrEqual(4.5);
  });

  it('differs between light and dark in every surface', () => {
    const [light, dark] = themes.map(lookOf);
    expect(light?.base).toBe('light');
    expect(dark?.base).toBe('dark');
    expect(light?.appBg).not.toBe(dark?.appBg);
    expect(light?.barBg).not.toBe(dark?.barBg);
  });

  it('is set in a face of Latin, with one of Chinese behind it', () => {
    expect(lookOf('light').fontBase).toMatch(/^-apple-system, .*"Noto Sans", .*"Noto Sans CJK SC"/);
  });

  it('has no colour of its own', () => {
    const written = globSync('.storybook/**/*.{ts,tsx}').filter((path) =>
      /#[0-9a-f]{3,8}\b|rgb\(/i.test(textOf(path)),
    );
    expect(written).toEqual([]);
  });
});

describe('the order of the titles', () => {
  const preview = textOf('.storybook/preview.tsx');
  const [, list = ''] = /storySort: \{\s*order: \[((?:[^[\]]|\[[^\]]*\])*)\]/.exec(preview) ?? [];
  const titlesIn = (text: string) => [...text.matchAll(/'([^']+)'/g)].map(([, title]) => title);
  const [, pages = ''] = /\[([^\]]*)\]/.exec(list) ?? [];
  const order = titlesIn(list.replace(`[${pages}]`, ''));

  it('names every folder of stories once', () => {
    const folders = new Set(globSync('stories/**/*.{stories.tsx,mdx}').map((path) => path.split('/')[1]));
    expect(new Set(order)).toEqual(folders);
    expect(order).toHaveLength(folders.size);
  });

  it('begins with the page that welcomes', () => {
    const written = globSync('stories/welcome/*.mdx').map(
      (path) => /title="welcome\/([^"]+)"/.exec(textOf(path))?.[1],
    );
    expect(titlesIn(pages)[0]).toBe('Welcome');
    expect(written).toEqual(expect.arrayContaining(titlesIn(pages)));
  });

  it('goes from the parts to the whole, by letter within', () => {
    expect(order).toEqual([
      'welcome',
      'foundations',
      'primitives',
      'components',
      'screens',
      'journeys',
      'review',
    ]);
    expect(preview).toContain("method: 'alphabetical'");
  });
});
