import type { Call } from '@mapp/kit/contracts';
import { isObject, placesIn, valueAt, withValue, type Path, type Place } from './places.ts';

/** Ways in which one value of an answer may be another than the contract says. */
export const alterations = [
  'null',
  'missing',
  'wrongType',
  'unknownWord',
  'huge',
  'negative',
  'many',
] as const;
export type Alteration = (typeof alterations)[number];

/** Elements of a list that goes on and on, and how much text it may come to. */
const many = 10_000;
const mostText = 4_000_000;

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
  many: repeated,
};

/** What fits a place: lists alone go on and on, and only what is no list can be a word or a number. */
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

/** Every list of an answer with at least two elements, so that one of them has a neighbour. */
export function withNeighbours(value: unknown): unknown {
  if (Array.isArray(value)) {
    const list = value.map(withNeighbours);
    return list.length === 1 ? [...list, ...list] : list;
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withNeighbours(each)]));
}

/** Every place of an answer in every way. */
export const alteredAnswers = ({ response }: Call, answer: unknown): readonly Altered[] =>
  placesIn(response, answer).flatMap((place) => {
    const value = valueAt(answer, place.path);
    return alterations
      .filter((alteration) => fits(alteration, value))
      .map((alteration) => ({
        place,
        alteration,
        answer: withValue(answer, place.path, made[alteration](value)),
      }));
  });

/** Whether one path lies within another. */
const within = (path: Path, outer: Path): boolean => outer.every((step, at) => path[at] === step);

/** An answer in which whatever it can be used without is altered, and with it an element of each list. */
export function alteredThroughout({ response }: Call, answer: unknown, alteration: Alteration): unknown {
  const chosen = placesIn(response, answer).filter(({ role, path }) => {
    const value = valueAt(answer, path);
    if (alteration === 'many') return Array.isArray(value) && value.length > 0 && !path.includes(0);
    return role !== 'needed' && fits(alteration, value);
  });
  // From the inside, and nothing within what is altered already.
  const outermost = chosen.filter(
    ({ path }) =>
      !chosen.some(
        (other) =>
          other.path.length < path.length && within(path, other.path) && other.role === 'dispensable',
      ),
  );
  return outermost.reduceRight(
    (altered, { path }) => withValue(altered, path, made[alteration](valueAt(altered, path))),
    answer,
  );
}
