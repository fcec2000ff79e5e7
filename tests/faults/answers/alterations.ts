import type { Call } from '@mapp/kit/contracts';
import { allPlacesIn, isObject, placesIn, valueAt, withValue, type Path, type Place } from './places.ts';

/** Ways in which one value of an answer may be another than the contract says. */
export const alterations = [
  'null',
  'missing',
  'wrongType',
  'unknownWord',
  'huge',
  'negative',
  'empty',
  'many',
] as const;
export type Alteration = (typeof alterations)[number];

/** Elements of a list that goes on and on, and how much text it may come to. */
const many = 10_000;
const mostText = 1_000_000;

function repeated(value: unknown): unknown {
  if (!Array.isArray(value) || value.length === 0) return [];
  const size = JSON.stringify(value[0]).length;
  return Array.from({ length: Math.min(many, Math.ceil(mostText / size)) }, () => value[0] as unknown);
}

const isText = (value: unknown): value is string => typeof value === 'string';

const made: Readonly<Record<Alteration, (value: unknown) => unknown>> = {
  null: () => null,
  missing: () => undefined,
  wrongType: (value) => (isText(value) ? { odd: value } : Array.isArray(value) ? 'odd' : [value ?? 7]),
  unknownWord: () => 'novel-word',
  huge: (value) => (isText(value) ? value.repeat(400) || '巨'.repeat(400) : 8e15),
  negative: (value) => (isText(value) ? `-${value}` : -7),
  empty: (value) => (isText(value) ? '' : 0),
  many: repeated,
};

/** Whether an alteration fits a place: lists alone go on, and only other values can be a word or a number. */
const fits = (alteration: Alteration, value: unknown): boolean =>
  alteration === 'many'
    ? Array.isArray(value) && value.length > 0
    : !(Array.isArray(value) || isObject(value)) || ['null', 'missing', 'wrongType'].includes(alteration);

/** An answer with one place of it altered. */
export interface Altered {
  readonly place: Place;
  readonly alteration: Alteration;
  readonly answer: unknown;
}

/** An answer without what no path leads to: of a list what is led to, and one beside it. */
function cut(value: unknown, paths: readonly Path[]): unknown {
  const below = (key: string | number) => paths.filter(([first]) => first === key).map(([, ...rest]) => rest);
  if (Array.isArray(value)) {
    const led = [...value.keys()].filter((at) => below(at).length > 0);
    const beside = [...value.keys()].find((at) => !led.includes(at));
    const all =
      beside === undefined || led.length > 1 ? led : [...led, beside].toSorted((one, other) => one - other);
    const list = all.map((at) => cut(value[at], below(at)));
    return list.length === 1 ? [...list, ...list] : list;
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, cut(each, below(name))]));
}

/** An answer with the elements that its places are in, each with a neighbour, and no others, which would be read for nothing. */
export const withNeighbours = ({ response }: Call, answer: unknown): unknown =>
  cut(
    answer,
    placesIn(response, answer).map(({ path }) => path),
  );

/**
 * Every place of an answer in every way.
 * @param besides names of places that another answer has been altered in
 */
export const alteredAnswers = (
  { response }: Call,
  answer: unknown,
  besides: ReadonlySet<string> = new Set(),
): readonly Altered[] =>
  placesIn(response, answer).flatMap((place) => {
    if (besides.has(place.name)) return [];
    const value = valueAt(answer, place.path);
    return alterations
      .filter((alteration) => fits(alteration, value))
      .map((alteration) => ({
        place,
        alteration,
        answer: withValue(answer, place.path, made[alteration](value)),
      }));
  });

const isPlaceInList = (key: string | number): boolean => typeof key === 'number';

/** Whether one path lies within another. */
const within = (path: Path, outer: Path): boolean => outer.every((step, at) => path[at] === step);

/** An answer in which whatever it can be used without is altered, and with it the first element of each list that has another. */
export function alteredThroughout({ response }: Call, answer: unknown, alteration: Alteration): unknown {
  const chosen = allPlacesIn(response, answer).flatMap(({ role, path }): readonly Path[] => {
    const value = valueAt(answer, path);
    if (alteration === 'many') return Array.isArray(value) && !path.some(isPlaceInList) ? [path] : [];
    if (role === 'needed' || !fits(alteration, value)) return [];
    if (role === 'dispensable') return [path];
    // Of a list the first goes, where it has another.
    if (path.at(-1) !== 0) return [];
    const list = valueAt(answer, path.slice(0, -1));
    return Array.isArray(list) && list.length > 1 ? [path] : [];
  });
  const outermost = chosen.filter(
    (path) => !chosen.some((other) => other.length < path.length && within(path, other)),
  );
  return outermost.reduce(
    (altered, path) => withValue(altered, path, made[alteration](valueAt(altered, path))),
    answer,
  );
}
