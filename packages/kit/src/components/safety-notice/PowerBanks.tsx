import { useMessages } from '../../messages/provider.tsx';
import { Icon, type IconName } from '../../primitives/icon/Icon.tsx';
import { batteryLimits } from '../../rules/batteries.ts';
import * as styles from './SafetyNotice.css.ts';

/** Power banks by their size: which may come along, which have to be asked for, which stay at home. */
export function PowerBanks() {
  const t = useMessages('seat-choice');
  const { freeWh, freeGrams, approvedWh, approved, devices, spares } = batteryLimits;
  const rows: readonly { icon: IconName; look: string; size: string; rule: string }[] = [
    {
      icon: 'check',
      look: styles.yes,
      size: t('safety.power.free', { wh: freeWh }),
      rule: t('safety.power.freeDo', { grams: freeGrams }),
    },
    {
      icon: 'alert',
      look: styles.ask,
      size: t('safety.power.approval', { from: freeWh, to: approvedWh }),
      rule: t('safety.power.approvalDo', { count: approved }),
    },
    {
      icon: 'close',
      look: styles.no,
      size: t('safety.power.banned', { wh: approvedWh }),
      rule: t('safety.power.bannedDo'),
    },
  ];
  return (
    <>
      <h3 className={styles.heading}>{t('safety.power')}</h3>
      <p className={styles.hand}>{t('safety.power.hand')}</p>
      <dl className={styles.sizes}>
        {rows.map(({ icon, look, size, rule }) => (
          <div key={size} className={styles.size}>
            <dt className={styles.watt}>
              <Icon name={icon} size={20} className={look} />
              {size}
            </dt>
            <dd className={styles.rule}>{rule}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.count}>{t('safety.power.count', { devices, spares })}</p>
    </>
  );
}
