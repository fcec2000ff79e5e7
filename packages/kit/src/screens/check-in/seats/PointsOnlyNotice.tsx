import { useMessages } from '../../../messages/provider.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import type { Seating, SeatMapData } from '../../../rules/seats/cabin.ts';
import { takesPointsAlone } from '../../../rules/seats/order.ts';
import { chosenSeats, type SeatParty } from './party.ts';
import { layoutFor } from './seat-maps.ts';

interface PointsOnlyNoticeProps {
  /** Of each flight that is shown or chosen for. */
  flights: readonly {
    readonly data: SeatMapData | undefined;
    readonly seating: Seating;
    readonly party: SeatParty;
  }[];
}

/** Which of the chosen seats no money pays, and how many points they take: told before anything is ordered. */
export function PointsOnlyNotice({ flights }: PointsOnlyNoticeProps) {
  const t = useMessages('seat-choice');
  const words = useMessages('seats');
  const seats = flights.flatMap(({ data, seating, party }) =>
    chosenSeats(seating, party.owned).flatMap(({ seat }) => {
      const price = data && layoutFor(data).byDesignator.get(seat)?.seat.price;
      return takesPointsAlone(price) ? [{ seat, points: price?.points ?? 0 }] : [];
    }),
  );
  if (seats.length === 0) return null;
  return (
    <Notice
      tone="info"
      live
      title={t('pointsOnly.title', { seats: seats.map(({ seat }) => seat).join(words('letters')) })}
    >
      {t('pointsOnly.text', { points: seats.reduce((sum, { points }) => sum + points, 0) })}
    </Notice>
  );
}
