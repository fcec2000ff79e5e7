import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../primitives/list-row/ListRow.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { ActivityState } from './ActivityRow.tsx';
import type { YouthActivity } from './types.ts';

export interface ActivityFactsProps extends RootProps<HTMLUListElement> {
  /** As the back end gives it. */
  activity: YouthActivity;
}

/** When and where an activity is, and how many places are left. */
export function ActivityFacts({ activity, ...root }: ActivityFactsProps) {
  const t = useMessages('youth');
  const { date, number } = useFormats();
  const { from, until, place, placesLeft, state, summary, title } = activity;
  const days =
    from === until
      ? date(from, 'weekday')
      : t('activity.days', { from: date(from, 'monthDay'), until: date(until, 'monthDay') });
  return (
    <ListCard {...root} label={title}>
      <ListRow label={title} detail={summary} value={<ActivityState state={state} />} />
      <ListRow icon="calendar" label={t('activity.when')} value={days} />
      <ListRow icon="pin" label={t('activity.where')} value={place} />
      {state === 'open' && <ListRow icon="seat" label={t('activity.left')} value={number(placesLeft)} />}
    </ListCard>
  );
}
