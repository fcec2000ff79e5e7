import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '../class-names.ts';
import type { DataAttributes } from '../root-props.ts';
import { useCurrentHref } from './current.ts';
import { followsInApp } from './follow.ts';
import * as styles from './Link.css.ts';
import { useLinkNavigate } from './LinkProvider.tsx';

export type LinkProps = ComponentProps<'a'> &
  DataAttributes & {
    /** Where it leads: an address of this site, or any other the browser knows (`tel:`, `https:`). */
    href: string;
    /** `text` underlines the words inside a sentence; `plain` leaves the look to the part around it. */
    look?: 'text' | 'plain' | undefined;
  };

/** A real `<a>`: a plain left click goes through `LinkProvider`, everything else stays the browser's. */
export function Link({ href, look = 'text', className, onClick, target, ...rest }: LinkProps) {
  const navigate = useLinkNavigate();
  const isCurrent = useCurrentHref() === href;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const { button, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (
      !navigate ||
      !followsInApp({
        href,
        button,
        defaultPrevented,
        altKey,
        ctrlKey,
        metaKey,
        shiftKey,
        target,
        download: rest.download,
      })
    )
      return;
    event.preventDefault();
    navigate(href);
  };
  return (
    <a
      {...rest}
      aria-current={rest['aria-current'] ?? (isCurrent || undefined)}
      href={href}
      target={target}
      rel={rest.rel ?? (target === '_blank' ? 'noreferrer' : undefined)}
      className={classNames(look === 'text' && styles.text, className)}
      onClick={follow}
    />
  );
}
