import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { Link } from '../link/Link.tsx';
import type { DataAttributes } from '../root-props.ts';
import * as styles from './IconButton.css.ts';

type Own = {
  /** Icon to draw. */
  icon: IconName;
  /** Words for its action, for those who do not see the icon. */
  label: string;
  /** On the navy app bar. */
  onBar?: boolean | undefined;
};

export type IconButtonProps = Own &
  DataAttributes &
  (
    | ({ href?: undefined } & Omit<ComponentProps<'button'>, 'children'>)
    | Omit<ComponentProps<typeof Link>, 'children' | 'look'>
  );

/** An icon that can be pressed, 44 px square whatever is drawn. With `href` it is a link. */
export function IconButton({ icon, label, onBar = false, className, ...rest }: IconButtonProps) {
  const names = classNames(styles.base, onBar ? styles.onBar : styles.onSurface, className);
  if (rest.href !== undefined) {
    return (
      <Link {...rest} look="plain" aria-label={label} className={names}>
        <Icon name={icon} />
      </Link>
    );
  }
  const { href: _href, ...button } = rest;
  return (
    <button type="button" {...button} aria-label={label} className={names}>
      <Icon name={icon} />
    </button>
  );
}
