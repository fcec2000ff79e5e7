import type { City } from '../../packages/kit/src/rules/places/cities.ts';

/** Zones with the codes of their airports. */
export type ZoneTable = Readonly<Record<string, string>>;

/**
 * The IANA zone of each airport by its coordinates. All of mainland China has the time of Beijing, which coordinates do not know of
 * Xinjiang. Source: travel-domain.md T1.
 */
export function zonesOf(cities: readonly City[], zoneAt: (north: number, east: number) => string): ZoneTable {
  const pairs = cities.flatMap(({ country, airports }) =>
    airports.flatMap(({ code, at }) =>
      at ? [[country === 'CN' ? 'Asia/Shanghai' : zoneAt(at.north, at.east), code] as const] : [],
    ),
  );
  const byZone = Map.groupBy(pairs, ([zone]) => zone);
  return Object.fromEntries(
    [...byZone]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([zone, of]) => [
        zone,
        of
          .map(([, code]) => code)
          .toSorted()
          .join(' '),
      ]),
  );
}
