import { useMemo } from 'react';
import type { Formats } from '../../messages/formats.ts';
import { useMessages, type Translate } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { severalCarriers, untold } from '../../rules/offers/index-offers.ts';
import { useDuration } from '../route-line/use-duration.ts';
import type { FlightLeg, FlightOffer, NamesOfAirport } from './types.ts';

interface Told {
  readonly signed: Formats['signed'];
  readonly t: Translate<'flight-offers'>;
  readonly duration: ReturnType<typeof useDuration>;
  readonly namesOf: NamesOfAirport;
  readonly names: ReadonlyMap<string, string> | undefined;
}

function makeWords({ t, signed, duration, namesOf, names }: Told) {
  const city = (code: string) => namesOf(code)?.city ?? code;
  const airport = (code: string) => namesOf(code)?.airport ?? code;
  /** Airport and terminal; the terminal stays with the name that it belongs to. */
  const place = (code: string, terminal: string | undefined) =>
    [airport(code), terminal].filter(Boolean).join('\u00A0');
  const carrier = (code: string) => {
    if (code === severalCarriers) return t('carrier.several');
    return names?.get(code) ?? t('carrier', { code });
  };
  const aircraft = (code: string) => (code === untold ? t('aircraft.untold') : code);
  const cabin = (code: string) => t('cabin', { cabin: code, told: code });
  /** Where one comes down on the way; undefined for a direct flight. */
  const way = ({ legs }: Pick<FlightOffer, 'legs'>) => {
    if (legs.length > 2) return t('connections', { count: legs.length - 1 });
    if (legs.length === 2) return t('connection', { city: city(legs[0]?.to ?? '') });
    const stops = legs[0]?.stops ?? [];
    if (stops.length > 1) return t('stops', { count: stops.length });
    return stops[0] && t('stop', { city: city(stops[0].airport) });
  };
  const wait = ({ airport: at, toAirport, minutes }: FlightOffer['waits'][number]) =>
    toAirport === undefined || toAirport === at
      ? t('wait', { city: city(at), time: duration(minutes) })
      : t('wait.change', {
          from: airport(at),
          to: airport(toAirport),
          time: duration(minutes),
        });
  const operated = ({ operatedBy, operatedByName }: Pick<FlightLeg, 'operatedBy' | 'operatedByName'>) =>
    operatedBy === undefined ? undefined : t('operated', { carrier: operatedByName ?? carrier(operatedBy) });
  return { t, signed, duration, city, airport, place, carrier, aircraft, cabin, way, wait, operated };
}

export type OfferWords = ReturnType<typeof makeWords>;

/** Words by the names that they are made with: all cards of one list share theirs. */
const known = new WeakMap<NamesOfAirport, { readonly of: Told; readonly words: OfferWords }>();

function wordsOf(told: Told): OfferWords {
  const kept = known.get(told.namesOf);
  if (
    kept?.of.t === told.t &&
    kept.of.signed === told.signed &&
    kept.of.duration === told.duration &&
    kept.of.names === told.names
  )
    return kept.words;
  const words = makeWords(told);
  known.set(told.namesOf, { of: told, words });
  return words;
}

/**
 * Words of an offer's parts.
 * @param names of airlines by code, where the airline tells them; else an airline goes by its code
 */
export function useOfferWords(namesOf: NamesOfAirport, names?: ReadonlyMap<string, string>): OfferWords {
  const t = useMessages('flight-offers');
  const { signed } = useFormats();
  const duration = useDuration();
  return useMemo(
    () => wordsOf({ t, signed, duration, namesOf, names }),
    [t, signed, duration, namesOf, names],
  );
}
