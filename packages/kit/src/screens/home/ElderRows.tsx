import { usePointsSummary } from '../../client/points/points.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { useConfig } from '../../session/config-provider.tsx';
import { ReadOffline } from '../shell/ReadOffline.tsx';
import { useServices, type Service } from './use-services.ts';
import * as styles from './ElderHome.css.ts';

const rows: readonly Service[] = ['bill', 'expiring', 'mine'];

/** Three ways on, each with a line that says what is behind it. */
export function ElderRows() {
  const t = useMessages('home');
  const { number } = useFormats();
  const summary = usePointsSummary();
  const links = useServices().filter(({ service }) => rows.includes(service));
  const balance = summary.data && `${t('points.available')} ${number(summary.data.remainPoint)}`;
  return (
    <>
      {summary.data && <ReadOffline readAt={summary.dataUpdatedAt} />}
      <ul className={styles.rows}>
        {links.map(
          ({ service, icon, label, text, href }) =>
            href !== undefined && (
              <li key={service}>
                <Link look="plain" href={href} className={styles.row}>
                  <Icon name={icon} size={32} />
                  <span className={styles.words}>
                    <span className={styles.label}>{label}</span>
                    <span className={styles.text}>{(service === 'bill' && balance) || text}</span>
                  </span>
                  <Icon name="chevron" />
                </Link>
              </li>
            ),
        )}
      </ul>
    </>
  );
}

/** Somebody to talk to. */
export function ElderHotline() {
  const t = useMessages('home');
  const { hotline } = useConfig();
  return (
    <Link look="plain" href={`tel:${hotline}`} className={styles.hotline}>
      <Icon name="phone" size={32} />
      <span className={styles.words}>
        <span className={styles.call}>{t('elder.call')}</span>
        <span className={styles.number}>{hotline}</span>
      </span>
      <Icon name="chevron" />
    </Link>
  );
}
