import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { typeChangesOn } from '../../../rules/booking/travellers.ts';
import type { Candidate } from './booked-party.ts';
import * as styles from './overbook.css.ts';

/** The fact that stands against somebody; nothing for who can be chosen. */
export function ObstacleLine({ candidate: { traveller, obstacle, orderNo } }: { candidate: Candidate }) {
  const t = useMessages('booking-form');
  const { date } = useFormats();
  if (!obstacle) return null;
  const day = typeChangesOn(traveller);
  const turns = obstacle === 'turnsTwo' || obstacle === 'turnsTwelve';
  const reason =
    obstacle === 'onBoard' && orderNo !== undefined
      ? t('obstacle.onBoard', { tail: orderNo.slice(-4) })
      : turns
        ? t(`obstacle.${obstacle}`, { day: day === undefined ? '' : date(day, 'date') })
        : t(obstacle === 'onBoard' ? 'obstacle.onBoardElsewhere' : `obstacle.${obstacle}`);
  return (
    <span className={styles.reason}>
      <span className={styles.lineIcon}>
        <Icon name="alert" size={16} />
      </span>
      {reason}
    </span>
  );
}
