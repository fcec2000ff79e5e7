import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Badge } from '../../primitives/badge/Badge.tsx';
import { Checkbox } from '../../primitives/field/Checkbox.tsx';
import { segmentBefore } from '../../rules/check-in/check-in.ts';
import {
  carrierOf,
  partyObstacle,
  type PartyObstacle,
  type PartyPurpose,
} from '../../rules/check-in/party.ts';
import { PersonHead } from '../person-line/PersonHead.tsx';
import type { JourneySegment, Traveller } from '../segment-route/types.ts';
import * as styles from './PartyList.css.ts';

interface PartyPersonProps {
  segments: readonly JourneySegment[];
  segment: JourneySegment;
  passenger: Traveller;
  purpose: PartyPurpose;
  checked: boolean;
  onCheck: (on: boolean) => void;
  /** Problem with this choice. */
  children?: ReactNode;
}

/** One passenger of the segment, to be chosen or with the reason why not. */
export function PartyPerson({
  segments,
  segment,
  passenger,
  purpose,
  checked,
  onCheck,
  children,
}: PartyPersonProps) {
  const t = useMessages('check-in');
  const obstacle = partyObstacle(segments, segment, passenger, purpose);
  const reason = useReason(segments, segment, passenger, obstacle);
  const { name, relation } = passenger;
  const head = (
    <PersonHead
      name={name}
      word={useTypeWord(passenger)}
      badge={relation === 'self' && <Badge>{t('party.self')}</Badge>}
    />
  );
  return (
    <li data-part="person" data-state={obstacle ? 'barred' : checked ? 'checked' : 'unchecked'}>
      <div className={styles.person}>
        <Checkbox
          checked={checked}
          disabled={obstacle !== undefined}
          onChange={(event) => onCheck(event.target.checked)}
          label={head}
          detail={reason}
        />
      </div>
      {children}
    </li>
  );
}

/** Kind of passenger; a child with its age. */
function useTypeWord({ paxType, age }: Traveller): string {
  const t = useMessages('check-in');
  if (paxType === 'INF') return t('party.infant');
  return paxType === 'CHD' ? t('party.child', { age }) : t('party.adult');
}

/** Why a passenger cannot be chosen, or what is known of who can. */
function useReason(
  segments: readonly JourneySegment[],
  segment: JourneySegment,
  { passengerId, seat, state, informed }: Traveller,
  obstacle: PartyObstacle | undefined,
): string {
  const t = useMessages('check-in');
  const seatWords = seat === undefined ? t('party.noSeat') : t('party.seat', { seat });
  switch (obstacle) {
    case 'checkedIn':
      return t('party.checkedIn', { seat: seat ?? '' });
    case 'onLap':
      return t('party.onLap', { name: carrierOf(segment.passengers, passengerId)?.name ?? '' });
    case 'infantAlone':
      return t('party.infantAlone');
    case 'outOfTurn':
      return t('party.outOfTurn', {
        flight: segmentBefore(segments, segment.segmentId, passengerId)?.flightNo ?? '',
      });
    case undefined:
      return [
        state === 'cancelled' ? t('party.cancelled') : seatWords,
        ...(informed === false ? [t('party.uninformed')] : []),
      ].join(' · ');
  }
}
