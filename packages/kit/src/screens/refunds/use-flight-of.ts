import type { RefundFlight } from '../../components/refund/RefundCard.tsx';
import { useEndNames } from '../shell/use-end-names.ts';

interface Leg {
  readonly flightNo: string;
  readonly from: string;
  readonly to: string;
  readonly departs: string;
}

/** A flight with the names of its ends; undefined where there is none. */
export function useFlightOf(leg: Leg | undefined): RefundFlight | undefined {
  const names = useEndNames(leg?.from ?? '', leg?.to ?? '');
  return leg && { flightNo: leg.flightNo, departs: leg.departs, ...names };
}
