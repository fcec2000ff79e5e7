import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { classNames } from '../../primitives/class-names.ts';
import { Badge } from '../../primitives/badge/Badge.tsx';
import { Section, SectionLink } from '../../primitives/card/Section.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { datedBatches, type Batch, type DatedBatch } from '../../rules/bill.ts';
import type { Day } from '../../rules/days.ts';
import * as styles from './ExpiringPoints.css.ts';

export interface ExpiringPointsProps extends RootProps {
  /** Points with their last day, in any order. */
  batches: readonly Batch[];
  /** The airline's calendar day. */
  today: Day;
  /** Show at most this many; all of them when left out. */
  most?: number;
  /** Address of the whole list. */
  all?: string | undefined;
}

/** Batches of points on a time line, nearest first; what needs care is marked with a clock and words. */
export function ExpiringPoints({ batches, today, most, all, ...root }: ExpiringPointsProps) {
  const t = useMessages('points');
  const dated = datedBatches(batches, today);
  const shown = most === undefined ? dated : dated.filter((batch) => batch.urgency !== 'past').slice(0, most);
  return (
    <Section
      {...root}
      title={t('expiring.title')}
      action={all !== undefined && <SectionLink href={all}>{t('expiring.all')}</SectionLink>}
    >
      {shown.length === 0 ? (
        <p className={styles.none}>{t('expiring.none')}</p>
      ) : (
        <ol className={styles.line}>
          {shown.map((batch) => (
            <ExpiringRow
              key={batch.expireDate}
              batch={batch}
              station={most === undefined}
              sameYear={batch.expireDate.slice(0, 4) === today.slice(0, 4)}
            />
          ))}
        </ol>
      )}
    </Section>
  );
}

interface ExpiringRowProps {
  batch: DatedBatch;
  /** Drawn as a stop of the time line. */
  station: boolean;
  sameYear: boolean;
}

function ExpiringRow({ batch, station, sameYear }: ExpiringRowProps) {
  const t = useMessages('points');
  const { date, number } = useFormats();
  const words: Record<DatedBatch['urgency'], string> = {
    past: t('expiring.past'),
    soon: batch.days === 0 ? t('expiring.today') : t('expiring.days', { days: batch.days }),
    later: t('expiring.days', { days: batch.days }),
  };
  return (
    <li className={station ? classNames(styles.batch, styles.station[batch.urgency]) : styles.batch}>
      <span className={styles.when}>
        <span>{date(batch.expireDate, sameYear ? 'monthDay' : 'date')}</span>
        {batch.urgency === 'soon' ? (
          <Badge tone="attention" icon="clock">
            {words.soon}
          </Badge>
        ) : (
          <span className={styles.days}>{words[batch.urgency]}</span>
        )}
      </span>
      <span className={styles.points}>{number(batch.points)}</span>
    </li>
  );
}
