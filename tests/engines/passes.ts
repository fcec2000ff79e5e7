import { segments } from '@mapp/sandbox/check-in';
import { zh } from '../e2e/words.ts';
import type { Engine } from './engine.ts';

export const passAddress = `/mapp/boarde/boardingCard?segment=${segments.checkedIn}`;

/** Has the service worker registered, which begins with the first pass that is shown. */
export async function withWorker(engine: Engine): Promise<void> {
  await engine.open(passAddress);
  await engine.text('main', zh('boarding-pass', 'kept'));
  await engine.wait(() => navigator.serviceWorker.controller);
}
