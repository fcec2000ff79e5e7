import type { ReactNode } from 'react';
import { PriceChange } from '../../../components/fare-families/PriceChange.tsx';
import type { FlightOffer } from '../../../contracts/booking/offer.ts';
import type { VerifiedOffer } from '../../../contracts/booking/verify-offer.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import type { PartyPrice } from '../../../rules/booking/fare-price.ts';
import { localTime } from '../../../rules/time/time.ts';
import { Frame } from '../../shell/Frame.tsx';
import { useToday } from '../../shell/use-today.ts';
import { ToList } from './ToList.tsx';
import * as styles from './cabin-choice.css.ts';

export interface ChoiceAnsweredProps {
  answer: VerifiedOffer;
  band: ReactNode;
  offer: FlightOffer;
  prices: readonly PartyPrice[];
  listHref: string;
  onAccept: () => void;
  /** Another fare of the same flight is wanted. */
  onOther: () => void;
}

/** The airline's word on a choice that cannot go on as it is: the price has changed, or the last seat is gone. */
export function ChoiceAnswered({
  answer,
  band,
  offer,
  prices,
  listHref,
  onAccept,
  onOther,
}: ChoiceAnsweredProps) {
  const t = useMessages('cabin-choice');
  const { date, money } = useFormats();
  const today = useToday();
  const leg = offer.legs[0];
  if (answer.state === 'soldOut')
    return (
      <Frame title={t('title')} band={band}>
        <EmptyState
          drawing="not-found"
          title={t('justSold')}
          text={t('justSoldText')}
          action={
            <>
              <Button variant="outline" size="medium" onClick={onOther}>
                {t('otherFare')}
              </Button>
              <ToList href={listHref} />
            </>
          }
        />
      </Frame>
    );
  if (answer.state === 'changed' && answer.was && answer.is)
    return (
      <Frame
        title={t('changed.title')}
        footer={
          <>
            <Button variant="outline" className={styles.leave} href={listHref}>
              {t('changed.leave')}
            </Button>
            <Button className={styles.on} onClick={onAccept}>
              {t('changed.accept', { price: money(answer.is) })}
            </Button>
          </>
        }
      >
        <PriceChange
          was={answer.was}
          is={answer.is}
          part={answer.part}
          prices={prices}
          flight={
            leg &&
            `${leg.flightNo} · ${date(localTime(leg.departs).day, 'weekday')} ${localTime(leg.departs).time}`
          }
          keptUntil={answer.expires}
          today={today}
          payMinutes={answer.holdMinutes}
        />
      </Frame>
    );
  return null;
}
