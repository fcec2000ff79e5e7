/** The same rows in the list of the kit. */
import '@mapp/kit/theme';
import { VirtualList } from '@mapp/kit/primitives/virtual-list';
import { useMemo } from 'react';
import { offer } from '../../bill-adapter.ts';
import { manyEntries } from '../../entries.ts';
import { Head, headHeight, lay, Row, rowHeight, type Item } from '../../list-rows.tsx';

const entries = manyEntries(12_000);
const estimates = { head: headHeight, row: rowHeight };
const keyOf = (item: Item) => ('month' in item ? item.month : item.activityId);
const kindOf = (item: Item) => ('month' in item ? 'head' : 'row');

function List() {
  const { items } = useMemo(() => lay(entries), []);
  return (
    <VirtualList label="积分账单" {...{ items, keyOf, kindOf, estimates }}>
      {(item) => ('month' in item ? <Head month={item} /> : <Row entry={item} />)}
    </VirtualList>
  );
}

offer(() => <List />);
