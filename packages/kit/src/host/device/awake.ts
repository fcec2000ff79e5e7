import { attempt } from '../attempt.ts';

/** Taps after which a browser that wants one lets the screen be kept on. */
const taps = ['pointerup', 'keydown'] as const;

/**
 * Keeps the screen on by the Wake Lock API: asked for at once, after the next tap where that was refused, and again each
 * time the page comes back into sight, for the system takes the lock when it goes.
 */
export function keepAwake(window: Window, told: (awake: boolean) => void): () => void {
  const { document, navigator } = window;
  let lock: WakeLockSentinel | undefined;
  let asking = false;
  const left = new AbortController();

  const lost = () => {
    lock = undefined;
    if (!left.signal.aborted) told(false);
  };
  const ask = async () => {
    if (lock || asking || attempt(() => document.visibilityState, 'visible') !== 'visible') return;
    asking = true;
    try {
      const got = await navigator.wakeLock.request('screen');
      if (left.signal.aborted) {
        await got.release();
        return;
      }
      lock = got;
      got.addEventListener('release', lost, { once: true });
      told(true);
    } catch {
      // Refused: a tap is missing, or the battery is low. The next tap asks again.
    } finally {
      asking = false;
    }
  };
  const again = () => void ask();

  if (!('wakeLock' in navigator)) return () => undefined;
  for (const tap of taps) window.addEventListener(tap, again, left);
  document.addEventListener('visibilitychange', again, left);
  again();
  return () => {
    left.abort();
    void lock?.release();
  };
}
