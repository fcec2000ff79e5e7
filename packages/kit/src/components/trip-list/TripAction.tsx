import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { localTime } from '../../rules/time/time.ts';
import type { TripState } from '../../rules/check-in/trip-state.ts';
import { SegmentAction } from '../journey-card/SegmentAction.tsx';
import { ActionRow } from '../../primitives/card/ActionRow.tsx';
import { useMoments } from '../segment-route/use-moments.ts';
import type { ActionPartProps } from '../journey-card/types.ts';
import { isOwnState } from './TripBadge.tsx';
import type { TripChange } from './types.ts';

interface TripActionProps extends ActionPartProps {
  state: TripState;
  change: TripChange | undefined;
}

/** Next thing to do for a flight in any of its states. */
export function TripAction({ state, change, ...given }: TripActionProps) {
  if (state === 'boarding') return <Boarding {...given} />;
  if (change && (state === 'changed' || state === 'flightCancelled'))
    return <Changed {...given} state={state} href={change.href} />;
  if (state === 'flightCancelled') return <NotFlown {...given} />;
  return <SegmentAction {...given} state={isOwnState(state) ? 'early' : state} />;
}

/** The gate, until when it is open, and the pass that opens it. */
function Boarding({ segment, shared: { links } }: ActionPartProps) {
  const t = useMessages('trip');
  const checkIn = useMessages('check-in');
  const { gate, gateCloses } = segment.airport;
  return (
    <ActionRow
      words={
        <>
          <p>{gate === undefined ? t('boarding.text') : t('boarding.go', { gate })}</p>
          {gateCloses !== undefined && <p>{t('boarding.closes', { time: localTime(gateCloses).time })}</p>}
        </>
      }
    >
      <Button
        variant="outline"
        size="medium"
        href={links.pass(segment)}
        aria-label={checkIn('pass.of', { flight: segment.flightNo })}
      >
        {checkIn('pass.show')}
      </Button>
    </ActionRow>
  );
}

/** The airline does not fly it, and has offered nothing yet: the way to what one may ask for. */
function NotFlown({ segment, shared: { now, links } }: ActionPartProps) {
  const t = useMessages('trip');
  const { day } = useMoments(now);
  return (
    <ActionRow words={t('flightCancelled.text')}>
      {links.dynamics && (
        <Button
          variant="outline"
          size="medium"
          href={links.dynamics(segment)}
          aria-label={`${t('dynamics')} ${segment.flightNo} ${day(segment.departure.time)}`}
        >
          {t('dynamics')}
        </Button>
      )}
    </ActionRow>
  );
}

/** The airline has changed it, or does not fly it: the way to the decision. */
function Changed({
  segment: { flightNo, departure },
  shared: { now },
  state,
  href,
}: ActionPartProps & { state: 'changed' | 'flightCancelled'; href: string }) {
  const t = useMessages('trip');
  const { day } = useMoments(now);
  const flight = `${flightNo} ${day(departure.time)}`;
  return (
    <ActionRow words={t(`${state}.text`)}>
      <Button variant="outline" size="medium" href={href} aria-label={t('change.of', { flight })}>
        {t('change.look')}
      </Button>
    </ActionRow>
  );
}
