import { Amount } from '../../../components/amount/Amount.tsx';
import type { FlightChange } from '../../../contracts/orders/order-detail.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useToldDays } from '../../../messages/use-told-days.ts';
import { Card } from '../../../primitives/card/Card.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { RadioList } from '../../../primitives/field/RadioList.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { openWays } from '../../../rules/orders/flight-change.ts';
import { useToday } from '../../shell/use-today.ts';
import * as styles from './order-detail.css.ts';

/** A way that the airline offers once it has changed a flight. */
export type Way = FlightChange['ways'][number]['way'];

export interface ChangeDecisionProps {
  change: FlightChange;
  way: Way | undefined;
  onWay: (way: Way) => void;
}

/** The ways that are open after a change of the airline's, each with its cost, and until when one of them may be chosen. */
export function ChangeDecision({ change, way, onWay }: ChangeDecisionProps) {
  const t = useMessages('flight-change');
  const { date } = useFormats();
  const { day } = useToldDays(useToday());
  return (
    <Section
      title={t('decide')}
      action={
        change.decideBy && t('until', { date: day(change.decideBy), time: date(change.decideBy, 'time') })
      }
    >
      <Card flush>
        <RadioList
          legend={t('decide')}
          legendHidden
          flush
          value={way}
          onChange={onWay}
          items={openWays(change.ways, change).map(({ way: value, cash }) => ({
            value,
            label: t(`way.${value}`),
            detail: t(`way.${value}.text`),
            aside: <Cost cash={cash} />,
          }))}
        />
      </Card>
      <Notice tone="info" className={styles.note}>
        {t('note')}
      </Notice>
    </Section>
  );
}

/** Cost of a way; what is given back says so. */
function Cost({ cash }: { cash: FlightChange['ways'][number]['cash'] }) {
  const t = useMessages('flight-change');
  return cash.amount < 0 ? (
    <>
      {t('get')} <Amount value={{ ...cash, amount: -cash.amount }} />
    </>
  ) : (
    <Amount value={cash} />
  );
}
