import { locales } from '@mapp/kit/messages';
import type { GlobalTypes } from 'storybook/internal/types';
import type { viewers } from './viewers.ts';

const item = (value: string, title: string, right?: string) => ({ value, title, ...(right && { right }) });

const languages: Record<(typeof locales)[number], string> = {
  zh: '中文',
  en: 'English',
  ja: '日本語',
  ko: '한국어',
  ru: 'Русский',
};

const viewerTitles: Record<keyof typeof viewers, string> = {
  guest: 'Guest',
  star: 'Star member',
  silver: 'Silver member',
  gold: 'Gold member',
  platinum: 'Platinum member',
  child: 'Child member',
};

type Icon = NonNullable<NonNullable<GlobalTypes[string]['toolbar']>['icon']>;

type Items = readonly ReturnType<typeof item>[];

/** Choice of a reviewer, the default first. It stands among the circumstances. */
const choice = (description: string, items: Items) => ({ description, items });

/** A choice with a menu of its own on the bar, which says what is chosen. */
const menu = (description: string, icon: Icon, items: Items) => ({
  ...choice(description, items),
  toolbar: { icon, dynamicTitle: true, items: [...items] },
});

/** Choices of the toolbar, for every story, each in the address: `&globals=locale:ru;theme:dark`. */
export const globalTypes = {
  locale: menu(
    'Language',
    'globe',
    locales.map((locale) => item(locale, languages[locale], locale)),
  ),
  theme: menu('Theme', 'paintbrush', [item('light', 'Light'), item('dark', 'Dark')]),
  textSize: choice('Text size', [
    item('standard', 'Standard text'),
    item('elder', 'Elder mode'),
    item('double', 'Text at 200 %'),
  ]),
  contrast: choice('Colours', [item('standard', 'Own colours'), item('forced', 'Forced colours, drawn')]),
  motion: choice('Motion', [
    item('system', "Motion as the system's"),
    item('reduced', 'Reduced motion'),
    item('full', 'Full motion'),
  ]),
  host: choice('Host', [
    item('browser', 'Mobile browser'),
    item('app', 'Airline app'),
    item('miniprogram', 'Messenger mini-program'),
    item('ali', 'Payment mini-program'),
    item('xuexi', 'Learning app'),
    item('douyin', 'Short-video mini-program'),
    item('rail', 'Rail partner'),
    item('bank', 'Bank'),
    item('company', 'Company'),
  ]),
  viewer: choice('Who looks', [
    item('story', 'Who the story says'),
    ...Object.entries(viewerTitles).map(([value, title]) => item(value, title)),
  ]),
  network: choice('Network', [
    item('normal', 'Normal network'),
    item('network', 'Connection cut'),
    item('slow', 'Slow, 5 s'),
    item('timeout', 'No answer'),
    item('http500', 'HTTP 500'),
    item('http502-html', 'HTTP 502 with HTML'),
    item('malformed-json', 'Malformed JSON'),
    item('wrong-shape', 'Wrong shape'),
    item('unauthorized', 'Code 401'),
    item('session-expired', 'resultCode -998'),
    item('special', 'Code 40500'),
    item('refused', 'Refused, Code -1'),
    item('empty', 'Empty answer'),
  ]),
  clock: choice('Clock', [
    item('2026-06-01T1000', '1 June 2026, 10:00', 'stories'),
    item('2026-06-01T2359', '1 June 2026, 23:59', 'last minute'),
    item('2026-06-02T0000', '2 June 2026, 00:00', 'next day'),
    item('2026-06-15T1000', '15 June 2026, 10:00', 'two weeks on'),
    item('2026-10-25T0830', '25 October 2026, 08:30', "Europe's clocks change"),
    item('2026-12-31T2359', '31 December 2026, 23:59', "year's end"),
    item('2028-02-29T1200', '29 February 2028, 12:00', 'leap day'),
  ]),
  device: choice('Clock of the device', [
    item('right', 'Device set right'),
    item('ahead', 'Device 3 years ahead'),
    item('behind', 'Device 5 years back'),
    item('tomorrow', 'Device 26 hours ahead'),
  ]),
} satisfies GlobalTypes;

export const initialGlobals = {
  locale: 'zh',
  theme: 'light',
  textSize: 'standard',
  contrast: 'standard',
  motion: 'system',
  host: 'browser',
  viewer: 'story',
  network: 'normal',
  clock: '2026-06-01T1000',
  device: 'right',
  viewport: { value: 'phone', isRotated: false },
};

/** Any moment may be named, and a page may have any width. */
const free = new Set(['clock', 'viewport']);

/** @throws Error that says what a global of the address may be */
export function checkGlobals(globals: Readonly<Record<string, unknown>>): void {
  for (const [name, { items }] of Object.entries(globalTypes)) {
    const allowed = items.map(({ value }) => value);
    const given = globals[name];
    if (typeof given === 'string' && !free.has(name) && !allowed.includes(given))
      throw new Error(`globals=${name}:${given} is not known: ${name} is one of ${allowed.join(', ')}`);
  }
}
