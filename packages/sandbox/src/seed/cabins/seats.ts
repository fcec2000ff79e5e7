import type { MappedKind, Seat, SeatFeature, SeatPrice, SeatReason } from '@mapp/kit/rules';
import { diceOf } from '../../random.ts';
import type { SeatAt } from './plan.ts';

/** Rows of one kind and price, both ends included. */
interface RowBand {
  readonly from: number;
  readonly to: number;
  readonly kind: MappedKind;
  readonly price?: SeatPrice;
  readonly reason?: SeatReason;
  readonly features?: readonly SeatFeature[];
}

/** Plan of the sale of a flight. */
export interface SalesPlan {
  readonly flightNo: string;
  /** Every row of seats lies in one. */
  readonly bands: readonly RowBand[];
  /** How many of a hundred seats are gone. */
  readonly taken: number;
  /** Columns with an oxygen mask more; never at an exit. */
  readonly infants: string;
  /** Differences of single seats, by designator. */
  readonly single?: Readonly<Record<string, Partial<Seat>>>;
}

/** Yuan, and points at ten to the yuan. */
export const yuan = (amount: number): SeatPrice => ({
  cash: { amount: amount * 100, currency: 'CNY' },
  points: amount * 10,
});

/** Yuan alone. */
export const cashOnly = (amount: number): SeatPrice => ({ cash: { amount: amount * 100, currency: 'CNY' } });

/** The same seats are gone each time. */
const isTaken = (flightNo: string, designator: string, share: number): boolean =>
  diceOf(`${flightNo} ${designator}`).whole(1, 100) <= share;

const shut = (seat: Seat, reason: SeatReason): Seat => {
  const { designator, features, infant } = seat;
  return { designator, kind: 'unavailable', reason, features, infant };
};

/** The seats of a flight by row and letter. */
export const seatsOf =
  ({ flightNo, bands, taken, infants, single = {} }: SalesPlan): SeatAt =>
  (row, letter) => {
    const designator = `${row}${letter}`;
    const band = bands.find(({ from, to }) => from <= row && row <= to);
    if (!band) throw new Error(`Nothing is said of row ${row} of ${flightNo}`);
    const { kind, price, reason, features = [] } = band;
    const infant = infants.includes(letter) && kind !== 'exit';
    const seat: Seat = {
      designator,
      kind,
      ...(price === undefined ? {} : { price }),
      ...(reason === undefined ? {} : { reason }),
      features,
      infant,
    };
    const own = single[designator];
    if (own) return { ...(own.kind === 'unavailable' ? shut(seat, 'unknown') : seat), ...own };
    return kind !== 'unavailable' && isTaken(flightNo, designator, taken) ? shut(seat, 'taken') : seat;
  };
