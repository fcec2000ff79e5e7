import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { hidden } from '../hidden.css.ts';
import type { RootProps } from '../root-props.ts';

export type VisuallyHiddenProps = RootProps & {
  /** Words that screen readers say. */
  children: ReactNode;
  /** The element it is: words in a line, or a heading of its own. */
  as?: 'span' | 'h1' | 'h2' | undefined;
  /** For what is described by the words. */
  id?: string | undefined;
};

/** Words for screen readers that the eye does not need. */
export function VisuallyHidden({
  children,
  as: Element = 'span',
  id,
  className,
  ...root
}: VisuallyHiddenProps) {
  return (
    <Element {...(root as RootProps<HTMLHeadingElement>)} id={id} className={classNames(hidden, className)}>
      {children}
    </Element>
  );
}
