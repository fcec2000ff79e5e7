import type { ReactNode } from 'react';
import type { RootProps } from '../root-props.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { Delayed } from './Delayed.tsx';

export type LoadingProps = RootProps<HTMLDivElement> & {
  /** Name of what is being fetched, for screen readers. */
  label: string;
  /** Skeletons in the shape of what comes. */
  children: ReactNode;
};

/** A wait with its shape and its words, from 200 ms on. */
export function Loading({ label, children, ...root }: LoadingProps) {
  return (
    <div {...root} role="status" aria-live="polite">
      <Delayed>
        <VisuallyHidden>{label}</VisuallyHidden>
        {children}
      </Delayed>
    </div>
  );
}
