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

/** Every list of an answer with two elements: one has a neighbour then, and none is read for nothing. */
export function withNeighbours(value: unknown): unknown {
  if (Array.isArray(value)) {
    const list = value.slice(0, 2).map(withNeighbours);
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

/** The same place in every element of the lists that a path goes through. */
function everywhere(answer: unknown, path: Path, from = 0): readonly Path[] {
  const at = path.findIndex((step, index) => index >= from && typeof step === 'number');
  if (at === -1) return [path];
  const list = valueAt(answer, path.slice(0, at));
  return (Array.isArray(list) ? list : []).flatMap((_, element) =>
    everywhere(answer, [...path.slice(0, at), element, ...path.slice(at + 1)], at + 1),
  );
}

/** An answer in which whatever it can be used without is altered, and with it the first element of each list that has another. */
export function alteredThroughout({ response }: Call, answer: unknown, alteration: Alteration): unknown {
  const chosen = placesIn(response, answer).flatMap(({ role, path }): readonly Path[] => {
    const value = valueAt(answer, path);
    if (alteration === 'many') return Array.isArray(value) && !path.includes(0) ? [path] : [];
    if (role === 'needed' || !fits(alteration, value)) return [];
    if (role === 'dispensable') return everywhere(answer, path);
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
