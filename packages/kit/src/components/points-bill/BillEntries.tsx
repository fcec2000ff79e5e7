import { useMemo } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { EmptyState } from '../../primitives/states/EmptyState.tsx';
import { VirtualList } from '../../primitives/virtual-list/VirtualList.tsx';
import { UnreadableEntries } from '../unreadable-entries/UnreadableEntries.tsx';
import { billItems, edgeAt, isMonth, type BillItem } from './bill-items.ts';
import { EntryRow } from './EntryRow.tsx';
import { MonthHead } from './MonthHead.tsx';
import * as styles from './BillEntries.css.ts';
import type { BillData, BillLinks } from './types.ts';
import type { PointsEntry } from '../../contracts/points/points.ts';

interface BillEntriesProps {
  data: Pick<BillData, 'entries' | 'unreadable' | 'window'>;
  links: Pick<BillLinks, 'entry' | 'filter'>;
  chosenId?: string | undefined;
  onExport: () => void;
}

type Item = BillItem<PointsEntry>;
type Kind = keyof typeof estimates;

/** First heights of a month's head, and of an entry: with a second line, and with the edge of its month's card; CSS px. */
const estimates = { month: 60, plain: 50, plainFirst: 51, described: 70, describedFirst: 71 };

const keyOf = (item: Item): string => (isMonth(item) ? item.month : item.activityId);

const kindIn =
  (items: readonly Item[]) =>
  (item: Item, index: number): Kind => {
    if (isMonth(item)) return 'month';
    const before = items[index - 1];
    const first = before === undefined || isMonth(before);
    if (item.description === undefined) return first ? 'plainFirst' : 'plain';
    return first ? 'describedFirst' : 'described';
  };

/** The entries of the period, grouped by month. */
export function BillEntries({ data, links, chosenId, onExport }: BillEntriesProps) {
  const t = useMessages('points');
  const { date } = useFormats();
  const items = useMemo(() => billItems(data.entries), [data.entries]);
  const kindOf = useMemo(() => kindIn(items), [items]);
  const { startDate, endDate } = data.window;
  return (
    <section aria-label={t('bill.entries')}>
      <div className={styles.head}>
        <p className={styles.period}>
          <span className={styles.days}>
            {t('bill.period', { start: date(startDate, 'date'), end: date(endDate, 'date') })}
          </span>
          <span className={styles.count}>{t('bill.count', { count: data.entries.length })}</span>
        </p>
        {items.length > 0 && (
          <Button variant="text" size="medium" icon="download" className={styles.save} onClick={onExport}>
            {t('bill.export')}
          </Button>
        )}
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
              <MonthHead totals={item} />
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
