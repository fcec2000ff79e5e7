import type { SeatChange } from '../../../contracts/check-in/seats.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { seatChangeEnd } from '../../../rules/seats/change.ts';
import * as styles from './seats.css.ts';

/** While the system works nothing is asked for; then the pass, or another try. */
export function SeatChangeActions({ change }: { change: SeatChange }) {
  const t = useMessages('seat-choice');
  const { href } = useNavigation();
  const { segmentId, passengerId } = change;
  const end = seatChangeEnd(change);
  const pass = href('boardingPass', { query: { segment: segmentId, passenger: passengerId } });
  const again = href('chooseCheckInSeat', { query: { segment: segmentId, change: passengerId } });
  if (end === 'working')
    return (
      <Button variant="outline" wide href={href('checkIn', { query: { tab: 'processed' } })}>
        {t('change.itinerary')}
      </Button>
    );
  if (end === 'changed')
    return (
      <Button wide icon="pass" href={pass}>
        {t('pass')}
      </Button>
    );
  return (
    <div className={styles.ways}>
      {end === 'restored' && (
        <Button variant="outline" href={pass} className={styles.way}>
          {t('pass')}
        </Button>
      )}
      {end === 'lost' && (
        <Button variant="outline" href={href('checkIn')} className={styles.way}>
          {t('journeys')}
        </Button>
      )}
      <Button href={again} className={styles.way}>
        {t('change.again')}
      </Button>
    </div>
  );
}
