import { expect, it } from 'vitest';
import { fakeHost } from '../../host/fake.ts';
import { emptySearch } from '../../rules/booking/search-draft.ts';
import {
  chooseEnd,
  forgetSearches,
  keepSearch,
  openedSearch,
  recentSearches,
  rememberSearch,
  searchOpened,
  typedSearch,
} from './searches.ts';
import { createSession } from '../../session/session.ts';

const segment = { from: 'PEK', to: 'SHA', day: '2026-09-25' };
const search = { ...emptySearch, segments: [segment], adults: 2, children: 1 };

it('outlives a reload as far as it is typed', () => {
  const host = fakeHost();
  expect(typedSearch(createSession(host))).toEqual(emptySearch);
  const draft = { ...emptySearch, segments: [{ from: 'PEK' }], direct: true };
  keepSearch(createSession(host), draft);
  expect(typedSearch(createSession(host))).toEqual(draft);
});

it('is not met by the next holder of the page', () => {
  const session = createSession(fakeHost());
  session.belongTo('one');
  keepSearch(session, search);
  session.belongTo('two');
  expect(typedSearch(session)).toEqual(emptySearch);
});

it('takes a city and days that were chosen, once', () => {
  const session = createSession(fakeHost());
  keepSearch(session, search);
  const arrived = new URLSearchParams('segment=0&date=2026-10-01');
  chooseEnd(session, { segment: 0, end: 'to', code: 'CAN' });
  const opened = openedSearch(session, arrived);
  expect(opened.segments).toEqual([{ from: 'PEK', to: 'CAN', day: '2026-10-01' }]);
  keepSearch(session, search);
  searchOpened(session, arrived);
  expect(openedSearch(session, arrived)).toEqual(search);
});

it('is that of an address, until it has been read', () => {
  const session = createSession(fakeHost());
  const address = new URLSearchParams('trip=oneway&seg=CAN-TFU-2026-10-01&adults=3');
  expect(openedSearch(session, address)).toMatchObject({ adults: 3, segments: [{ from: 'CAN', to: 'TFU' }] });
  keepSearch(session, search);
  searchOpened(session, address);
  expect(openedSearch(session, address)).toEqual(search);
});

it('takes from an address that it is for points, and is else as it was left', () => {
  const session = createSession(fakeHost());
  keepSearch(session, search);
  const address = new URLSearchParams('points=1');
  expect(openedSearch(session, address)).toEqual({ ...search, points: true });
  searchOpened(session, address);
  expect(openedSearch(session, address)).toEqual(search);
});

it('takes no day that is none', () => {
  const session = createSession(fakeHost());
  keepSearch(session, search);
  expect(openedSearch(session, new URLSearchParams('segment=x&date=2026-02-30'))).toEqual(search);
  expect(
    openedSearch(session, new URLSearchParams('segment=x&date=2026-10-02&returnDate=y')).segments[0]?.day,
  ).toBe('2026-10-02');
});

it('is kept on the device without whom it was for, three of them, the latest first', () => {
  const host = fakeHost();
  for (const to of ['SHA', 'CAN', 'TFU', 'URC', 'CAN'])
    rememberSearch(host, { ...search, segments: [{ ...segment, to }] });
  const found = recentSearches(host, '2026-09-01');
  expect(found.map(({ segments }) => segments[0]?.to)).toEqual(['CAN', 'URC', 'TFU']);
  expect(found.map(({ adults, children }) => adults + children)).toEqual([1, 1, 1]);
  expect(recentSearches(host, '2026-09-26')).toEqual([]);
  forgetSearches(host);
  expect(recentSearches(host, '2026-09-01')).toEqual([]);
});

it('ignores what the device holds and nobody can read', () => {
  const host = fakeHost();
  host.local.set('mapp.searches', 'x y trip=oneway&seg=PEK-SHA-2026-02-30');
  expect(recentSearches(host, '2026-01-01')).toEqual([]);
});
