import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../primitives/icon/Icon.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import * as styles from './WaitingSection.css.ts';

interface HalfProps {
  tone: 'attention' | 'plain';
  icon: IconName;
  label: string;
  figure: ReactNode;
  text: ReactNode;
  href: string;
}

/** One thing that waits: a word on it, a figure, a line, and the way to it. */
export function Half({ tone, icon, label, figure, text, href }: HalfProps) {
  return (
    <li className={styles.half}>
      <Link href={href} look="plain" className={styles.link}>
        <span className={tone === 'attention' ? styles.attention : styles.label}>
          <Icon name={icon} size={16} className={styles.icon} />
          {label}
        </span>
        <span className={styles.figure}>{figure}</span>
        <span className={styles.text}>{text}</span>
      </Link>
    </li>
  );
}
