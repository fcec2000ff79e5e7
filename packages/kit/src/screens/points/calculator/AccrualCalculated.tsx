import { useEffect } from 'react';
import { useAccrual, useOwnPoints, useOwnTier } from '../../../client/points/calculator.ts';
import { useSignedIn } from '../../../client/account/signed-in.ts';
import { AccrualResult } from '../../../components/points-calculator/AccrualResult.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { toastStore } from '../../../primitives/toast/store.ts';
import { queryOfAsked, type AccrualAsked } from '../../../rules/calculator/conditions.ts';
import { byType } from '../../../rules/calculator/points.ts';
import { CalculationStates } from './CalculationStates.tsx';
import { ResultFrame } from './ResultFrame.tsx';
import { ResultNote } from './ResultNote.tsx';
import * as styles from './calculator.css.ts';

/** The tier to calculate with: the one that was chosen, else the member's own, else the first. */
function useTier({ tier }: AccrualAsked) {
  const signedIn = useSignedIn();
  const own = useOwnTier(tier === undefined);
  if (tier !== undefined) return { tierCode: tier };
  const { data, error } = own;
  if (data) return { tierCode: data.tierCode, ...(data.subTier !== undefined && { subTier: data.subTier }) };
  return signedIn && !error ? undefined : { tierCode: 'STD' as const };
}

/** Points that a flight earns. */
export function AccrualCalculated({ asked }: { asked: AccrualAsked }) {
  const t = useMessages('calculator');
  const tiers = useMessages('tiers');
  const { money } = useFormats();
  const { from, to, trip, cabin, amount } = asked;
  const tier = useTier(asked);
  const fare = { amount, currency: 'CNY' };
  const read = useAccrual(
    { departure: from, destination: to, tripType: trip, cabin, ...fare, tierCode: 'STD', ...tier },
    tier !== undefined,
  );
  const { data, dataUpdatedAt } = read;
  const empty = data?.pointDetails.length === 0;
  useEffect(() => {
    if (empty) toastStore.show(t('empty'));
  }, [empty, dataUpdatedAt, t]);
  return (
    <ResultFrame
      asked={asked}
      between={data && !empty ? t('distance', { km: data.milesFlown }) : t(`trip.${trip}`)}
      facts={[
        ...(data && !empty ? [t(`trip.${trip}`)] : []),
        t('cabin.of', { cabin }),
        t('amount.of', { money: money(fare) }),
        ...(tier ? [tiers(`name.${tier.tierCode}`)] : []),
      ]}
    >
      <Calculated asked={asked} read={read} />
    </ResultFrame>
  );
}

interface CalculatedProps {
  asked: AccrualAsked;
  read: ReturnType<typeof useAccrual>;
}

function Calculated({ asked, read }: CalculatedProps) {
  const t = useMessages('calculator');
  const { href } = useNavigation();
  const { data } = read;
  if (!data) return <CalculationStates read={read} />;
  if (data.pointDetails.length === 0)
    return (
      <EmptyState
        drawing="flight"
        title={t('empty')}
        text={t('empty.text')}
        action={
          <Button variant="outline" size="medium" href={href('calculator', { query: queryOfAsked(asked) })}>
            {t('change')}
          </Button>
        }
      />
    );
  return (
    <>
      <AccrualResult details={data.pointDetails} />
      <After earned={byType(data.pointDetails).main?.points} />
    </>
  );
}

/** The balance with what was earned: points of one and the same type. */
function After({ earned }: { earned: number | undefined }) {
  const t = useMessages('calculator');
  const { number } = useFormats();
  const balance = useOwnPoints().data?.remainPoint;
  return (
    <ResultNote>
      {earned !== undefined && balance !== undefined && (
        <p>
          {t.rich('after', {
            points: number(balance + earned),
            b: (words) => <strong className={styles.figure}>{words}</strong>,
          })}
        </p>
      )}
      <p>{t('actual')}</p>
    </ResultNote>
  );
}
