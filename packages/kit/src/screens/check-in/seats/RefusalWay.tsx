import type { refusedAs } from '../../../client/check-in/check-in.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { useConfig } from '../../../session/config-provider.tsx';

export interface RefusalWayProps {
  refused: ReturnType<typeof refusedAs>;
  segmentId: string;
  /** Passenger ids that were sent. */
  passengerIds: readonly string[];
}

/** Refusals that are mended among the journeys, and those that a person on the phone can mend. */
const atJourneys: ReadonlySet<string> = new Set([
  'checkIn.outOfTurn',
  'checkIn.notOpen',
  'companion.childAlone',
]);
const byPhone: ReadonlySet<string> = new Set(['checkIn.closed', 'checkIn.failed', 'seat.bookingAbnormal']);

/** The way out of a refusal: the form, the journeys, or the person on the phone. Where trying again helps, the main button does it. */
export function RefusalWay({ refused, segmentId, passengerIds }: RefusalWayProps) {
  const t = useMessages('seat-choice');
  const { href } = useNavigation();
  const { hotline } = useConfig();
  const link = (to: string, text: string) => (
    <Button variant="text" size="medium" href={to}>
      {text}
    </Button>
  );
  if (refused === 'checkIn.informationMissing')
    return link(
      href('checkInVerify', { query: { segment: segmentId, passengers: passengerIds.join(',') } }),
      t('checkIn.inform'),
    );
  if (refused && atJourneys.has(refused)) return link(href('checkIn'), t('journeys'));
  if (refused && byPhone.has(refused))
    return (
      <Button variant="text" size="medium" icon="phone" href={`tel:${hotline}`}>
        {t('checkIn.hotline', { number: hotline })}
      </Button>
    );
  return null;
}
