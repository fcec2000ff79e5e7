import { usePlace } from '../../../navigation/provider.tsx';
import { SeatChangeWatch } from './SeatChangeWatch.tsx';
import { SeatsOrdered } from './SeatsOrdered.tsx';

/** /boarde/chooseseatSucc: the outcome of chosen seats, or a seat change as it goes on. */
export function SeatChosenScreen() {
  const { order, change } = usePlace('seatChosen').query;
  return change === undefined ? <SeatsOrdered orderNo={order} /> : <SeatChangeWatch changeId={change} />;
}
