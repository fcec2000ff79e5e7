import { useMemo, type Ref } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { EmptyState } from '../../primitives/states/EmptyState.tsx';
import { VirtualList } from '../../primitives/virtual-list/VirtualList.tsx';
import { monthCut } from '../../rules/bill.ts';
import { UnreadableEntries } from '../unreadable-entries/UnreadableEntries.tsx';
import { billItems, edgeAt, isMonth, type BillItem } from './bill-items.ts';
import { BillPeriod } from './BillPeriod.tsx';
import { EntryRow } from './EntryRow.tsx';
import { MonthHead } from './MonthHead.tsx';
import * as styles from './BillEntries.css.ts';
import type { BillData, BillLinks } from './types.ts';
import type { PointsEntry } from '../../contracts/points/points.ts';

interface BillEntriesProps {
  data: BillData;
  links: Pick<BillLinks, 'entry' | 'filter'>;
  chosenId?: string | undefined;
  onMonth: (month: string | undefined) => void;
  ref?: Ref<HTMLElement> | undefined;
}

type Item = BillItem<PointsEntry>;
type Kind = keyof typeof estimates;

/** First heights of a month's head, the first of them under the period, and of an entry: with a second line, and with the edge of its month's card; CSS px. */
const estimates = { month: 60, firstMonth: 48, plain: 50, plainFirst: 51, described: 70, describedFirst: 71 };

const keyOf = (item: Item): string => (isMonth(item) ? item.month : item.activityId);

const kindIn =
  (items: readonly Item[]) =>
  (item: Item, index: number): Kind => {
    if (isMonth(item)) return index === 0 ? 'firstMonth' : 'month';
    const before = items[index - 1];
    const first = before === undefined || isMonth(before);
    if (item.description === undefined) return first ? 'plainFirst' : 'plain';
    return first ? 'describedFirst' : 'described';
  };

/** The entries of the period, grouped by month. */
export function BillEntries({ data, links, chosenId, onMonth, ref }: BillEntriesProps) {
  const t = useMessages('points');
  const items = useMemo(() => billItems(data.entries), [data.entries]);
  const kindOf = useMemo(() => kindIn(items), [items]);
  return (
    <section ref={ref} aria-label={t('bill.entries')}>
      <div className={styles.head}>
        <BillPeriod data={data} filter={links.filter} onMonth={onMonth} />
        <p className={styles.count}>{t('bill.count', { count: data.entries.length })}</p>
      </div>
      {items.length === 0 && !data.unreadable && (
        <EmptyState
          drawing="bill"
          title={t('bill.empty')}
          text={t('bill.emptyText')}
          action={
            links.filter !== undefined && (
              <Button variant="outline" size="medium" href={links.filter}>
                {t('bill.emptyAction')}
              </Button>
            )
          }
        />
      )}
      {items.length > 0 && (
        <VirtualList
          label={t('bill.entries')}
          items={items}
          keyOf={keyOf}
          kindOf={kindOf}
          estimates={estimates}
        >
          {(item, index) =>
            isMonth(item) ? (
              <MonthHead
                totals={item}
                first={index === 0}
                {...monthCut(item.month, data.window, data.today)}
              />
            ) : (
              <EntryRow
                entry={item}
                edge={edgeAt(items, index)}
                href={links.entry(item)}
                chosen={item.activityId === chosenId}
              />
            )
          }
        </VirtualList>
      )}
      {data.unreadable && (
        <div className={styles.unreadable}>
          <UnreadableEntries entries={data.unreadable} />
        </div>
      )}
    </section>
  );
}
