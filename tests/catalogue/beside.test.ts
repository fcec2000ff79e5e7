import { describe, expect, it } from 'vitest';
import { locales } from '@mapp/kit/messages';
import { alongs, framesOf, inAddress } from '../../.storybook/beside.ts';
import { besideAddress, type Along } from '../../.storybook/beside-address.ts';
import { globalTypes, initialGlobals } from '../../.storybook/toolbar.ts';
import { textOf } from './source.ts';
import { storyId } from './story-ids.ts';

const story = 'screens-points-bill--basic';
const ways = Object.keys(alongs) as Along[];
const page = 'stories/review/beside.stories.tsx';
const shown = [...textOf(page).matchAll(/export const (\w+) = meta\.story\(beside\('(\w+)'/g)];

const globalsOf = (address: string) => new URLSearchParams(address.split('?')[1]).get('globals');

describe('side by side', () => {
  it('a frame for each language, the rest as the toolbar has it', () => {
    const frames = framesOf(story, 'languages', { ...initialGlobals, theme: 'dark', locale: 'ko' });
    expect(frames.map(({ address }) => globalsOf(address))).toEqual(
      locales.map((locale) => (locale === 'zh' ? 'theme:dark' : `locale:${locale};theme:dark`)),
    );
    expect(frames[0]?.address).toBe(`iframe.html?id=${story}&viewMode=story&globals=theme%3Adark`);
    expect(frames[0]?.size).toEqual({ width: 390, height: 844 });
  });

  it('a frame for each page of the tokens, of its size', () => {
    const frames = framesOf(story, 'widths', initialGlobals);
    expect(frames.map(({ size }) => size.width)).toEqual([320, 360, 390, 430, 768, 1280]);
    expect(new Set(frames.map(({ address }) => address))).toEqual(
      new Set([`iframe.html?id=${story}&viewMode=story`]),
    );
  });

  it.each([[{ value: 'narrow', isRotated: false }], ['narrow']])(
    'frames as wide as the toolbar says',
    (viewport) => {
      expect(framesOf(story, 'themes', { viewport })[0]?.size.width).toBe(320);
    },
  );

  it.each(ways.filter((way) => way !== 'widths'))('%s: a frame for each choice, all different', (way) => {
    const frames = framesOf(story, way, initialGlobals);
    const name = alongs[way] as keyof typeof globalTypes;
    expect(frames.map(({ label }) => label)).toEqual(globalTypes[name].items.map(({ title }) => title));
    expect(new Set(frames.map(({ address }) => address)).size).toBe(frames.length);
  });

  it('hides nothing behind a default', () => {
    expect(inAddress(initialGlobals)).toBe('');
    expect(inAddress({ locale: 'ru', unknown: 1, viewport: { value: 'phone' } })).toBe('locale:ru');
  });
});

describe('the pages side by side', () => {
  it('are one for each way', () => {
    expect(new Set(shown.map(([, , way]) => way))).toEqual(new Set(ways));
    expect(shown).toHaveLength(ways.length);
  });

  it.each(shown.map(([, name = '', way = '']) => [name, way] as const))(
    '%s is where its address leads',
    (name, way) => {
      expect(besideAddress(story, way as Along)).toBe(
        `?path=/story/${storyId(page, name)}&args=story:${story}`,
      );
      expect(besideAddress(story, way as Along, 'theme:dark')).toMatch(/&globals=theme:dark$/);
    },
  );
});
