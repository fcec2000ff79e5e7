import { calls } from '@mapp/kit/contracts';
import { payloads as sandboxPayloads } from '@mapp/sandbox/ask';
import { passengers, segments } from '@mapp/sandbox/check-in';

/** Payloads by the names of their calls. */
export type Payloads = Readonly<Record<string, unknown>>;

/** The airline's day, so many days from an instant: `2026-06-01`. */
function dayAt(now: Date, days: number): string {
  const airline = new Date(now.getTime() + (8 * 60 + days * 24 * 60) * 60_000);
  return airline.toISOString().slice(0, 10);
}

/**
 * Payloads of the sandbox's member 600000000001, with days around an instant. A back end of the airline does not know
 * the ids in them; a host's own file names some that it knows.
 */
export function standardPayloads(now: Date): Payloads {
  const offerOf = (flightNo: string, days: number) =>
    `${flightNo}.${dayAt(now, days).replaceAll('-', '')}_${Math.floor(now.getTime() / 1000).toString(36)}`;
  const offers = [{ offerId: offerOf('MU5101', 30), fareId: 'flex' }];
  const change = { offerId: offerOf('MU5117', 7) };
  const changed: Payloads = {
    cabinOfFlight: { day: dayAt(now, 1) },
    queryFlightCalendar: { month: dayAt(now, 30).slice(0, 7) },
    searchFlights: { segments: [{ from: 'SHA', to: 'PEK', day: dayAt(now, 30) }] },
    verifyOffer: { offers },
    queryBookingForm: { offers },
    // The price of this fare is the same on every day.
    createOrder: { offers, total: { amount: 130_000, currency: 'CNY' } },
    quoteChange: change,
    orderChange: change,
    searchFlightDynamics: { day: dayAt(now, 0) },
    flightDynamics: { day: dayAt(now, 0) },
    followFlight: { day: dayAt(now, 0) },
    pointsActivityDetail: { startDate: dayAt(now, -365), endDate: dayAt(now, 0) },
    rewardCalculation: { flightDate: dayAt(now, 10) },
    retroClaim: { flightDate: dayAt(now, -30) },
    // A flight of tomorrow is open at every hour of today.
    checkIn: {
      segmentId: segments.first,
      seats: [
        { passengerId: passengers.wife, seat: '22B' },
        { passengerId: passengers.daughter, seat: '22C' },
      ],
    },
    changeSeat: { segmentId: segments.first, passengerId: passengers.wife, seat: '21B' },
    cancelCheckIn: { segmentId: segments.first, passengerIds: [passengers.daughter] },
    // The recovery of the password sets the sandbox's usual new one, which must not be in use by then.
    saveLoginPassword: { newPassword: 'Morning2026' },
  };
  return Object.fromEntries(
    calls.map(({ name }) => [name, { ...sandboxPayloads[name], ...(changed[name] as object | undefined) }]),
  );
}

/**
 * The payloads of a host's file: an object of call names.
 * @throws Error one sentence without anything of what the file holds but the name of a call
 */
export function readPayloads(text: string): Payloads {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new Error('The payloads are not JSON');
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    throw new Error('The payloads are not an object of call names');
  const unknown = Object.keys(content).find((name) => !calls.some((call) => call.name === name));
  if (unknown === undefined) return content as Payloads;
  const named = /^[a-z]{1,40}$/i.test(unknown) ? `: ${unknown}` : '';
  throw new Error(`The payloads name a call that there is not${named}`);
}
