import type { ReactNode, Ref } from 'react';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { BillBalance } from './BillBalance.tsx';
import { BillEntries } from './BillEntries.tsx';
import { BillMonths } from './BillMonths.tsx';
import { ExpiringPoints } from './ExpiringPoints.tsx';
import * as styles from './PointsBill.css.ts';
import type { BillData, BillLinks } from './types.ts';

export interface PointsBillProps extends RootProps<HTMLDivElement> {
  /** All that the bill shows. */
  data: BillData;
  /** Where it leads; what is missing is not offered. */
  links: BillLinks;
  /** The chosen entry with its detail, shown beside the list where there is room. */
  chosen?: { id: string; detail: ReactNode } | undefined;
  /** A bar was chosen: `2026-06`. Nothing: the usual period is wanted again. */
  onMonthChange: (month: string | undefined) => void;
  /** The entries, so that a page can bring them into sight. */
  entriesRef?: Ref<HTMLElement> | undefined;
}

/** Batches shown on the bill itself; the rest is behind "see all". */
const shortList = 2;

/**
 * A member's points: balance, points by month, expiring batches and every entry of the chosen period. Shows 12,000 entries
 * as easily as 12. It neither fetches nor navigates: data in, links and callbacks out.
 */
export function PointsBill({
  data,
  links,
  chosen,
  onMonthChange,
  entriesRef,
  className,
  ...root
}: PointsBillProps) {
  return (
    <div {...root} className={classNames(styles.bill, className)}>
      <BillBalance summary={data.summary} batches={data.batches} today={data.today} about={links.about} />
      <div className={styles.columns}>
        <div className={styles.side}>
          {chosen?.detail}
          <BillMonths months={data.months} window={data.window} onMonth={onMonthChange} />
          <ExpiringPoints batches={data.batches} today={data.today} most={shortList} all={links.expiring} />
        </div>
        <div className={styles.list}>
          <BillEntries
            ref={entriesRef}
            data={data}
            links={links}
            chosenId={chosen?.id}
            onMonth={onMonthChange}
          />
        </div>
      </div>
    </div>
  );
}
