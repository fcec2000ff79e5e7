/** What a consumer's page grows by when it imports the points bill beside React and what every component shares. */
import { bundle } from './build.ts';
import { report } from './figures.ts';
import { gzipped, sum } from './sizes.ts';

/** What counts as shared: theme, language, and the primitives that hardly any component does without. */
const shared = `
export { vars } from '@mapp/kit/theme';
export { MessagesProvider, useFormats, useMessages } from '@mapp/kit/messages';
export { Button } from '@mapp/kit/primitives/button';
export { Card } from '@mapp/kit/primitives/card';
export { Icon } from '@mapp/kit/primitives/icon';
export { Link } from '@mapp/kit/primitives/link';
`;
const bill = `export { PointsBill } from '@mapp/kit/components/points-bill';`;

const react = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];

async function sizesOf(lines: string) {
  const files = await bundle(lines, react);
  const size = (wanted: (name: string, atOnce: boolean) => boolean) =>
    sum(files.filter(({ name, atOnce }) => wanted(name, atOnce)).map(({ content }) => gzipped(content)));
  return {
    js: size((name, atOnce) => atOnce && name.endsWith('.js')),
    css: size((name) => name.endsWith('.css')),
  };
}

const print = report('npm run bench import');
const without = await sizesOf(shared);
const withBill = await sizesOf(shared + bill);
print({ name: 'Shared base, JS', value: without.js, unit: 'KiB gz' });
print({ name: 'Shared base, CSS', value: without.css, unit: 'KiB gz' });
print({
  name: 'Import of the points bill, JS',
  value: withBill.js - without.js,
  unit: 'KiB gz',
  goal: 7,
  from: 'entry with the bill minus entry with the shared base',
});
print({ name: 'Import of the points bill, CSS', value: withBill.css - without.css, unit: 'KiB gz' });
