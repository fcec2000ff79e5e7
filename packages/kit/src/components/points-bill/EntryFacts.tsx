import type { PointsEntry } from '../../contracts/points/points.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { readEntry } from '../../rules/bill.ts';
import { Fact, Facts } from './Fact.tsx';

interface EntryFactsProps {
  entry: PointsEntry;
}

/** Known facts of an entry itself. */
export function EntryFacts({ entry }: EntryFactsProps) {
  const t = useMessages('points');
  const { number } = useFormats();
  return (
    <Facts
      what={
        <>
          <Fact label={t('detail.activity')}>{t(`activity.${readEntry(entry).activity}`)}</Fact>
          <EntryDay entry={entry} />
          {entry.orderNo !== undefined && <Fact label={t('detail.order')}>{entry.orderNo}</Fact>}
        </>
      }
      came={
        <>
          {entry.description !== undefined && (
            <Fact label={t('detail.description')}>{entry.description}</Fact>
          )}
          {entry.upgradePoint !== undefined && (
            <Fact figure label={t('detail.upgradePoint')}>
              {number(entry.upgradePoint)}
            </Fact>
          )}
          <EntryExpiry entry={entry} />
        </>
      }
    />
  );
}

/** The day of the entry. */
export function EntryDay({ entry }: EntryFactsProps) {
  const t = useMessages('points');
  const { date } = useFormats();
  return <Fact label={t('detail.date')}>{date(entry.activityDate, 'date')}</Fact>;
}

/** The last day of its points, where they have one. */
export function EntryExpiry({ entry }: EntryFactsProps) {
  const t = useMessages('points');
  const { date } = useFormats();
  if (entry.expireDate === undefined) return null;
  return <Fact label={t('detail.expire')}>{date(entry.expireDate, 'date')}</Fact>;
}
