import { isOwnState, TripBadge } from '../../components/trip-list/TripBadge.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { Badge } from '../../primitives/badge/Badge.tsx';
import { isCheckedIn, type TripLeg } from './trip-leg.ts';

/** How the next journey stands, in a word. */
export function LegBadge({ leg: { segment, state, trip } }: { leg: TripLeg }) {
  const t = useMessages('check-in');
  if (trip !== 'booked' && isOwnState(trip)) return <TripBadge segment={segment} state={trip} />;
  if (state === 'done')
    return isCheckedIn(segment) ? (
      <Badge tone="done" icon="check">
        {t('state.checkedIn')}
      </Badge>
    ) : (
      <Badge icon="close">{t('state.cancelled')}</Badge>
    );
  if (state === 'closing')
    return (
      <Badge tone="attention" icon="clock">
        {t('state.closing')}
      </Badge>
    );
  return state === 'missed' || state === 'missedConnection' || state === 'closed' ? (
    <Badge tone="attention" icon="alert">
      {t(`state.${state}`)}
    </Badge>
  ) : null;
}
