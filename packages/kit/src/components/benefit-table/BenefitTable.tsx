import type { TierCode } from '../../contracts/points/points.ts';
import type { TierPrivileges } from '../../contracts/tiers/tiers.ts';
import { useMessages } from '../../messages/provider.tsx';
import { classNames } from '../../primitives/class-names.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { reachByKeys } from '../../primitives/reach-by-keys.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { useMergedRef } from '../../primitives/use-merged-ref.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { benefits, type Benefit } from '../../rules/tiers/benefits.ts';
import * as styles from './BenefitTable.css.ts';

export interface BenefitTableProps extends RootProps<HTMLDivElement> {
  /** One column each, in this order. */
  tiers: readonly TierPrivileges[];
  /** The member's own tier; its column stands out. */
  own: TierCode | undefined;
}

/** Sign of a benefit that a tier does not give. */
const none = '—';

/** Which tier gives what: a tick, an amount, or a dash that is said in words. */
export function BenefitTable({ tiers, own, className, ref, ...root }: BenefitTableProps) {
  const t = useMessages('tier-progress');
  const names = useMessages('tiers');
  return (
    <div
      {...root}
      ref={useMergedRef<HTMLDivElement>(reachByKeys, ref)}
      className={classNames(styles.frame, className)}
      role="group"
      aria-label={t('benefits.title')}
    >
      <table className={styles.table} aria-label={t('benefits.title')}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              {t('benefits.item')}
            </th>
            {tiers.map(({ tierCode }) => (
              <th key={tierCode} scope="col" className={styles.head[tierCode === own ? 'own' : 'other']}>
                {names(`name.${tierCode}`)}
                {tierCode === own && <span className={styles.now}> {t('benefits.now')}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {benefits.map((benefit) => (
            <tr key={benefit}>
              <th scope="row" className={styles.item}>
                {t(`benefit.${benefit}`)}
              </th>
              {tiers.map((tier) => (
                <td key={tier.tierCode} className={styles.cell[tier.tierCode === own ? 'own' : 'other']}>
                  <Given tier={tier} benefit={benefit} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Given({ tier: { privileges }, benefit }: { tier: TierPrivileges; benefit: Benefit }) {
  const t = useMessages('tier-progress');
  const found = privileges.find((privilege) => privilege.benefit === benefit);
  if (!found?.included) {
    return (
      <>
        <VisuallyHidden>{t('benefits.none')}</VisuallyHidden>
        <span aria-hidden>{none}</span>
      </>
    );
  }
  return (
    found.value ?? (
      <span className={styles.tick}>
        <Icon name="check" size={20} label={t('benefits.included')} />
      </span>
    )
  );
}
