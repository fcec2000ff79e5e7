import { useMessages } from '../../messages/provider.tsx';
import { Icon, type IconName } from '../../primitives/icon/Icon.tsx';
import type { NoticeEntry, NoticeTone } from '../../rules/notices/read-notice.ts';
import * as styles from './NoticeText.css.ts';

const icons: Readonly<Record<Exclude<NoticeTone, 'fact'>, IconName>> = {
  yes: 'check',
  ask: 'alert',
  no: 'close',
};

/** Names and what holds for each: allowed, to be asked for, not allowed, or a plain fact. */
export function NoticeEntries({ entries }: { entries: readonly NoticeEntry[] }) {
  const t = useMessages('notices');
  return (
    <dl className={styles.entries}>
      {entries.map(({ tone, name, rule }) => (
        <div key={name} className={styles.entry}>
          <dt className={styles.name}>
            {tone !== 'fact' && (
              <Icon name={icons[tone]} size={20} className={styles.tones[tone]} label={t(`tone.${tone}`)} />
            )}
            {name}
          </dt>
          <dd className={tone === 'fact' ? styles.fact : styles.rule}>{rule}</dd>
        </div>
      ))}
    </dl>
  );
}
