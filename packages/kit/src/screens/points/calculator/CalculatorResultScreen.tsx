import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { readAsked } from '../../../rules/calculator/conditions.ts';
import { Frame } from '../../shell/Frame.tsx';
import { AccrualCalculated } from './AccrualCalculated.tsx';
import { ExchangeCalculated } from './ExchangeCalculated.tsx';

/** /calculator/calculatoResulte: the points for the conditions of the address. */
export function CalculatorResultScreen() {
  const asked = readAsked(usePlace('calculatorResult').query);
  if (!asked) return <NoConditions />;
  return asked.of === 'accrual' ? <AccrualCalculated asked={asked} /> : <ExchangeCalculated asked={asked} />;
}

/** The address does not say what is to be calculated. */
function NoConditions() {
  const t = useMessages('calculator');
  const { href } = useNavigation();
  return (
    <Frame title={t('title')}>
      <EmptyState
        drawing="flight"
        title={t('missingConditions')}
        text={t('missingConditionsText')}
        action={
          <Button variant="outline" size="medium" href={href('calculator')}>
            {t('toForm')}
          </Button>
        }
      />
    </Frame>
  );
}
