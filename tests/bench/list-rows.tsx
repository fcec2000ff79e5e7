/** Rows of the points bill, the same in every list that is held against another. */
import type { PointsEntry } from '@mapp/kit/contracts';
import { memo } from 'react';
import './list-rows.css';

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
export type Item = Month | PointsEntry;

export const headHeight = 60;
export const rowHeight = 69;
/** Distance from the window within which rows are drawn. */
export const ahead = 480;

const number = new Intl.NumberFormat('zh');
const monthName = new Intl.DateTimeFormat('zh', { year: 'numeric', month: 'long', timeZone: 'UTC' });
const monthDay = new Intl.DateTimeFormat('zh', { month: 'long', day: 'numeric', timeZone: 'UTC' });

const amountOf = ({ transactionType, consumePoint }: PointsEntry): number =>
  transactionType === 'D' ? -consumePoint : consumePoint;
const signed = (amount: number): string => `${amount < 0 ? '\u2212' : '+'}${number.format(Math.abs(amount))}`;

/** Months and entries in one row, with the distance of each from the start. */
export function lay(all: readonly PointsEntry[]): { items: Item[]; offsets: Float64Array } {
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

export const Head = memo(function Head({ month }: { month: Month }) {
  return (
    <div className="month">
      <h3>{monthName.format(new Date(month.month))}</h3>
      <span>{signed(month.in)}</span>
      <span>{signed(month.out)}</span>
    </div>
  );
});

export const Row = memo(function Row({ entry }: { entry: PointsEntry }) {
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
