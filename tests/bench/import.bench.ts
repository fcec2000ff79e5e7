/** Growth of a consumer's page by one component, beside React and the parts that every component shares. */
import { report } from './figures.ts';
import { sizesOf } from './import-sizes.ts';
import { formBase, subjects } from './subjects.ts';

/** Shared parts: theme, language, and the primitives that hardly any component does without. */
const shared = `
export { vars } from '@mapp/kit/theme';
export { MessagesProvider, useFormats, useMessages } from '@mapp/kit/messages';
export { Button } from '@mapp/kit/primitives/button';
export { Card } from '@mapp/kit/primitives/card';
export { Field } from '@mapp/kit/primitives/field';
export { Icon } from '@mapp/kit/primitives/icon';
export { Link } from '@mapp/kit/primitives/link';
`;

/** The components that a host takes most, on one page. */
const together = [
  'seat map',
  'boarding pass before its barcode',
  'points bill',
  'beneficiary form',
  'refund calculator',
  'pinyin picker',
];
/** The most that all their styles may weigh beside the shared base, KiB gz. */
const stylesTogether = 9;

const print = report('npm run bench import');
const without = await sizesOf(shared);
print({ name: 'Shared base, JS', value: without.js, unit: 'KiB gz' });
print({ name: 'Shared base, CSS', value: without.css, unit: 'KiB gz' });
const withForms = await sizesOf(shared + formBase);
print({ name: 'What forms share beside it, JS', value: withForms.js - without.js, unit: 'KiB gz' });
for (const { name, goal, entry, beside } of subjects) {
  const base = beside ? withForms : without;
  const grown = await sizesOf(shared + (beside ?? '') + entry);
  print({
    name: `Import of the ${name}, JS`,
    value: grown.js - base.js,
    unit: 'KiB gz',
    goal,
    from: `entry with the ${name} minus entry with the shared base`,
  });
  print({
    name: `Import of the ${name}, CSS`,
    value: grown.css - base.css,
    unit: 'KiB gz',
    from: `${(grown.cssAtOnce - base.cssAtOnce).toFixed(2)} at once`,
  });
}
const six = await sizesOf(
  shared + subjects.map(({ name, entry }) => (together.includes(name) ? entry : '')).join('\n'),
);
print({
  name: 'Import of six components together, CSS',
  value: six.css - without.css,
  unit: 'KiB gz',
  goal: stylesTogether,
  from: together.join(', '),
});
print({
  name: 'Import of six components together, CSS that comes at once',
  value: six.cssAtOnce - without.cssAtOnce,
  unit: 'KiB gz',
});
