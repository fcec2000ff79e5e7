import { usePointsActivity } from '../../client/points/points.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { useNavigation } from '../../navigation/provider.tsx';
import { Section, SectionLink } from '../../primitives/card/Section.tsx';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../primitives/list-row/ListRow.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { readEntry, windowOfMonths } from '../../rules/bill.ts';
import { useToday } from '../shell/use-today.ts';
import * as styles from './MineWide.css.ts';

/** Months that are asked for, and the entries that are shown. */
const months = 3;
const most = 4;

/** The newest entries of the bill, each leading to its place on it; nothing where they cannot be had, since the bill is a link away. */
export function LatestPoints() {
  const t = useMessages('mine');
  const { href } = useNavigation();
  const window = windowOfMonths(useToday(), months);
  const { data, isError } = usePointsActivity(window);
  if (isError && !data) return null;
  return (
    <Section
      title={t('latest.title')}
      action={<SectionLink href={href('bill')}>{t('card.bill')}</SectionLink>}
    >
      {data ? (
        <Entries entries={data.pointActivityDetailse2s.slice(0, most)} window={window} />
      ) : (
        <Skeleton inlineSize="100%" blockSize={most * 76} />
      )}
    </Section>
  );
}

interface EntriesProps {
  entries: NonNullable<ReturnType<typeof usePointsActivity>['data']>['pointActivityDetailse2s'];
  window: { readonly startDate: string; readonly endDate: string };
}

function Entries({ entries, window }: EntriesProps) {
  const t = useMessages('mine');
  const points = useMessages('points');
  const { date, signed } = useFormats();
  const { href } = useNavigation();
  if (entries.length === 0) return <p className={styles.quiet}>{t('latest.none')}</p>;
  return (
    <ListCard>
      {entries.map((entry) => {
        const { activity, amount } = readEntry(entry);
        return (
          <ListRow
            key={entry.activityId}
            chevron={false}
            label={points(`activity.${activity}`)}
            detail={[date(entry.activityDate, 'monthDay'), entry.description].filter(Boolean).join(' ')}
            value={<b className={amount > 0 ? styles.plus : styles.amount}>{signed(amount)}</b>}
            href={href('bill', { query: { ...window, entry: entry.activityId } })}
          />
        );
      })}
    </ListCard>
  );
}
