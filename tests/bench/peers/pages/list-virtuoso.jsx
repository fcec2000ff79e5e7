/** The same rows in the list of react-virtuoso that follows the page. */
import { Virtuoso } from 'react-virtuoso';
import { offer } from '../../bill-adapter.ts';
import { manyEntries } from '../../entries.ts';
import { ahead, Head, lay, Row } from '../../list-rows.tsx';
import { useMemo } from 'react';
import '../../floor.css';

const entries = manyEntries(12_000);
const keyOf = (_, item) => item.activityId ?? item.month;
const draw = (_, item) => ('month' in item ? <Head month={item} /> : <Row entry={item} />);

function List() {
  const { items } = useMemo(() => lay(entries), []);
  return (
    <Virtuoso
      useWindowScroll
      data={items}
      computeItemKey={keyOf}
      itemContent={draw}
      increaseViewportBy={ahead}
    />
  );
}

offer(() => <List />);
