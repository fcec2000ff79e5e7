import type { ReactNode } from 'react';
import { Button } from '../../../primitives/button/Button.tsx';
import * as sums from './price.css.ts';

export interface ChosenBarProps {
  /** The choice so far, in words. */
  children: ReactNode;
  /** Words of the button. */
  label: string;
  variant?: 'filled' | 'outline';
  disabled?: boolean;
  onDone: () => void;
}

/** Foot of a page on which something is chosen for the booking: the choice so far, and the way back with it. */
export const ChosenBar = ({ children, label, variant, disabled, onDone }: ChosenBarProps) => (
  <>
    <p className={sums.due} aria-live="polite">
      {children}
    </p>
    <Button variant={variant} className={sums.pay} disabled={disabled} onClick={onDone}>
      {label}
    </Button>
  </>
);
