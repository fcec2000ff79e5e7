import { RewardCard } from '../../../components/points-calculator/RewardCard.tsx';
import type { Reward } from '../../../components/points-calculator/types.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { scaledPrices } from '../../../rules/calculator/rewards.ts';
import { ResultNote } from './ResultNote.tsx';
import * as styles from './calculator.css.ts';

interface RewardsProps {
  rewards: readonly Reward[];
  /** Points that can be spent; undefined for a guest. */
  balance: number | undefined;
}

/** The prices, all on one scale, set against the member's own points. */
export function Rewards({ rewards, balance }: RewardsProps) {
  const t = useMessages('calculator');
  const { number } = useFormats();
  const { href } = useNavigation();
  const scaled =
    balance === undefined
      ? []
      : scaledPrices(
          rewards.map(({ points }) => points),
          balance,
        );
  const buy = (
    <Button variant="text" size="medium" href={href('buyPoints')}>
      {t('buy')}
    </Button>
  );
  return (
    <>
      <Section
        title={t('needed')}
        action={
          balance !== undefined && (
            <p className={styles.balance}>
              <span className={styles.ink} aria-hidden />
              <span>
                {t.rich('balance', {
                  points: number(balance),
                  b: (words) => <strong className={styles.figure}>{words}</strong>,
                })}
              </span>
            </p>
          )
        }
      >
        <ul className={styles.stack}>
          {rewards.map((reward, at) => (
            <li key={`${reward.cabinClass} ${reward.awardType}`}>
              <RewardCard reward={reward} scaled={scaled[at]} action={buy} />
            </li>
          ))}
        </ul>
      </Section>
      <ResultNote>
        <p>{t('exchange.note')}</p>
        {balance === undefined && <p>{t('signIn')}</p>}
      </ResultNote>
    </>
  );
}
