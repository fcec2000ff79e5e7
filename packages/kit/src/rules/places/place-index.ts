import { type Cities, type CityScope } from './cities.ts';
import type { NameLanguage } from './countries.ts';
import { noInitial } from './initials.ts';
import { cityEntries, withoutEntry, type Entry, type Place, type PlaceKind } from './place-rows.ts';
import { searchPlaces, type PlaceSearch } from './place-search.ts';

export type { Place, PlaceKind } from './place-rows.ts';

export interface PlaceIndex extends PlaceSearch {
  /** All places by initial letter; letters without places are not there. */
  readonly letters: Readonly<
    Record<CityScope, readonly { readonly letter: string; readonly places: readonly Place[] }[]>
  >;
  /** The row of a city or an airport; `prefer` says which where both have the code. */
  readonly placeOf: (code: string, prefer?: PlaceKind) => Place | undefined;
}

/**
 * Places in the order of a language, by letter, and findable in five languages, by pinyin, its initials and IATA codes.
 * @param kind whether rows are cities, or airports
 */
export function indexPlaces(
  { cities, without }: Cities,
  language: NameLanguage,
  kind: PlaceKind,
): PlaceIndex {
  const { compare } = new Intl.Collator(language === 'zh' ? 'en' : language);
  const isForeign = (letter: string) =>
    Number(language !== 'zh' && language !== 'en' && /^[A-Z#]$/.test(letter));
  const listed = cities
    .flatMap((city) => cityEntries(city, language, kind))
    .toSorted(
      (a, b) =>
        Number(a.place.letter === noInitial) - Number(b.place.letter === noInitial) ||
        isForeign(a.place.letter) - isForeign(b.place.letter) ||
        compare(a.reading, b.reading),
    );
  const letters: Record<CityScope, { letter: string; places: Place[] }[]> = { inner: [], outer: [] };
  for (const { place, scope } of listed) {
    if (!scope) continue;
    const last = letters[scope].at(-1);
    if (last?.letter === place.letter) last.places.push(place);
    else letters[scope].push({ letter: place.letter, places: [place] });
  }

  const cityByCode = new Map(cities.map((city) => [city.code, city]));
  const rowByKey = new Map(
    listed
      .flatMap(({ place, below }) => [place, ...below.map(({ below: _, ...row }) => row)])
      .map((row) => [row.key, row]),
  );
  const byWeight = [...listed.filter(({ major }) => major), ...listed.filter(({ major }) => !major)];
  const entries: readonly Entry[] =
    kind === 'airport'
      ? byWeight
      : [
          ...byWeight,
          ...without.flatMap((city) => {
            const instead = cityByCode.get(city.nearest);
            return instead ? [withoutEntry(city, instead, language)] : [];
          }),
        ];

  return {
    letters,
    placeOf: (code, prefer = kind) =>
      prefer === 'city'
        ? (rowByKey.get(code) ?? rowByKey.get(`airport ${code}`))
        : (rowByKey.get(`airport ${code}`) ?? rowByKey.get(code)),
    ...searchPlaces(entries, language),
  };
}
