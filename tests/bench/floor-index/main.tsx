/**
 * The floor of an index list: the same rows in a window over fixed heights, memoised by hand, with a search over keys
 * made before, and a letter for each group. No keyboard, no names for screen readers, no measuring.
 */
import { countryReadings } from '@mapp/kit/rules/country-readings';
import { countryName, indexCountries, keysOf } from '@mapp/kit/rules';
import { memo, useEffect, useMemo, useState } from 'react';
import { offer } from '../index-adapter.ts';
import { CityRow } from '../city-row.tsx';
import { TownRow } from '../town-row.tsx';
import '../floor.css';
import '../town-row.css';
import { byLetter, manyCities, manyTowns, type Town } from '../towns.ts';
import './index.css';

/** A city has a second line, in the list or only where it was found. */
type Found = Town & { readonly keys: string; readonly line?: string; readonly foundLine?: string };
type Item = { readonly head: string } | Found;

const towns = manyTowns(5000);
const countries = indexCountries(countryReadings, 'zh').countries.map(
  ({ code, name, english, letter }): Found => ({
    code,
    name,
    aside: english,
    letter,
    keys: keysOf([[name], [code], (countryReadings.pinyin[code] ?? '').split(' '), english.split(' ')]),
  }),
);

const cities = manyCities(5000)
  .map(({ code, name, english, country, airports }): Found => ({
    code,
    name,
    aside: english,
    letter: english.charAt(0),
    line: country === 'CN' ? '' : countryName(country, 'zh'),
    foundLine: [
      airports[0]?.name !== name && airports[0]?.name,
      country !== 'CN' && countryName(country, 'zh'),
    ]
      .filter(Boolean)
      .join(' · '),
    keys: keysOf([[name], [code], english.split(' '), ...airports.map((each) => [each.english])]),
  }))
  .toSorted((a, b) => (a.aside < b.aside ? -1 : 1));

const [headHeight, rowHeight, lineHeight, ahead] = [32, 48, 20, 320];

const heightOf = (item: Item, searched: boolean): number => {
  if ('head' in item) return headHeight;
  return rowHeight + ((searched ? item.foundLine : item.line) ? lineHeight : 0);
};

/** Heads and rows, with the distance of each from the start. */
function lay(items: readonly Item[], searched = false): { items: readonly Item[]; offsets: Float64Array } {
  const offsets = new Float64Array(items.length + 1);
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at] as Item;
    offsets[at + 1] = (offsets[at] ?? 0) + heightOf(item, searched);
  }
  return { items, offsets };
}

function indexAt(offsets: Float64Array, distance: number): number {
  let low = 0;
  let high = Math.max(0, offsets.length - 2);
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((offsets[middle] ?? 0) <= distance) low = middle;
    else high = middle - 1;
  }
  return low;
}

const rangeAt = ({ items, offsets }: ReturnType<typeof lay>, from: number) => ({
  first: indexAt(offsets, Math.max(0, from - ahead)),
  end: Math.min(items.length, indexAt(offsets, from + window.innerHeight + ahead) + 1),
});

const Row = memo(function Row({ item, query }: { item: Found; query: string }) {
  const line = query === '' ? item.line : item.foundLine;
  return (
    <div className={line ? 'row tall' : 'row'}>
      {line !== undefined ? (
        <CityRow name={item.name} aside={item.aside} code={item.code} query={query} line={line} />
      ) : (
        <TownRow name={item.name} aside={item.aside} code={item.code} query={query} />
      )}
    </div>
  );
});

function List({ all }: { all: readonly Found[] }) {
  const [query, setQuery] = useState('');
  const groups = useMemo(() => byLetter(all), [all]);
  const whole = useMemo(
    () => lay(groups.flatMap(({ letter, items }): Item[] => [{ head: letter }, ...items])),
    [groups],
  );
  const laid = useMemo(
    () =>
      query === ''
        ? whole
        : lay(
            all.filter(({ keys }) => keys.includes(query)),
            true,
          ),
    [all, whole, query],
  );
  const [from, setFrom] = useState(0);
  useEffect(() => {
    const follow = () => setFrom(Math.floor(window.scrollY / 160) * 160);
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  const { items, offsets } = laid;
  const { first, end } = rangeAt(laid, from);
  return (
    <div>
      <div className="search">
        <input aria-label="search" value={query} onChange={(event) => setQuery(event.target.value)} />
      </div>
      <div className="list" style={{ height: offsets[items.length] }}>
        <div className="strip" style={{ transform: `translateY(${offsets[first]}px)` }}>
          {items.slice(first, end).map((item) =>
            'head' in item ? (
              <div key={item.head} className="head">
                {item.head}
              </div>
            ) : (
              <Row key={item.code} item={item} query={query} />
            ),
          )}
        </div>
      </div>
      {query === '' && (
        <div className="letters">
          {groups.map(({ letter }) => (
            <button key={letter} type="button">
              {letter}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

offer({
  towns: () => <List all={towns} />,
  cities: () => <List all={cities} />,
  countries: () => <List all={countries} />,
});
