import type { Session } from './session.ts';

/** As many as are in a row. */
const most = 3;

/** Flight numbers and routes (`BJS-CTU`) that were looked for in this session, the latest first. */
export const recentFlights = (session: Session): readonly string[] =>
  session.get('flights')?.split(',') ?? [];

/** Keeps what was looked for: a flight number, or the codes of both ends. */
export function rememberFlight(session: Session, search: string): void {
  const others = recentFlights(session).filter((each) => each !== search);
  session.set('flights', [search, ...others].slice(0, most).join(','));
}

/** Forgets them all. */
export const forgetFlights = (session: Session): void => session.set('flights', undefined);

/** A flight that is looked for, as it is typed. */
interface FlightSought {
  readonly way: 'number' | 'route';
  readonly flightNo: string;
  readonly from: string;
  readonly to: string;
  readonly day: string;
}

/** Keeps what is typed until it is asked for; a text that is no flight number is not kept. */
export const keepSought = (session: Session, { way, flightNo, from, to, day }: FlightSought): void =>
  session.set('flightSought', [way, flightNo.trim(), from, to, day].join(';'));

/** Search as it was typed before a reload. */
export function soughtBefore(session: Session): FlightSought | undefined {
  const [way, flightNo = '', from = '', to = '', day = ''] = session.get('flightSought')?.split(';') ?? [];
  return way === 'number' || way === 'route' ? { way, flightNo, from, to, day } : undefined;
}

/** Forgets it, once it has been asked for. */
export const forgetSought = (session: Session): void => session.set('flightSought', undefined);
