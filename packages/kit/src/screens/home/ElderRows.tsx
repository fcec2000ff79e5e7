import { useSignedIn } from '../../client/account/signed-in.ts';
import { usePointsSummary } from '../../client/points/points.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { useConfig } from '../../session/config-provider.tsx';
import { ReadOffline } from '../shell/ReadOffline.tsx';
import { useServices } from './services.ts';
import * as styles from './ElderHome.css.ts';

/** Nothing that is in the tab bar; for a guest what needs no sign-in. The last leads to everything else. */
const rows = {
  member: ['flights', 'orders', 'bill', 'service'],
  guest: ['flights', 'prices', 'calculator', 'service'],
} as const;

/** Four ways on and the search, each with a line that says what is behind it. */
export function ElderRows({ onSearch }: { onSearch: () => void }) {
  const t = useMessages('home');
  const words = useMessages('site-search');
  const { number } = useFormats();
  const signedIn = useSignedIn();
  const summary = usePointsSummary();
  const all = useServices();
  const balance = summary.data && `${t('points.available')} ${number(summary.data.remainPoint)}`;
  return (
    <>
      {summary.data && <ReadOffline readAt={summary.dataUpdatedAt} />}
      <ul className={styles.rows}>
        {rows[signedIn ? 'member' : 'guest'].map((row) => {
          const link = all.find(({ service }) => service === row);
          return (
            link?.href !== undefined && (
              <li key={row}>
                <Link look="plain" href={link.href} className={styles.row}>
                  <Icon name={link.icon} size={32} />
                  <span className={styles.words}>
                    <span className={styles.label}>{link.label}</span>
                    <span className={styles.text}>
                      {(row === 'bill' && balance) || words(`entry.${row}.text`)}
                    </span>
                  </span>
                  <Icon name="chevron" />
                </Link>
              </li>
            )
          );
        })}
        <li>
          <button type="button" className={styles.row} aria-haspopup="dialog" onClick={onSearch}>
            <Icon name="search" size={32} />
            <span className={styles.words}>
              <span className={styles.label}>{t('actions.search')}</span>
              <span className={styles.text}>{words('search.label')}</span>
            </span>
            <Icon name="chevron" />
          </button>
        </li>
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
