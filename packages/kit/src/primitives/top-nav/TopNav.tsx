import { classNames } from '../class-names.ts';
import type { RootProps } from '../root-props.ts';
import type { MouseEvent, ReactNode } from 'react';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { Link } from '../link/Link.tsx';
import { nav } from '../page-top.css.ts';
import { skip as skipLook } from '../screen/Screen.css.ts';
import * as styles from './TopNav.css.ts';

/** One of the places a traveller comes back to. */
export type TopNavItem = { id: string; label: string; href: string };

export type TopNavProps = RootProps & {
  /** Name of the navigation, for screen readers. */
  label: string;
  /** Name of the site, and where it leads. */
  brand: { label: string; href: string };
  /** The same places as in the tab bar, in its order. */
  items: readonly TopNavItem[];
  /** `id` of the place one is at or below; none where one is below none of them. */
  current?: string | undefined;
  /** Whether one is at the current place itself, not at a page below it. */
  exact?: boolean | undefined;
  /** Words of the link that jumps over the navigation; without them there is none. */
  skipLabel?: string | undefined;
  /** `TopNavLink`s at the end. */
  children?: ReactNode;
};

/** Kept screens are hidden, and have no box. */
function toContent(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const mains = event.currentTarget.ownerDocument.querySelectorAll('main');
  [...mains].find((main) => main.getClientRects().length > 0)?.focus();
}

/** The site's main places in a wide window, in place of tab bar and app bar: 64 px, at the top from 960 px on and nowhere else. */
export function TopNav({
  label,
  brand,
  items,
  current,
  exact = true,
  skipLabel,
  children,
  className,
  ...root
}: TopNavProps) {
  return (
    <nav {...root} className={classNames(nav, className)} aria-label={label}>
      {skipLabel && (
        <a href="#main" className={skipLook} onClick={toContent}>
          {skipLabel}
        </a>
      )}
      <div className={styles.inner}>
        <Link href={brand.href} look="plain" className={styles.brand}>
          <Icon name="brand" />
          {brand.label}
        </Link>
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.id}>
              <Link
                href={item.href}
                look="plain"
                className={styles.item}
                aria-current={item.id === current ? (exact ? 'page' : true) : undefined}
              >
                {item.label}
              </Link>
            </li>
          ))}
        </ul>
        {children && <div className={styles.end}>{children}</div>}
      </div>
    </nav>
  );
}

export type TopNavLinkProps = RootProps<HTMLAnchorElement> & {
  /** Before the word; one without is outlined. */
  icon?: IconName | undefined;
  /** The word. */
  children: ReactNode;
  /** Spoken name, where the word alone does not say where it leads. It ends or begins with the word. */
  label?: string | undefined;
  /** Where it leads. */
  href: string;
  /** Act in place of following the address. */
  onClick?: ((event: MouseEvent) => void) | undefined;
};

/** A word at the end of the top navigation. */
export function TopNavLink({ icon, children, label, href, onClick, className, ...root }: TopNavLinkProps) {
  return (
    <Link
      {...root}
      href={href}
      look="plain"
      className={classNames(icon ? styles.link : styles.outlined, className)}
      aria-label={label}
      onClick={onClick}
    >
      {icon ? <Icon name={icon} size={20} /> : undefined}
      <span className={icon ? styles.word : styles.outline}>{children}</span>
    </Link>
  );
}
