import { useTierPrivileges, useTierRetention, useTierUpgrade } from '../../client/tiers/tiers.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Section } from '../../primitives/card/Section.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { tierShifts, type TierEarned } from '../../rules/changes/tier.ts';
import type { UpgradeRelation } from '../../rules/changes/upgrade.ts';
import * as styles from './changes.css.ts';

interface TierEffectProps {
  /** Amounts that the flight counts for now, and after the change; nothing is told where one is not known. */
  was: TierEarned | undefined;
  is: TierEarned | undefined;
  /** Only the member's own flights count. */
  relation: UpgradeRelation;
}

/** Effect of a change or an upgrade on the tier: towards the next tier, for keeping this one, and what the next one gives; nothing where it has none. */
export function TierEffect({ was, is, relation }: TierEffectProps) {
  const t = useMessages('changes');
  const tiers = useMessages('tiers');
  const { number, signed } = useFormats();
  const own = relation === 'member' && was !== undefined && is !== undefined;
  const options = { enabled: own, announce: 'silent' } as const;
  const upgrade = useTierUpgrade(options).data;
  const retention = useTierRetention(options).data;
  const privileges = useTierPrivileges(options).data;
  if (!own || (!upgrade && !retention)) return null;
  const rows = (measures: Parameters<typeof tierShifts>[0], words: 'next' | 'keep', tier: string) =>
    tierShifts(measures, was, is)
      .filter(({ before, after }) => before !== after)
      .map(({ kind, more, before, after }) => (
        <li key={`${words} ${kind}`} className={styles.fact}>
          <Icon name={words === 'next' ? 'star' : 'shield'} />
          <span>
            {t(`tier.${words}.${kind}`, {
              tier,
              more: signed(more),
              before: number(before),
              after: number(after),
            })}
          </span>
        </li>
      ));
  const target = upgrade?.targetTier;
  const towards = upgrade && target ? rows(upgrade.measures, 'next', tiers(`name.${target}`)) : [];
  const keeping = retention ? rows(retention.measures, 'keep', tiers(`name.${retention.currentTier}`)) : [];
  if (towards.length + keeping.length === 0) return null;
  const gives = privileges?.tiers
    .find(({ tierCode }) => tierCode === target)
    ?.privileges.filter(({ included }) => included).length;
  return (
    <Section title={t('tier.title')}>
      <ul className={styles.facts} data-part="tier">
        {towards}
        {keeping}
        {towards.length > 0 && target && gives !== undefined && gives > 0 && (
          <li className={styles.fact}>
            <Icon name="gift" />
            <span>{t('tier.gives', { tier: tiers(`name.${target}`), count: gives })}</span>
          </li>
        )}
      </ul>
    </Section>
  );
}
