/**
 * The floor of a long bill: the rows of the points bill in a window over fixed heights, memoised by hand, and nothing
 * else. It does what any list of this kind must: group by month, sum, draw what is near the screen.
 */
import { useEffect, useMemo, useState } from 'react';
import { offer } from '../bill-adapter.ts';
import { manyEntries } from '../entries.ts';
import '../floor.css';
import { ahead, Head, lay, Row } from '../list-rows.tsx';
import './list.css';

const entries = manyEntries(12_000);
function indexAt(offsets: Float64Array, count: number, distance: number): number {
  let low = 0;
  let high = count - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((offsets[middle] ?? 0) <= distance) low = middle;
    else high = middle - 1;
  }
  return low;
}

const rangeAt = ({ items, offsets }: ReturnType<typeof lay>) => ({
  first: indexAt(offsets, items.length, window.scrollY - ahead),
  end: indexAt(offsets, items.length, window.scrollY + window.innerHeight + ahead) + 1,
});

function List() {
  const laid = useMemo(() => lay(entries), []);
  const [range, setRange] = useState(() => rangeAt(laid));
  useEffect(() => {
    const follow = () => {
      const next = rangeAt(laid);
      setRange((now) => (now.first === next.first && now.end === next.end ? now : next));
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [laid]);
  const { items, offsets } = laid;
  return (
    <div className="list" style={{ height: offsets[items.length] }}>
      <div role="list" className="strip" style={{ transform: `translateY(${offsets[range.first]}px)` }}>
        {items
          .slice(range.first, range.end)
          .map((item) =>
            'month' in item ? (
              <Head key={item.month} month={item} />
            ) : (
              <Row key={item.activityId} entry={item} />
            ),
          )}
      </div>
    </div>
  );
}

offer(() => <List />);
