/** Twelve texts of an offer, the same in every list that is held against another. */
import type { FlightOffer } from '@mapp/kit/contracts';
import { airports } from './many-offers.ts';

const yuan = new Intl.NumberFormat('zh', {
  style: 'currency',
  currency: 'CNY',
  trailingZeroDisplay: 'stripIfInteger',
});
export const nameOf = (code: string): string => airports[code]?.[1] ?? code;
/** The lowest price of an offer, in hundredths. */
export const priceOf = ({ fares }: FlightOffer): number => fares[0]?.price.adult.total ?? 0;

/** Words of an offer, by what they say. */
function textsOf(one: FlightOffer) {
  const [leg] = one.legs;
  return {
    departs: leg?.departs.slice(11, 16),
    way: leg?.stops.length ? '经停济南' : '2小时10分',
    arrives: leg?.arrives.slice(11, 16),
    price: yuan.format(priceOf(one) / 100),
    from: nameOf(leg?.from ?? ''),
    fromTerminal: leg?.fromTerminal,
    to: nameOf(leg?.to ?? ''),
    toTerminal: leg?.toTerminal,
    cabin: '经济舱',
    flightNo: leg?.flightNo,
    aircraft: leg?.aircraft,
    punctuality: `准点 ${leg?.punctuality} %`,
  };
}

/** A link with the texts of one offer. */
export function OfferTexts({ one }: { one: FlightOffer }) {
  const texts = textsOf(one);
  return (
    <a className="card" href={`#${one.offerId}`}>
      <b>{texts.departs}</b>
      <span>{texts.way}</span>
      <b>{texts.arrives}</b>
      <strong>{texts.price}</strong>
      <span>{texts.from}</span>
      <span>{texts.fromTerminal}</span>
      <span>{texts.to}</span>
      <span>{texts.toTerminal}</span>
      <span>{texts.cabin}</span>
      <span>{texts.flightNo}</span>
      <span>{texts.aircraft}</span>
      <span>{texts.punctuality}</span>
    </a>
  );
}
