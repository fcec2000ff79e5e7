import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import { Link } from '../link/Link.tsx';
import type { RootProps } from '../root-props.ts';
import * as styles from './Section.css.ts';

export type SectionProps = RootProps & {
  /** Its heading. */
  title: ReactNode;
  /** At the head's end: a `SectionLink` or a few quiet words. */
  action?: ReactNode;
  /** Content under the heading. */
  children: ReactNode;
};

/** A part of a screen under its own heading. */
export function Section({ title, action, children, className, ...root }: SectionProps) {
  const id = useId();
  return (
    <section {...root} className={classNames(styles.section, className)} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {children}
    </section>
  );
}

export type SectionLinkProps = RootProps<HTMLAnchorElement> & {
  /** Where it leads. */
  href: string;
  /** Words of the link. */
  children: ReactNode;
  /** Spoken name, where the words alone do not say where it leads. It begins with the words. */
  label?: string | undefined;
};

/** The way from a section to more of the same, with a 44 px target round its 13 px words. */
export function SectionLink({ href, children, label, className, ...root }: SectionLinkProps) {
  return (
    <Link
      {...root}
      href={href}
      look="plain"
      className={classNames(styles.link, className)}
      aria-label={label}
    >
      {children}
      <Icon name="chevron" size={16} />
    </Link>
  );
}
