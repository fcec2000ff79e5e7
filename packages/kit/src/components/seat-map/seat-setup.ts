import { lazy } from 'react';

type Setup = typeof import('./SeatSetup.tsx').SeatSetup;

let loaded: Setup | undefined;

/** Loads what stands above the seats, best while the seats are waited for. */
export async function loadSetup(): Promise<Setup> {
  loaded ??= (await import('./SeatSetup.tsx')).SeatSetup;
  return loaded;
}

const Later = lazy(async () => ({ default: await loadSetup() }));

/** What stands above the seats: at once when it was loaded before. */
export const seatSetup = (): Setup | typeof Later => loaded ?? Later;
