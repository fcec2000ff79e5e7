/**
 * The floor of a long bill: the rows of the points bill in a window over fixed heights, memoised by hand, and nothing
 * else. It does what any list of this kind must: group by month, sum, draw what is near the screen.
 */
import type { PointsEntry } from '@mapp/kit/contracts';
import { memo, useEffect, useMemo, useState } from 'react';
import { offer } from '../bill-adapter.ts';
import { manyEntries } from '../entries.ts';
import '../floor.css';
import './list.css';

const entries = manyEntries(12_000);
const labels: Record<string, string> = {
  AA: '航空累积',
  MU: '会员活动',
  CA: '积分调整',
  RS: '零售累积',
  TP: '积分转让',
  BP: '购买积分',
  EP: '积分到期',
  CR: '积分恢复',
};

interface Month {
  readonly month: string;
  in: number;
  out: number;
}
type Item = Month | PointsEntry;

const headHeight = 60;
const rowHeight = 69;
const ahead = 480;

const number = new Intl.NumberFormat('zh');
const monthName = new Intl.DateTimeFormat('zh', { year: 'numeric', month: 'long', timeZone: 'UTC' });
const monthDay = new Intl.DateTimeFormat('zh', { month: 'long', day: 'numeric', timeZone: 'UTC' });

const amountOf = ({ transactionType, consumePoint }: PointsEntry): number =>
  transactionType === 'D' ? -consumePoint : consumePoint;
const signed = (amount: number): string => `${amount < 0 ? '\u2212' : '+'}${number.format(Math.abs(amount))}`;

/** Months and entries in one row, with the distance of each from the start. */
function lay(all: readonly PointsEntry[]): { items: Item[]; offsets: Float64Array } {
  const items: Item[] = [];
  const offsets = new Float64Array(all.length * 2);
  let month: Month | undefined;
  let end = 0;
  const push = (item: Item, height: number) => {
    end += height;
    offsets[items.push(item)] = end;
  };
  for (const entry of all) {
    const name = entry.activityDate.slice(0, 7);
    if (month?.month !== name) push((month = { month: name, in: 0, out: 0 }), headHeight);
    const amount = amountOf(entry);
    if (amount > 0) month.in += amount;
    else month.out += amount;
    push(entry, rowHeight);
  }
  return { items, offsets };
}

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

const Head = memo(function Head({ month }: { month: Month }) {
  return (
    <div className="month">
      <h3>{monthName.format(new Date(month.month))}</h3>
      <span>{signed(month.in)}</span>
      <span>{signed(month.out)}</span>
    </div>
  );
});

const Row = memo(function Row({ entry }: { entry: PointsEntry }) {
  const amount = amountOf(entry);
  return (
    <a className="row" href={`#${entry.activityId}`}>
      <time dateTime={entry.activityDate} aria-label={monthDay.format(new Date(entry.activityDate))}>
        {Number(entry.activityDate.slice(8))}
      </time>
      <span className="label">{labels[entry.activityType]}</span>
      {entry.description !== undefined && <span className="detail">{entry.description}</span>}
      <span className={amount > 0 ? 'plus' : 'minus'}>{signed(amount)}</span>
    </a>
  );
});

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
