import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { daysBetween, type Day } from '../../rules/days.ts';
import { Figure } from '../page-hero/Figure.tsx';
import type { YouthActivity } from './types.ts';
import * as styles from './ActivityFigures.css.ts';

export interface ActivityFiguresProps extends RootProps<HTMLDListElement> {
  /** Activities of the programme; those that are over do not count. */
  activities: readonly YouthActivity[];
  /** The airline's calendar day. */
  today: Day;
}

/** Three figures in a band: how many activities are open, how many places are left, and in how many days the next begins. */
export function ActivityFigures({ activities, today, className, ...root }: ActivityFiguresProps) {
  const t = useMessages('youth');
  const { number } = useFormats();
  const open = activities.filter(({ state }) => state === 'open');
  const places = open.reduce((sum, { placesLeft }) => sum + placesLeft, 0);
  const days = activities
    .filter(({ state, from }) => state !== 'over' && from >= today)
    .map(({ from }) => daysBetween(today, from));
  const next = days.length > 0 ? Math.min(...days) : undefined;
  return (
    <dl {...root} className={classNames(styles.band, className)}>
      <Cell
        label={t('home.open')}
        value={number(open.length)}
        unit={t('home.openUnit', { count: open.length })}
      />
      <Cell label={t('home.left')} value={number(places)} unit={t('home.leftUnit', { count: places })} />
      {next !== undefined && (
        <Cell label={t('home.next')} value={number(next)} unit={t('home.nextUnit', { count: next })} />
      )}
    </dl>
  );
}

function Cell({ label, value, unit }: { label: string; value: string; unit: string }) {
  return (
    <div className={styles.cell}>
      <dt className={styles.label}>{label}</dt>
      <dd>
        <Figure value={value} unit={unit} />
      </dd>
    </div>
  );
}
