import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const doors = globSync('packages/kit/exports/{components,primitives}/**/*.ts');

/** Names that a door gives, with the file of each. */
const givenBy = (door: string) =>
  [...readFileSync(door, 'utf8').matchAll(/export (?:type )?\{([^}]+)\} from '([^']+)'/g)].flatMap(
    ([, names = '', source = '']) =>
      names
        .split(',')
        .map((name) => ({ name: name.replace('type', '').trim(), file: join(dirname(door), source) }))
        .filter(({ name }) => name !== ''),
  );

it('gives the props of each component that has any of its own beside it', () => {
  let components = 0;
  const missing = doors.flatMap((door) => {
    const given = givenBy(door);
    return given.flatMap(({ name, file }) => {
      const component = new RegExp(`export (?:function|const) ${name}(?: = memo\\(function ${name})?[(<]`);
      if (!/^[A-Z][a-z]/.test(name) || !file.endsWith('.tsx')) return [];
      const source = readFileSync(file, 'utf8');
      const start = source.search(component);
      if (start < 0) return [];
      components += 1;
      const head = source.slice(start, source.indexOf(' {\n', source.indexOf(')', start)) + 2);
      // The law's own props have a name already, and some components take none at all.
      if (/\(\)|: RootProps(?:<\w+>)?\) \{$/.test(head)) return [];
      const whole = [...readFileSync(door, 'utf8').matchAll(/export type \* from '([^']+)'/g)];
      const told = whole.some(([, types = '']) =>
        readFileSync(join(dirname(door), types), 'utf8').includes(`export interface ${name}Props `),
      );
      return told || given.some((one) => one.name === `${name}Props`) ? [] : [`${door} ${name}`];
    });
  });
  expect(components).toBeGreaterThan(250);
  expect(missing).toEqual([]);
});
