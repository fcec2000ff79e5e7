import { useOwnPoints, useRewards } from '../../../client/points/calculator.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { queryOfAsked, type ExchangeAsked } from '../../../rules/calculator/conditions.ts';
import { CalculationStates } from './CalculationStates.tsx';
import { ResultFrame } from './ResultFrame.tsx';
import { Rewards } from './Rewards.tsx';

/** Points that a reward ticket takes. */
export function ExchangeCalculated({ asked }: { asked: ExchangeAsked }) {
  const t = useMessages('calculator');
  const { date } = useFormats();
  const { from, to, trip, date: day, people } = asked;
  const read = useRewards({
    departure: from,
    destination: to,
    tripType: trip,
    flightDate: day,
    passengers: people,
  });
  return (
    <ResultFrame
      asked={asked}
      between={t(`trip.${trip}`)}
      facts={[date(day, 'weekday'), t('people.count', { count: people })]}
    >
      <Calculated asked={asked} read={read} />
    </ResultFrame>
  );
}

interface CalculatedProps {
  asked: ExchangeAsked;
  read: ReturnType<typeof useRewards>;
}

/** Code -1 hides the result; any other Code shows nothing. Source: membership.md section 8. */
function Calculated({ asked, read }: CalculatedProps) {
  const t = useMessages('calculator');
  const { href } = useNavigation();
  const balance = useOwnPoints().data?.remainPoint;
  const { data, error } = read;
  if (data) return <Rewards rewards={data.rewardPoints} balance={balance} />;
  if (error?.failure.kind === 'refused')
    return error.failure.code === '-1' ? (
      <EmptyState
        drawing="order"
        title={t('exchangeNone')}
        text={t('exchangeNoneText')}
        action={
          <Button variant="outline" size="medium" href={href('calculator', { query: queryOfAsked(asked) })}>
            {t('change')}
          </Button>
        }
      />
    ) : null;
  return <CalculationStates read={read} />;
}
