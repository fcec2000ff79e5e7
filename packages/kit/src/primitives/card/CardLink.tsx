import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Link } from '../link/Link.tsx';
import type { DataAttributes } from '../root-props.ts';
import * as styles from './Card.css.ts';

export type CardLinkProps = Omit<ComponentProps<typeof Link>, 'look'> &
  DataAttributes & {
    /** No padding, for pictures that reach the edge. */
    flush?: boolean | undefined;
  };

/** A card that leads somewhere: the whole of it is the target. */
export function CardLink({ flush, className, ...rest }: CardLinkProps) {
  return (
    <Link
      {...rest}
      look="plain"
      className={classNames(styles.card, !flush && styles.padded, styles.pressable, className)}
    />
  );
}
