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
