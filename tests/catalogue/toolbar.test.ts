import { describe, expect, it } from 'vitest';
import { hosts, channels } from '@mapp/kit/host';
import { locales } from '@mapp/kit/messages';
import { faultKinds } from '@mapp/sandbox/engine';
import { members } from '@mapp/sandbox/members';
import { devices, momentOf, storyTime } from '../../.storybook/clock.ts';
import { modes, ofEveryStory, ofScreens } from '../../.storybook/modes.ts';
import { globalTypes, initialGlobals } from '../../.storybook/toolbar.ts';
import { isVaried } from '../../.storybook/varied.ts';
import { viewers, viewerOf } from '../../.storybook/viewers.ts';
import { sizeOf, viewportNames, viewports } from '../../.storybook/viewports.ts';
import { textOf } from './source.ts';

const { viewport, ...switches } = initialGlobals;
const names = Object.keys(globalTypes) as (keyof typeof globalTypes)[];
const valuesOf = (name: keyof typeof globalTypes) => globalTypes[name].items.map(({ value }) => value);

/** Values that Storybook takes from an address without a warning, and as text. */
const addressable = /^(?!-?\d+(\.\d+)?$)[a-zA-Z0-9 _-]+$/;

describe('the toolbar', () => {
  it('has an entry for every global, and the other way round', () => {
    expect(names.toSorted()).toEqual(Object.keys(switches).toSorted());
  });

  it.each(names)('offers the default of %s first', (name) => {
    expect(valuesOf(name)[0]).toBe(initialGlobals[name]);
  });

  it.each(names)('names each choice of %s once, in words that an address keeps', (name) => {
    const { description, items } = globalTypes[name];
    expect(description).not.toBe('');
    expect(new Set(valuesOf(name)).size).toBe(valuesOf(name).length);
    expect(new Set(items.map(({ title }) => title)).size).toBe(items.length);
    expect(valuesOf(name).filter((value) => !addressable.test(value))).toEqual([]);
  });

  it('is read by the stories', () => {
    const site = textOf('.storybook/site.tsx');
    expect(names.filter((name) => !site.includes(`globals['${name}']`))).toEqual([]);
  });

  it('offers every language, host, channel, fault and kind of member', () => {
    expect(valuesOf('locale')).toEqual([...locales]);
    expect(valuesOf('host')).toEqual(expect.arrayContaining(Object.keys(hosts)));
    expect(valuesOf('host').filter((host) => !(host in hosts) && !(host in channels))).toEqual([]);
    expect(valuesOf('network')).toEqual(['normal', ...faultKinds]);
    expect(valuesOf('viewer')).toEqual(['story', ...Object.keys(viewers)]);
  });
});

describe('who looks', () => {
  it.each(Object.entries(viewers).filter(([name]) => name !== 'guest'))('%s is a member', (_name, cardNo) => {
    expect(members.map((member) => member.cardNo)).toContain(cardNo);
  });

  it('is a member of each tier once', () => {
    const tiers = Object.values(viewers).flatMap((cardNo) =>
      members.filter((member) => member.cardNo === cardNo).map(({ tier }) => tier),
    );
    expect(tiers.toSorted()).toEqual(['CHD', 'GOL', 'PLT', 'SIL', 'STD']);
  });

  it.each([
    ['story', '600000000001', '600000000001'],
    ['story', null, null],
    ['guest', '600000000001', null],
    ['gold', null, '600000000003'],
    ['toString', '600000000001', '600000000001'],
  ])('%s over %s is %s', (named, own, expected) => {
    expect(viewerOf(named, own)).toBe(expected);
  });
});

describe('the clock', () => {
  it('stands at the time of the stories by default', () => {
    expect(momentOf(initialGlobals.clock)).toBe(storyTime);
  });

  it.each(valuesOf('clock').filter((value) => value !== initialGlobals.clock))('%s is a moment', (value) => {
    expect(momentOf(value)).toBe(`${value.slice(0, 13)}:${value.slice(13)}:00+08:00`);
  });

  it.each([undefined, '', 'now', '2026-13-01T1000', '2026-06-01', '2026-06-01T10:00:00Z'])(
    '%s is no moment',
    (value) => {
      expect(momentOf(value)).toBe(storyTime);
    },
  );
});

describe('the clock of the device', () => {
  it('is set in every way that the toolbar offers', () => {
    expect(valuesOf('device')).toEqual(Object.keys(devices));
  });
});

describe('the widths', () => {
  it('are those of the tokens', () => {
    expect(viewportNames.map((name) => sizeOf(name).width)).toEqual([320, 360, 390, 430, 768, 1280]);
    expect(Object.keys(viewports)).toEqual(viewportNames);
    expect(viewports['narrow']?.styles).toEqual({ width: '320px', height: '640px' });
    expect(viewportNames).toContain(viewport.value);
  });
});

describe('the modes', () => {
  it.each(Object.entries(modes))('%s says what the toolbar knows', (name, { globals, viewport: page }) => {
    for (const [global, value] of Object.entries(globals)) {
      expect(valuesOf(global as keyof typeof globalTypes)).toContain(value);
    }
    expect(name).toContain(String(sizeOf(page).width));
  });

  it('show every language, width, theme and text size of whole screens', () => {
    const shown = ofScreens.map((name) => modes[name]);
    const all = (global: 'locale' | 'theme' | 'textSize') =>
      new Set(shown.map(({ globals }) => ({ ...initialGlobals, ...globals })[global]));
    expect(all('locale')).toEqual(new Set(valuesOf('locale')));
    expect(all('theme')).toEqual(new Set(valuesOf('theme')));
    expect(all('textSize')).toEqual(new Set(valuesOf('textSize')));
    expect(new Set(shown.map((mode) => mode.viewport))).toEqual(new Set(viewportNames));
    expect(ofEveryStory).toEqual(['zh-light-390']);
  });
});

describe('a story under other circumstances', () => {
  it.each([
    [{}, {}, false],
    [{ locale: 'ru', theme: 'dark', host: 'bank' }, {}, false],
    [{ viewer: 'gold' }, {}, true],
    [{ network: 'http500' }, {}, true],
    [{ network: 'http500' }, { network: 'http500' }, false],
    [{ clock: '2026-12-31T2359' }, {}, true],
  ])('%o, its own %o: %s', (chosen, storyGlobals, varied) => {
    expect(isVaried({ globals: { ...initialGlobals, ...chosen }, storyGlobals })).toBe(varied);
  });
});
