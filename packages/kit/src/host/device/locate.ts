import type { Device } from '../device.ts';
import { attempt } from '../attempt.ts';

/** A position that is this old still says which city it is, ms. */
const stillGood = 5 * 60_000;

/** A phone without a view of the sky may never know, ms. */
const longest = 10_000;

/** Code of the error that says no. */
const denied = 1;

/** Whether the browser has been allowed before. One that cannot say has not. */
export async function mayLocate({ navigator }: Window): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
  } catch {
    return false;
  }
}

/** Asks the browser, which asks the traveller. A rough position is enough. */
export const locate = ({ navigator }: Window): ReturnType<Device['locate']> =>
  new Promise((resolve) => {
    // Browsers leave it out on pages without encryption.
    const geolocation = attempt(
      () => (navigator as { readonly geolocation?: Geolocation }).geolocation,
      undefined,
    );
    if (!geolocation) {
      resolve('unavailable');
      return;
    }
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ north: coords.latitude, east: coords.longitude }),
      ({ code }) => resolve(code === denied ? 'refused' : 'unavailable'),
      { enableHighAccuracy: false, maximumAge: stillGood, timeout: longest },
    );
  });
