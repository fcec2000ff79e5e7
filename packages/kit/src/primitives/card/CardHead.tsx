import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { RootProps } from '../root-props.ts';
import * as styles from './Card.css.ts';

export type CardHeadProps = RootProps<HTMLDivElement> & {
  /** Words at the start, and at the end a badge or an amount, which goes below them where it finds no room. */
  children: ReactNode;
};

/** The first line of a card or of a row. */
export function CardHead({ className, ...rest }: CardHeadProps) {
  return <div {...rest} className={classNames(styles.head, className)} />;
}
