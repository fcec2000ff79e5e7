import { useMessages } from '../../../messages/provider.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { upgradeWays } from '../../../rules/changes/upgrade.ts';
import * as styles from '../changes.css.ts';

/** Conditions of every way to pay for an upgrade, and what becomes of it later. Source: travel.md 6, membership.md 6. */
export function UpgradeRules({ title }: { title?: string }) {
  const t = useMessages('upgrades');
  return (
    <Section title={title ?? t('rules.title')}>
      <ul className={styles.facts}>
        {upgradeWays.map((way) => (
          <li key={way} className={styles.fact}>
            <Icon name={way === 'cash' ? 'wallet' : way === 'points' ? 'star' : 'voucher'} />
            <span>{t(`rules.${way}`)}</span>
          </li>
        ))}
        <li className={styles.fact}>
          <Icon name="undo" />
          <span>{t('rules.back')}</span>
        </li>
      </ul>
    </Section>
  );
}
