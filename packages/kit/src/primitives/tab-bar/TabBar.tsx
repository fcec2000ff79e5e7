import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { Link } from '../link/Link.tsx';
import type { RootProps } from '../root-props.ts';
import * as styles from './TabBar.css.ts';

/** One of the places a traveller comes back to. */
export type TabBarItem = { id: string; label: string; icon: IconName; href: string };

export type TabBarProps = RootProps & {
  /** Name of the bar, for screen readers. */
  label: string;
  /** Three to five. */
  items: readonly TabBarItem[];
  /** `id` of the place one is at; none while one is below all of them. */
  current?: string | undefined;
};

/** The site's main places at the bottom of the screen. */
export function TabBar({ label, items, current, className, ...root }: TabBarProps) {
  return (
    <nav data-actions="" {...root} className={classNames(styles.bar, className)} aria-label={label}>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id}>
            <Link
              href={item.href}
              look="plain"
              className={styles.item}
              aria-current={item.id === current ? 'page' : undefined}
            >
              <Icon name={item.icon} />
              <span>{item.label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
