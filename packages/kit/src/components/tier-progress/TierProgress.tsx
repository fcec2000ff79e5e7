import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import type { TierCode } from '../../contracts/points/points.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { groupedCardNumber } from '../../rules/member.ts';
import { isReached, missingOf, type TierMeasure } from '../../rules/tiers/progress.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import type { Holder } from '../member-card/MemberCard.tsx';
import { TierSurface } from '../tier-surface/TierSurface.tsx';
import { TierMeasures } from './TierMeasures.tsx';
import { TierRings } from './TierRings.tsx';
import { TierRule } from './TierRule.tsx';
import type { TierGoal } from './types.ts';
import * as styles from './TierProgress.css.ts';

export interface TierProgressProps extends RootProps<HTMLDivElement> {
  /** Name and number. */
  holder: Holder;
  /** The member's own tier. */
  tier: TierCode;
  /** Last day of the tier, `2026-12-31`. */
  validUntil?: string | undefined;
  /** Goal to be reached or kept. */
  goal: TierGoal;
}

/** Head of the tier's page: the tier, what is missing for the next one as the largest thing, and both measures. Its screen takes the class `heroTone`. */
export function TierProgress({ holder, tier, validUntil, goal, ...root }: TierProgressProps) {
  const t = useMessages('tier-progress');
  const tiers = useMessages('tiers');
  const { date } = useFormats();
  return (
    <TierSurface {...root} tier={tier} weave="tall" shape="head">
      <section className={styles.inner} aria-label={tiers(`member.${tier}`)}>
        <div className={styles.head}>
          <div>
            <h2 className={styles.tier}>{tiers(`member.${tier}`)}</h2>
            <p className={styles.second}>
              {holder.cardNumber !== undefined && (
                <>
                  <VisuallyHidden>{t('card.number')} </VisuallyHidden>
                  <span className={styles.number}>{groupedCardNumber(holder.cardNumber)}</span>
                </>
              )}
              {holder.cardNumber !== undefined && holder.name !== undefined && ' · '}
              {holder.name}
            </p>
          </div>
          {validUntil !== undefined && (
            <p className={styles.until}>
              <span className={styles.untilWords}>{t('until')}</span> {date(validUntil, 'date')}
            </p>
          )}
        </div>
        <TierRings measures={goal.measures}>
          <Missing goal={goal} />
        </TierRings>
        <TierMeasures measures={goal.measures} />
        <TierRule goal={goal} />
      </section>
    </TierSurface>
  );
}

/** Segments are said first: they are what a traveller counts in. */
const inOrder = (measures: readonly TierMeasure[]) =>
  measures.filter((measure) => missingOf(measure) > 0).toSorted((one) => (one.kind === 'segments' ? -1 : 1));

function Missing({ goal: { kind, tier, measures, match } }: { goal: TierGoal }) {
  const t = useMessages('tier-progress');
  const tiers = useMessages('tiers');
  const { number } = useFormats();
  const [first, second] = inOrder(measures);
  if (!first || isReached(measures, match)) {
    return (
      <>
        <Icon name="check" size={32} />
        <p className={styles.reached}>{t(`${kind}.reached`)}</p>
      </>
    );
  }
  const missing = missingOf(first);
  return (
    <>
      <p className={styles.lead}>{t(`${kind}.missing`, { tier: tiers(`name.${tier}`) })}</p>
      <p>
        <span className={styles.figure}>{number(missing)}</span>{' '}
        <span className={styles.unit}>{t(`unit.${first.kind}`, { count: missing })}</span>
      </p>
      {second && (
        <p className={styles.lead}>
          {t(`join.${match}`, {
            amount: `${number(missingOf(second))} ${t(`unit.${second.kind}`, { count: missingOf(second) })}`,
          })}
        </p>
      )}
    </>
  );
}
