import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { Link } from '../link/Link.tsx';
import type { DataAttributes } from '../root-props.ts';
import * as styles from './Button.css.ts';
import { Spinner } from './Spinner.tsx';

export type ButtonVariant = 'filled' | 'tinted' | 'outline' | 'text';
export type ButtonTone = 'action' | 'pay' | 'danger' | 'neutral';

type Own = {
  /** How much it weighs; one `filled` button a screen at most. */
  variant?: ButtonVariant | undefined;
  /** `pay` is the one main action of a paying screen, `danger` deletes. An outline is neutral unless told otherwise. */
  tone?: ButtonTone | undefined;
  /** `large` for bars and forms, `medium` inside cards. */
  size?: 'large' | 'medium' | undefined;
  /** Before the words. */
  icon?: IconName | undefined;
  /** Takes the whole width. */
  wide?: boolean | undefined;
  /** Work is under way: it keeps its place, its words and the focus, and takes no further press. Not for a link. */
  busy?: boolean | undefined;
};

type AsButton = ComponentProps<'button'> & { href?: undefined };

type AsLink = Omit<ComponentProps<typeof Link>, 'look'> & { busy?: undefined; disabled?: undefined };

export type ButtonProps = Own & DataAttributes & (AsButton | AsLink);

/** Starts something, 48 px high. With `href` it is a link that looks the same. */
export function Button({
  variant = 'filled',
  tone,
  size = 'large',
  icon,
  wide,
  className,
  children,
  ...rest
}: ButtonProps) {
  const look = classNames(
    styles.base,
    styles.tones[tone ?? (variant === 'outline' ? 'neutral' : 'action')],
    styles.sizes[size],
    styles.variants[variant],
    wide && styles.wide,
  );
  const content = (
    <>
      {rest.busy ? <Spinner /> : icon && <Icon name={icon} size={20} />}
      <span>{children}</span>
    </>
  );
  if (rest.href !== undefined) {
    const { busy: _busy, disabled: _disabled, ...link } = rest;
    return (
      <Link {...link} look="plain" className={classNames(look, className)}>
        {content}
      </Link>
    );
  }
  const { busy, disabled, onClick, href: _href, ...button } = rest;
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button
      type="button"
      {...button}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={classNames(look, disabled && styles.disabled, busy && styles.busy, className)}
      onClick={press}
    >
      {content}
    </button>
  );
}
