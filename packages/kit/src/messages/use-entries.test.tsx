import { renderToString } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { preloadMessages } from './pack.ts';
import { MessagesProvider } from './provider.tsx';
import type { Catalogue } from './pack.ts';
import { useEntries } from './use-entries.ts';

const Entries = ({ of }: { of: Catalogue }) => useEntries(of).map(([key, text]) => `${key}=${text};`);
const drawn = (of: Catalogue) =>
  renderToString(
    <MessagesProvider locale="en">
      <Entries of={of} />
    </MessagesProvider>,
  ).replaceAll('<!-- -->', '');

beforeAll(() => preloadMessages('en', ['notice-privacy', 'notices']));

it('gives all messages of a catalogue in its order', () => {
  expect(drawn('notice-privacy')).toMatch(/^lead=.*;collect\.title=What we collect;collect\.text\.1=/);
});

it('refuses a message with arguments', () => {
  expect(() => drawn('notices')).toThrow(/no plain text/);
});
