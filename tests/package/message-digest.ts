import { createHash } from 'node:crypto';

/** A digest of each group of keys, those that begin with one word: `code` → `9:1f3a5c`, the number of keys before it. */
type Groups = ReadonlyMap<string, string>;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 6);

/** Keys and what each is given, as one line each. */
const keysOf = (declaration: string): readonly (readonly [key: string, line: string])[] =>
  declaration
    .split(/^(?= {2}')/m)
    .slice(1)
    .map((text) => {
      const [, key = ''] = /^ {2}'([^']+)'/.exec(text) ?? [];
      return [
        key,
        text
          .replace(/\}\s*$/, (end) => (text.includes('{') ? end : ''))
          .replaceAll(/\s+/g, ' ')
          .trim(),
      ];
    });

/**
 * A catalogue in one line: its name, then each group of its keys with their number and a digest of keys and arguments.
 * @param declaration the interface of its arguments
 */
export function digestLine(catalogue: string, declaration: string): string {
  const groups = Map.groupBy(keysOf(declaration), ([key]) => key.split('.')[0] ?? '');
  const told = Array.from(
    groups,
    ([name, keys]) => `${name}:${keys.length}:${digest(keys.map(([, line]) => line).join('\n'))}`,
  );
  return `${catalogue} ${told.join(' ')}`;
}

const groupsIn = (text: string): Groups =>
  new Map(
    text.split('\n').flatMap((line) => {
      const [catalogue = '', ...groups] = line.split(' ');
      return groups.map((group) => {
        const [name = '', ...rest] = group.split(':');
        return [`${catalogue}: ${name}`, rest.join(':')] as const;
      });
    }),
  );

/** Groups that are not the same in two digests, as `refund: sum`. */
export function changedGroups(one: string, other: string): readonly string[] {
  const [before, now] = [groupsIn(one), groupsIn(other)];
  return [...new Set([...before.keys(), ...now.keys()])].filter((name) => before.get(name) !== now.get(name));
}
