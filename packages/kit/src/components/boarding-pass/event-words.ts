import type { Translate } from '../../messages/provider.tsx';
import type { PassEnd, PassFlight } from '../../rules/boarding-pass/boarding-pass.ts';
import type { EventWords } from '../../rules/boarding-pass/calendar.ts';
import { localTime } from '../../rules/time/time.ts';

/** Facts of a flight that an event names; a trip that may be handed on leaves the seat out. */
export type SaidFlight = Pick<
  PassFlight,
  'flightNo' | 'from' | 'to' | 'boards' | 'gateCloses' | 'gate' | 'seat'
>;

const placeOf = ({ name, terminal }: PassEnd): string => [name, terminal].filter(Boolean).join(' ');

/** Words of a flight in a calendar. */
export const eventWords =
  (t: Translate<'boarding-pass'>) =>
  ({ flightNo, from, to, boards, gateCloses, gate, seat }: SaidFlight): EventWords => ({
    summary: t('event', { flight: flightNo, from: from.name, to: to.name }),
    location: placeOf(from),
    soon: t('event.soon', { flight: flightNo }),
    boarding: t('event.boarding', { flight: flightNo }),
    description: [
      t('event.text', { departure: localTime(from.time).time, arrival: localTime(to.time).time }),
      boards && t('event.boards', { time: localTime(boards).time }),
      gateCloses && t('event.closes', { time: localTime(gateCloses).time }),
      gate && t('event.gate', { gate }),
      seat && t('event.seat', { seat }),
    ]
      .filter(Boolean)
      .join('\n'),
  });
