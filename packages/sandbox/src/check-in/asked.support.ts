import * as contracts from '@mapp/kit/contracts';
import type { Call, JourneySegment, ResponseOf, SeatOrder, Traveller } from '@mapp/kit/contracts';
import { layoutOf, type Seat } from '@mapp/kit/rules';
import { answerTo } from '../ask.ts';
import { createAirline, type Airline } from '../engine.ts';

type Payload = Readonly<Record<string, unknown>>;

/** Outcome of a call: its answer, or the code of the refusal, or its words where it has none. */
type Said<C extends Call> = { readonly ok: ResponseOf<C> } | { readonly no: string };

/** An airline with clocks that a test sets, and one member who asks it. */
export interface Counter {
  readonly airline: Airline;
  readonly say: <C extends Call>(call: C, payload?: Payload) => Promise<Said<C>>;
  /** Answer to a call; throws where it is refused. */
  readonly get: <C extends Call>(call: C, payload?: Payload) => Promise<ResponseOf<C>>;
  /** `ok`, or why not. */
  readonly outcome: (call: Call, payload?: Payload) => Promise<string>;
  readonly segment: (segmentId: string) => Promise<JourneySegment>;
  readonly traveller: (segmentId: string, passengerId: string) => Promise<Traveller>;
  readonly seat: (segmentId: string, designator: string) => Promise<Seat>;
  readonly order: (orderNo: string) => Promise<SeatOrder>;
  /** Lets the machine's clock go on. */
  readonly pass: (milliseconds: number) => void;
}

export const storyTime = '2026-06-01T10:00:00+08:00';

/** One member at the counter of an airline, in English. */
export function counterOf(cardNo = '600000000001', given?: { airline: Airline }): Counter {
  let machine = Date.parse(storyTime);
  const airline = given?.airline ?? createAirline({ now: storyTime, machine: () => machine });
  const asking = { token: airline.signIn(cardNo), language: 'en' };

  const say: Counter['say'] = async (call, payload) => {
    const { body } = await answerTo(airline, call, payload ?? {}, asking);
    if (body['Code'] === -1) return { no: String(body['resultCode'] ?? body['Msg']) };
    return { ok: call.response.parse(body['data'] ?? body) as ResponseOf<typeof call> };
  };
  const get: Counter['get'] = async (call, payload) => {
    const said = await say(call, payload);
    if ('no' in said) throw new Error(said.no);
    return said.ok;
  };
  const segment = async (segmentId: string): Promise<JourneySegment> => {
    const { journeys } = await get(contracts.checkInJourneys);
    const found = journeys.flatMap(({ segments }) => segments).find((one) => one.segmentId === segmentId);
    if (!found) throw new Error(`No segment ${segmentId}`);
    return found;
  };
  return {
    airline,
    say,
    get,
    async outcome(call, payload) {
      const said = await say(call, payload);
      return 'no' in said ? said.no : 'ok';
    },
    segment,
    async traveller(segmentId, passengerId) {
      const found = (await segment(segmentId)).passengers.find((one) => one.passengerId === passengerId);
      if (!found) throw new Error(`No passenger ${passengerId}`);
      return found;
    },
    async seat(segmentId, designator) {
      const { decks } = await get(contracts.seatMap, { segmentId });
      const placed = layoutOf({ segmentId, decks }).byDesignator.get(designator);
      if (!placed) throw new Error(`No seat ${designator}`);
      return placed.seat;
    },
    async order(orderNo) {
      const { orders } = await get(contracts.seatOrders);
      const found = orders.find((one) => one.orderNo === orderNo);
      if (!found) throw new Error(`No order ${orderNo}`);
      return found;
    },
    pass(milliseconds) {
      machine += milliseconds;
    },
  };
}

/** The payload of a seat for each passenger of a segment; the safety notice is confirmed. */
export const seatsFor = (
  segmentId: string,
  seats: Readonly<Record<string, string>>,
  notices: readonly string[] = ['safety'],
) => ({
  segmentId,
  seats: Object.entries(seats).map(([passengerId, seat]) => ({ passengerId, seat })),
  notices,
});

/** The same for choosing before check-in. */
export const choiceOf = (...given: Parameters<typeof seatsFor>) => {
  const { segmentId, seats, notices } = seatsFor(...given);
  return { seats: seats.map((one) => ({ segmentId, ...one })), notices };
};
