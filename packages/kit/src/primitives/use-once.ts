import { useState } from 'react';

/** Attributes of an element whose motion runs once. */
export interface Once {
  readonly className: string | undefined;
  readonly onAnimationEnd: () => void;
}

/**
 * A motion that runs once: not again as a kept screen comes back, nor as the part is drawn another time.
 * @param motion class of the motion, taken away once it has ended
 */
export function useOnce(motion: string): Once {
  const [over, setOver] = useState(false);
  return { className: over ? undefined : motion, onAnimationEnd: () => setOver(true) };
}
