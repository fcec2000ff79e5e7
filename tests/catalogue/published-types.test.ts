import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { publishedTypes } from '../../.storybook/arg-types.ts';
import { declarationsOf, isUnread, publishedType } from '../../.storybook/published-types.ts';

const published = declarationsOf(readFileSync('tests/package/props.txt', 'utf8'));
const typeOf = (title: string, component: string, prop: string) =>
  publishedType(published, title, component, prop);

describe('the published type of a prop', () => {
  it.each([
    ['components/boarding-pass', 'BoardingPasses', 'passes', 'readonly HeldPass[]'],
    ['components/boarding-pass', 'BoardingPass', 'symbology', 'Symbology'],
    // Of a story below the subpath, of what is wrapped in `memo`, of what another interface brings.
    ['components/seat-map/wide', 'SeatMap', 'party', 'readonly SeatPassenger[]'],
    ['components/order-list', 'OrderRow', 'status', 'OrderStatus'],
    ['components/boarding-pass', 'BoardingPasses', 'now', 'number'],
    ['components/companion-form', 'CompanionForm', 'onSelectCompanion', '(companion: Companion) => void'],
    ['components/youth', 'ActivityRow', 'activity', 'YouthActivity'],
    ['primitives/tabs', 'Tabs', 'items', 'readonly TabItem<Id>[]'],
  ])('of %s, %s.%s is %s', (title, component, prop, type) => {
    expect(typeOf(title, component, prop)).toBe(type);
  });

  it('is not told of what there is not', () => {
    expect(typeOf('components/boarding-pass', 'BoardingPass', 'nothing')).toBeUndefined();
    expect(typeOf('components/nothing', 'BoardingPass', 'pass')).toBeUndefined();
  });
});

it('takes the place of what the reader did not follow, and of nothing else', () => {
  const row = (name: string, summary: string) => ({ name, table: { type: { summary } } });
  const rows = { symbology: row('symbology', 'unknown[number]'), actions: row('actions', 'PassActions') };
  const told = publishedTypes(rows, published, 'components/boarding-pass', 'BoardingPass');
  expect(told['symbology']?.table?.type?.summary).toBe('Symbology');
  expect(told['actions']).toEqual(rows.actions);
  const unread = ['unknown', "unknown['response']", 'Readonly', 'z.output', 'string | Pick'];
  const read = ["'enough' | 'unknown'", 'unknownOutcome', 'Readonly<Record<string, number>>', 'Picked'];
  expect([...unread, ...read].filter(isUnread)).toEqual(unread);
});
