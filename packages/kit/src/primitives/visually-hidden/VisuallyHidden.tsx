import type { ReactNode } from 'react';
import { hidden } from '../hidden.css.ts';

export type VisuallyHiddenProps = {
  /** Words that screen readers say. */
  children: ReactNode;
  /** The element it is: words in a line, or a heading of its own. */
  as?: 'span' | 'h1' | 'h2' | undefined;
  /** For what is described by the words. */
  id?: string | undefined;
};

/** Words for screen readers that the eye does not need. */
export function VisuallyHidden({ children, as: Element = 'span', id }: VisuallyHiddenProps) {
  return (
    <Element id={id} className={hidden}>
      {children}
    </Element>
  );
}
