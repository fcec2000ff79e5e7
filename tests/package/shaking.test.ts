/** @module-tag all */
import { beforeAll, describe, expect, it } from 'vitest';
import { packedKit, projectWith } from './packed.ts';
import { brought } from './weighing.ts';

/** Words that are in one place alone and survive a minifier. */
const markers = {
  seats: 'gridcell',
  forms: 'shouldUnregister',
  queries: 'gcTime',
  schemas: 'invalid_type',
  dialogs: 'onEscapeKeyDown',
  react: 'from"react"',
} as const;
type Marker = keyof typeof markers;

/** Parts that one name brings along, and nothing else of these. */
const imports: Readonly<Record<string, { readonly source: string; readonly brings: readonly Marker[] }>> = {
  button: { source: `export { Button } from '@mapp/kit/primitives/button';`, brings: ['react'] },
  badge: { source: `export { Badge } from '@mapp/kit/primitives/badge';`, brings: [] },
  'seat map': {
    source: `export { SeatMap } from '@mapp/kit/components/seat-map';`,
    brings: ['seats', 'react'],
  },
  'beneficiary form': {
    source: `export { BeneficiaryForm } from '@mapp/kit/components/beneficiary-form';`,
    brings: ['forms', 'react'],
  },
  'a rule': { source: `export { seatTotal } from '@mapp/kit/rules';`, brings: [] },
  'a validator': { source: `export { ticketNumber } from '@mapp/kit/validators';`, brings: [] },
  'a contract': { source: `export { nextTrip } from '@mapp/kit/contracts';`, brings: ['schemas'] },
  'the client': { source: `export { createClient } from '@mapp/kit/client';`, brings: [] },
};

const names = Object.keys(imports);
let code: Readonly<Record<string, string>>;

beforeAll(async () => {
  const files = Object.fromEntries(names.map((name) => [`${name}.js`, imports[name]?.source ?? '']));
  const found = await brought(projectWith(packedKit(), 'shaking', files), Object.keys(files));
  code = Object.fromEntries(names.map((name) => [name, found[`${name}.js`]?.code ?? '']));
});

describe.each(names)('%s', (name) => {
  it('brings what it needs, and no other part of the library', () => {
    const held = (Object.keys(markers) as Marker[]).filter((one) => code[name]?.includes(markers[one]));
    expect(held.toSorted()).toEqual(imports[name]?.brings.toSorted());
  });
});

it('proves it with words that are all there in the whole', async () => {
  const doors = ['client', 'contracts', 'validators', 'components/seat-map', 'components/beneficiary-form'];
  const source = [...doors, 'primitives/sheet']
    .map((door) => `export * from '@mapp/kit/${door}';`)
    .join('\n');
  const whole = await brought(projectWith(packedKit(), 'shaking-all', { 'all.js': source }), ['all.js']);
  expect(Object.values(markers).filter((word) => !whole['all.js']?.code.includes(word))).toEqual([]);
});
