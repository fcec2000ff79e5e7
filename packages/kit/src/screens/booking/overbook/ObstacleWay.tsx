import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import * as link from '../../../primitives/link/Link.css.ts';
import { Link } from '../../../primitives/link/Link.tsx';
import { useConfig } from '../../../session/config-provider.tsx';
import type { BookingAddress } from '../booking-address.ts';
import { addressQuery, type AddressQuery } from '../flight-list/list-address.ts';
import { wayTo } from '../flight-list/ways.ts';
import type { Candidate, CandidateObstacle } from './booked-party.ts';
import { useBookingAddress } from './use-booking-address.ts';

/** Obstacles that go away once the passenger's data are complete or right, or another document is there. */
const mendable: ReadonlySet<CandidateObstacle> = new Set<CandidateObstacle>([
  'birthday',
  'nameMissing',
  'nameLong',
  'nameInfant',
  'documentMissing',
  'documentKind',
  'documentExpired',
  'typeInfant',
  'typeChild',
  'typeAdult',
]);

/** Query of a search for the first of several flights alone: whoever becomes another type on the way needs another ticket for each. */
function firstAlone(address: BookingAddress | undefined): AddressQuery | undefined {
  const [first, ...others] = address?.search.segments ?? [];
  return address && first && others.length > 0
    ? addressQuery({ search: { ...address.search, kind: 'oneway', segments: [first] }, step: 1, chosen: [] })
    : undefined;
}

export interface ObstacleWayProps {
  candidate: Candidate;
  /** The booking's address. */
  query: AddressQuery;
  /** Takes somebody into the booking who is neither saved nor typed for it, and opens their form. */
  onTake?: (() => void) | undefined;
}

/** The way out of what stands against somebody; nothing where there is none. */
export function ObstacleWay({
  candidate: { passenger, obstacle, orderNo },
  query,
  onTake,
}: ObstacleWayProps) {
  const t = useMessages('booking-form');
  const { href } = useNavigation();
  const { hotline } = useConfig();
  const apart = firstAlone(useBookingAddress());
  if (obstacle === undefined) return null;
  if (obstacle === 'onBoard')
    return orderNo === undefined ? null : (
      <Link className={link.alone} href={href('orderDetail', { params: { id: orderNo } })}>
        {t('obstacle.seeOrder')}
      </Link>
    );
  if (obstacle === 'notSelectable')
    return (
      <Link className={link.alone} href={`tel:${hotline}`}>
        {t('obstacle.call', { hotline })}
      </Link>
    );
  if (obstacle === 'turnsTwo' || obstacle === 'turnsTwelve')
    return (
      apart && (
        <Link className={link.alone} href={wayTo('flightSearch', apart)}>
          {t('obstacle.apart')}
        </Link>
      )
    );
  if (!mendable.has(obstacle)) return null;
  const words = t(
    obstacle === 'documentExpired' || obstacle === 'documentKind' ? 'obstacle.other' : 'obstacle.mend',
  );
  const named = `${words} ${passenger.paxName}`;
  if (onTake)
    return (
      <Button variant="text" size="medium" onClick={onTake} aria-label={named}>
        {words}
      </Button>
    );
  return (
    <Link
      className={link.alone}
      href={
        passenger.myUserid === undefined
          ? href('bookingEditPassenger', { query: { ...query, passenger: passenger.id } })
          : href('accountManagement')
      }
      aria-label={named}
    >
      {words}
    </Link>
  );
}
