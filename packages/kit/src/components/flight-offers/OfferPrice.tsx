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

interface OfferDifferenceProps {
  fare: FareFamily;
  /** Price of the ticket that is given up, of one adult, minor units; nothing is told without it. */
  paid: number | undefined;
  words: OfferWords;
  className: string;
}

/** Signed difference of one adult's price from that of the ticket that is given up. */
export function offerDifference({ fare, paid, words: { t }, className }: OfferDifferenceProps) {
  if (paid === undefined) return null;
  const { price, currency } = fare;
  return (
    <span className={className} data-part="difference">
      {t('difference')} <Amount value={{ amount: price.adult.total - paid, currency }} signed />
    </span>
  );
}

/** Price of one adult, taxes included; in points where these are shown and the fare can be had for them. */
export function offerPrice({ fare, points, words: { t }, className }: OfferPriceProps) {
  const { price, currency } = fare;
  if (points && fare.points !== undefined)
    return <Amount value={fare.points} unit={t('points')} className={className} />;
  return <Amount value={{ amount: price.adult.total, currency }} className={className} />;
}
