import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { localTime } from '../../rules/time/time.ts';
import { beginning, passOf } from '../check-in/ways.ts';
import { wayOn, type TripLeg } from './trip-leg.ts';

export interface TripWayProps {
  /** Undefined while the journeys are not known: the way then leads to all that can be done for them. */
  leg: TripLeg | undefined;
  /** A plain page is never without its button, which leads to the journeys where there is nothing to do. */
  plain: boolean;
}

/** The one way on with the next journey. */
export function TripWay({ leg, plain }: TripWayProps) {
  const t = useMessages('check-in');
  const home = useMessages('home');
  const trips = useMessages('trip');
  const navigation = useNavigation();
  const look = plain ? ({ wide: true } as const) : ({ variant: 'tinted', size: 'medium' } as const);
  if (!leg)
    return (
      <Button {...look} href={navigation.href('checkIn')}>
        {t('title')}
      </Button>
    );
  const { segment, state, change } = leg;
  // Beside the services of a page, which have the same words.
  const named = (words: string) => `${words} ${segment.flightNo}`;
  switch (wayOn(leg)) {
    case 'change':
      return (
        <Button {...look} href={change?.href} aria-label={trips('change.of', { flight: segment.flightNo })}>
          {trips('change.look')}
        </Button>
      );
    case 'dynamics': {
      const { day } = localTime(segment.departure.time);
      return (
        <Button
          {...look}
          href={navigation.href('flightDetail', { query: { flight: segment.flightNo, day } })}
        >
          {trips('dynamics')}
        </Button>
      );
    }
    case 'pass':
      return (
        <Button {...look} icon="pass" href={passOf(navigation, segment)}>
          {t('pass.show')}
        </Button>
      );
    case 'checkIn': {
      const start = t(state === 'closing' ? 'checkIn.now' : 'checkIn.start');
      return (
        <Button {...look} href={beginning(navigation, segment, 'checkIn')} aria-label={named(start)}>
          {start}
        </Button>
      );
    }
    case 'seats':
      return (
        <Button {...look} href={beginning(navigation, segment, 'seats')} aria-label={named(t('seats.first'))}>
          {t('seats.first')}
        </Button>
      );
    case undefined:
      return plain ? (
        <Button {...look} href={navigation.href('trip')}>
          {home('trip.all')}
        </Button>
      ) : null;
  }
}
