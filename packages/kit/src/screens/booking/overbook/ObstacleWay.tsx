import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Link } from '../../../primitives/link/Link.tsx';
import { useConfig } from '../../../session/config-provider.tsx';
import type { AddressQuery } from '../flight-list/list-address.ts';
import type { Candidate, CandidateObstacle } from './derive.ts';

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
  if (obstacle === undefined) return null;
  if (obstacle === 'onBoard')
    return orderNo === undefined ? null : (
      <Link href={href('orderDetail', { params: { id: orderNo } })}>{t('obstacle.seeOrder')}</Link>
    );
  if (obstacle === 'notSelectable')
    return <Link href={`tel:${hotline}`}>{t('obstacle.call', { hotline })}</Link>;
  if (!mendable.has(obstacle)) return null;
  const words = t(
    obstacle === 'documentExpired' || obstacle === 'documentKind' ? 'obstacle.other' : 'obstacle.mend',
  );
  if (onTake)
    return (
      <Button variant="text" size="medium" onClick={onTake}>
        {words}
      </Button>
    );
  return (
    <Link
      href={
        passenger.myUserid === undefined
          ? href('bookingEditPassenger', { query: { ...query, passenger: passenger.id } })
          : href('accountManagement')
      }
    >
      {words}
    </Link>
  );
}
