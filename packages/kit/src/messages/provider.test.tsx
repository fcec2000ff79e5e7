import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { preloadMessages } from './pack.ts';
import { MessagesProvider, useLocale, useMessages } from './provider.tsx';
import { useFormats } from './use-formats.ts';
import type { Locale } from './types.ts';

const de = 'de' as Locale;
const said = 'No language "de": there are zh, en, ja, ko, ru';

it('says which languages there are', async () => {
  expect(() => renderToString(<MessagesProvider locale={de}>{'text'}</MessagesProvider>)).toThrow(said);
  await expect(preloadMessages(de)).rejects.toThrow(said);
});

const askers = {
  useLocale: () => useLocale(),
  useFormats: () => useFormats().number(1),
  useMessages: () => useMessages('shell')('retry'),
};
it.each(Object.entries(askers))('%s says what is missing above it', (name, Asker) => {
  expect(() => renderToString(<Asker />)).toThrow(`${name} needs a MessagesProvider above it`);
});

it('draws at once where every word has been loaded', async () => {
  await preloadMessages('en');
  const { useMessages: Asker } = askers;
  expect(
    renderToString(
      <MessagesProvider locale="en">
        <Asker />
      </MessagesProvider>,
    ),
  ).toBe('Try again');
});

it('is empty where no part of a message has anything to say', async () => {
  await preloadMessages('en');
  const Asker = () => `(${useMessages('duration')('hoursAndMinutes', { hours: 0, minutes: 0 })})`;
  expect(
    renderToString(
      <MessagesProvider locale="en">
        <Asker />
      </MessagesProvider>,
    ),
  ).toBe('()');
});
