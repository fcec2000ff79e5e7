import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import type { DataAttributes } from '../root-props.ts';
import * as styles from './Card.css.ts';

export type CardProps = ComponentProps<'div'> &
  DataAttributes & {
    /** No padding, for rows and pictures that reach the edge. */
    flush?: boolean | undefined;
  };

/** A surface with a hairline round it. A card never sits in a card. */
export function Card({ flush, className, ...rest }: CardProps) {
  return <div {...rest} className={classNames(styles.card, !flush && styles.padded, className)} />;
}
