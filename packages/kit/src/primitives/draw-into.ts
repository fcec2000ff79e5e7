import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Draws a part in another place of the page than its own; nothing until that place is there. */
export const drawInto = (place: Element | null, part: ReactNode): ReactNode =>
  place && createPortal(part, place);
