import { useMessages } from '../../messages/provider.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import type { ServiceLink } from './use-services.ts';
import * as styles from './home.css.ts';

/** Settings and help at the foot of the screen, in words alone. */
export function HomeFoot({ links }: { links: readonly ServiceLink[] }) {
  const t = useMessages('home');
  return (
    <ul className={styles.links} aria-label={t('foot.label')}>
      {links.map(({ service, label, href, onClick }) => (
        <li key={service}>
          {onClick ? (
            <button type="button" className={styles.link} onClick={onClick}>
              {label}
            </button>
          ) : (
            <Link look="plain" className={styles.link} href={href}>
              {label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
