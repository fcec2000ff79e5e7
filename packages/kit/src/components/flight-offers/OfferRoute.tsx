import { daysLater, localTime } from '../../rules/time/time.ts';
import { RouteLine } from '../route-line/RouteLine.tsx';
import type { FlightOffer } from './types.ts';
import type { OfferWords } from './use-offer-words.ts';

interface OfferRouteProps {
  offer: FlightOffer;
  words: OfferWords;
}

/** Landings on the way, under one number or between two. */
const landingsOf = ({ legs }: FlightOffer): number =>
  legs.reduce((count, { stops }) => count + stops.length, legs.length - 1);

/** Times and airports of an offer, with the landings on the way. */
export function offerRoute({ offer, words }: OfferRouteProps) {
  const [first, last] = [offer.legs[0], offer.legs.at(-1)];
  if (!first || !last) return null;
  const days = daysLater(first.departs, last.arrives);
  // Drawn by the card itself: a list holds dozens of them.
  return RouteLine({
    size: 'compact',
    from: { time: localTime(first.departs).time, place: words.place(first.from, first.fromTerminal) },
    to: {
      time: localTime(last.arrives).time,
      place: words.place(last.to, last.toTerminal),
      shoulder: days === 0 ? undefined : { text: words.signed(days), label: words.t('later', { days }) },
    },
    dots: landingsOf(offer),
    between: words.way(offer) ?? words.duration(offer.minutes),
  });
}
