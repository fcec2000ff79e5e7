import { useState } from 'react';
import { toldHere } from '../../client/check-in/check-in.ts';
import { useCabinOfFlight } from '../../client/check-in/seats.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../navigation/provider.tsx';
import { flightNumber } from '../../validators/flight.ts';
import { calendarDay } from '../../validators/day.ts';
import { addDays } from '../../rules/days.ts';
import { localTime } from '../../rules/time/time.ts';
import { Frame } from '../shell/Frame.tsx';
import { useToday } from '../shell/use-today.ts';
import { CabinForm, type CabinAsked } from './CabinForm.tsx';
import { CabinResult } from './CabinResult.tsx';
import { OwnCabins } from './OwnCabins.tsx';
import * as styles from './cabin.css.ts';

/** Flight and day that the address asks for; undefined where it does not name both. */
function askedBy({ flight = '', day = '' }: { readonly flight?: string; readonly day?: string }) {
  const number = flightNumber(flight);
  const on = calendarDay(day);
  return number.ok && on.ok ? { flightNo: number.value, day: on.value } : undefined;
}

/** /flight/checkSeat: the cabin of a flight with its seats, for looking. */
export function CabinSeatsScreen() {
  const t = useMessages('seat-choice');
  const navigation = useNavigation();
  const { query } = usePlace('cabinSeats');
  const today = useToday();
  const [asked, setAsked] = useState<CabinAsked | undefined>(() => askedBy(query));
  const [picked, setPicked] = useState<string>();
  const read = useCabinOfFlight(asked, toldHere);
  const ask = (next: CabinAsked) => {
    if (next.flightNo === asked?.flightNo && next.day === asked.day) void read.refetch();
    setAsked(next);
    navigation.replace('cabinSeats', { query: { flight: next.flightNo, day: next.day } });
  };
  return (
    <Frame title={t('cabin.title')} bleed wide>
      <div className={styles.form}>
        <CabinForm
          // A flight of the list is in the fields, too.
          key={picked}
          // Of today's flights many have left, and a flight that has left has no seats to look at.
          initial={asked ?? { flightNo: query.flight ?? '', day: addDays(today, 1) }}
          today={today}
          busy={read.isFetching}
          onAsk={ask}
        />
      </div>
      {asked ? (
        <CabinResult asked={asked} read={read} />
      ) : (
        <OwnCabins
          onChoose={({ segmentId, flightNo, departure }) => {
            setPicked(segmentId);
            ask({ flightNo, day: localTime(departure.time).day });
          }}
        />
      )}
    </Frame>
  );
}
