import { isDay } from '../../../validators/day.ts';

/** Steps of a change. */
export const changeSteps = ['people', 'flight', 'cabin', 'confirm'] as const;
export type ChangeStep = (typeof changeSteps)[number];

/** A change as its address has it, so that each step can be gone back to; nothing of it says who travels. */
export interface ChangeAddress {
  readonly orderNo: string;
  readonly step: ChangeStep;
  /** Place of the leg in the tickets, from 0. */
  readonly leg: number;
  /** Flight of that leg (`flightMark`), from the second step on: a ticket in its place may be for another one by then. */
  readonly was?: string | undefined;
  /** Places of the chosen passengers in the order; none is chosen yet without it. */
  readonly people?: readonly number[] | undefined;
  /** Check-ins are taken back with the change. */
  readonly release: boolean;
  readonly day?: string | undefined;
  /** The chosen flights (`flightsOf`). */
  readonly flight?: string | undefined;
  readonly offer?: string | undefined;
  readonly fare?: string | undefined;
  /** Sum of the new fares that the traveller has agreed to after it had changed, minor units: a reload does not ask again. */
  readonly price?: number | undefined;
}

const placeOf = (text: string | null): number | undefined =>
  text !== null && /^\d$/.test(text) ? Number(text) : undefined;

const sumOf = (text: string | null): number | undefined =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;

/** The furthest step that the address holds enough for. */
function stepOf({ people, flight, offer, fare }: Omit<ChangeAddress, 'step'>): number {
  if (people === undefined || people.length === 0) return 0;
  if (flight === undefined) return 1;
  return offer === undefined || fare === undefined ? 2 : 3;
}

/** Reads an address; undefined where it names no order. */
export function readChangeAddress(query: URLSearchParams): ChangeAddress | undefined {
  const orderNo = query.get('orderNo');
  if (orderNo === null || orderNo === '') return undefined;
  const people = query.get('people');
  // A day that the calendar has given back takes the place of the one before.
  const day = query.get('date') ?? query.get('day') ?? '';
  const read = {
    orderNo,
    leg: placeOf(query.get('leg')) ?? 0,
    ...(people !== null && {
      people: people.split(',').flatMap((text) => placeOf(text) ?? []),
    }),
    release: query.get('release') === '1',
    was: query.get('was') ?? undefined,
    ...(isDay(day) && { day }),
    flight: query.get('flight') ?? undefined,
    offer: query.get('offer') ?? undefined,
    fare: query.get('fare') ?? undefined,
    price: sumOf(query.get('price')),
  };
  const asked = changeSteps.findIndex((step) => step === query.get('step'));
  const furthest = stepOf(read);
  const step = changeSteps[asked < 0 ? 0 : Math.min(asked, furthest)] ?? 'people';
  return { ...read, step };
}

/** Query of an address. */
export function changeQuery({
  orderNo,
  step,
  leg,
  people,
  release,
  day,
  flight,
  offer,
  fare,
  price,
  was,
}: ChangeAddress): Readonly<Record<string, string>> {
  return {
    orderNo,
    step,
    ...(leg > 0 && { leg: String(leg) }),
    ...(was !== undefined && { was }),
    ...(people && { people: people.join(',') }),
    ...(release && { release: '1' }),
    ...(day !== undefined && { day }),
    ...(flight !== undefined && { flight }),
    ...(offer !== undefined && { offer }),
    ...(fare !== undefined && { fare }),
    // Agreed to for this fare alone.
    ...(price !== undefined && step === 'confirm' && { price: String(price) }),
  };
}
