import { Amount } from '../amount/Amount.tsx';
import type { FareFamily } from './types.ts';
import type { OfferWords } from './use-offer-words.ts';

interface OfferPriceProps {
  fare: FareFamily;
  /** Prices in points. */
  points: boolean;
  words: OfferWords;
  className: string;
}

/** Price of one adult, taxes included; in points where these are shown and the fare can be had for them. */
export function offerPrice({ fare, points, words: { t }, className }: OfferPriceProps) {
  const { price, currency } = fare;
  if (points && fare.points !== undefined)
    return <Amount value={fare.points} unit={t('points')} className={className} />;
  return <Amount value={{ amount: price.adult.total, currency }} className={className} />;
}
