import { Amount } from '../../../components/amount/Amount.tsx';
import type { FlightOffer } from '../../../contracts/booking/offer.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import type { ChoiceAddress } from '../choice-address.ts';
import { breaksLimit } from './OfferNotices.tsx';
import type { CabinChoosing } from './use-cabin-choice.ts';
import * as styles from './cabin-choice.css.ts';

export interface CabinBarProps {
  choice: ChoiceAddress;
  offer: FlightOffer;
  choosing: CabinChoosing;
}

/** Price of the journey so far, and the step on. */
export function CabinBar({ choice: { search, step }, offer, choosing }: CabinBarProps) {
  const t = useMessages('cabin-choice');
  const fares = useMessages('fare-families');
  const { money } = useFormats();
  const { adults, children, infants } = search;
  const { chosen, total, points } = choosing;
  const inPoints = total && points;
  return (
    <>
      <p className={styles.due}>
        <span className={styles.party}>
          {chosen ? t('party', { adults, children, infants }) : t('choose')}
        </span>
        {chosen && (
          <span className={styles.total}>
            {inPoints ? (
              <Amount value={inPoints.points} unit={fares('points', { count: inPoints.points })} />
            ) : total ? (
              <Amount value={total} />
            ) : (
              t('untold')
            )}
          </span>
        )}
        {chosen && inPoints && (
          <span className={styles.party}>
            {fares('pointsPlus', { taxes: money({ ...total, amount: inPoints.taxes }) })}
          </span>
        )}
      </p>
      <Button
        className={styles.on}
        busy={choosing.choosing.state === 'asking'}
        disabled={breaksLimit(offer, search) || !chosen}
        onClick={choosing.goOn}
      >
        {choosing.last ? t(offer.waitlist ? 'verifyWaitlist' : 'verify') : t('next', { step: step + 1 })}
      </Button>
    </>
  );
}
