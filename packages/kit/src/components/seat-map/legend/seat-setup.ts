import { lazyWithRetry } from '../../../primitives/lazy-with-retry.tsx';

type Setup = typeof import('./SeatSetup.tsx').SeatSetup;

let loaded: Setup | undefined;

async function loadSetup(): Promise<Setup> {
  loaded ??= (await import('./SeatSetup.tsx')).SeatSetup;
  return loaded;
}

const Later = lazyWithRetry('seat-setup', loadSetup);

/** Loads what is above the seats, best while the seats are waited for. */
export const preloadSetup = Later.preload;

/** Part above the seats: at once when it was loaded before. */
export const seatSetup = (): Setup | typeof Later => loaded ?? Later;
