/** A part of the country: its code of six digits and its name in Chinese. */
export interface Area {
  readonly code: string;
  readonly name: string;
}

/** Names by code, for provinces (`310000`), cities (`310100`) and counties (`310112`). */
export interface AreaTable {
  readonly province_list: Readonly<Record<string, string>>;
  readonly city_list: Readonly<Record<string, string>>;
  readonly county_list: Readonly<Record<string, string>>;
}

const isArea = /^\d{6}$/;

const namesOf = (names: Readonly<Record<string, string>>, begin: string): readonly Area[] =>
  Object.entries(names)
    .filter(([code]) => code.startsWith(begin))
    .map(([code, name]) => ({ code, name }));

/** The parts of an area, one step below it; all provinces of none, nothing below a county. */
export function areasIn(table: AreaTable, code: string): readonly Area[] {
  if (code === '') return namesOf(table.province_list, '');
  if (code.endsWith('0000')) return namesOf(table.city_list, code.slice(0, 2));
  return code.endsWith('00') ? namesOf(table.county_list, code.slice(0, 4)) : [];
}

/** An area with those that it lies in, from the province down; empty for a code that nobody knows. */
export function areaPath(table: AreaTable, code: string): readonly Area[] {
  if (!isArea.test(code)) return [];
  const steps = [
    [table.province_list, `${code.slice(0, 2)}0000`],
    [table.city_list, `${code.slice(0, 4)}00`],
    [table.county_list, code],
  ] as const;
  const path = steps.flatMap(([names, each]) => {
    const name = Object.hasOwn(names, each) ? names[each] : undefined;
    return name === undefined ? [] : [{ code: each, name }];
  });
  return path.at(-1)?.code === code ? path : [];
}

/** An area is chosen to its end: nothing lies below it. */
export const isWholeArea = (table: AreaTable, code: string): boolean =>
  areaPath(table, code).length > 0 && areasIn(table, code).length === 0;

/** Names in an address: a city that is its own province is named once. */
export const areaNames = (path: readonly Area[]): readonly string[] =>
  path.map(({ name }) => name).filter((name, at, names) => name !== names[at - 1]);
