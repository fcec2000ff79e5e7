import type { Session } from './session.ts';

/** As many as are in two rows. */
const most = 6;

const isCode = /^[A-Z]{3}$/;

/** Codes of cities and airports that were chosen in this session, the latest first. */
export const recentPlaces = (session: Session): readonly string[] => session.get('places')?.split(',') ?? [];

/** Keeps a choice of a city or an airport, its code alone. */
export function rememberPlace(session: Session, code: string): void {
  if (!isCode.test(code)) return;
  const others = recentPlaces(session).filter((each) => each !== code);
  session.set('places', [code, ...others].slice(0, most).join(','));
}
