import { globSync, readFileSync } from 'node:fs';
import { isDestination, type Destination } from '@mapp/kit/navigation';
import { iconNames, type IconName } from '@mapp/kit/primitives/icon';

/** A drawing beside a way on: which, where it leads, and in which file. */
export interface IconWay {
  readonly icon: IconName;
  readonly destination: Destination;
  readonly path: string;
}

const files = () =>
  globSync('packages/kit/src/{components,screens}/**/*.{ts,tsx}').filter((path) => !path.includes('.test.'));

/** Elements that are a drawing with words and lead somewhere. */
const elements = /<(?:ListRow|Button|IconButton|AppBarAction|TopNavLink)\b(?:(?!<\w|\/>)[\s\S])*/g;
const iconOf = /\bicon="([\w-]+)"/;
const placeOf = /\bhref=\{(?:navigation\.)?href\('(\w+)'/;

/** Rows of a table: `['label', 'icon', 'destination']`, or an object with both. */
const tuples = /(?<!: )\['[\w.]+', '([\w-]+)', '(\w+)'\]/g;
const objects = /icon: '([\w-]+)',\s*(?:\/\/[^\n]*\s*)?destination: '(\w+)'/g;

/** Two records with the same keys, as the services of Home have them. */
const record = (text: string, name: string): ReadonlyMap<string, string> => {
  const [, body = ''] = new RegExp(`const ${name}\\b[^=]*= \\{([^}]*)\\}`).exec(text) ?? [];
  return new Map(
    [...body.matchAll(/^ {2}(\w+): '([\w-]+)',$/gm)].map(([, key = '', value = '']) => [key, value]),
  );
};

const isIcon = (name: string): name is IconName => iconNames.some((known) => known === name);

/** Every way on that is written with a drawing of its own, in a text. */
export function waysIn(text: string, path: string): readonly IconWay[] {
  const drawn = [...text.matchAll(elements)].map(([element]) => [
    iconOf.exec(element)?.[1] ?? '',
    placeOf.exec(element)?.[1] ?? '',
  ]);
  const listed = [...text.matchAll(tuples), ...text.matchAll(objects)].map(([, icon = '', place = '']) => [
    icon,
    place,
  ]);
  const [icons, destinations] = [record(text, 'icons'), record(text, 'destinations')];
  const recorded = [...icons].map(([key, icon]) => [icon, destinations.get(key) ?? '']);
  return [...drawn, ...listed, ...recorded].flatMap(([icon = '', destination = '']) =>
    isIcon(icon) && isDestination(destination) ? [{ icon, destination, path }] : [],
  );
}

/** Every way on of screens and components. */
export const iconWays = (): readonly IconWay[] =>
  files().flatMap((path) => waysIn(readFileSync(path, 'utf8'), path));
