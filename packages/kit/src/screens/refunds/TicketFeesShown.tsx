import { useState, type ReactNode } from 'react';
import { RefundCalculator } from '../../components/refund-calculator/RefundCalculator.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Notice } from '../../primitives/notice/Notice.tsx';
import { useConfig } from '../../session/config-provider.tsx';
import { Frame } from '../shell/Frame.tsx';
import { useNow } from '../shell/use-now.ts';
import type { ReadableFees } from './readable-fees.ts';
import { SaveFees } from './SaveFees.tsx';
import { ShareFees } from './ShareFees.tsx';
import { legOf } from './leg-of.ts';
import { TicketLine } from './TicketLine.tsx';
import { TargetField } from './TargetField.tsx';
import { useChosenWay } from './use-chosen-way.ts';
import * as styles from './fees.css.ts';

interface TicketFeesShownProps {
  of: 'refund' | 'change';
  fees: ReadableFees;
  /** Choice of the ticket, where its order has several. */
  children?: ReactNode;
}

/** A ticket's fees at this minute; the address follows the chosen way. */
export function TicketFeesShown({ of, fees, children }: TicketFeesShownProps) {
  const t = useMessages('fees');
  const navigation = useNavigation();
  const now = useNow();
  const { hotline } = useConfig();
  const [kept, setKept] = useState(false);
  const { attached, targets, currency, reference } = fees;
  const asked: Partial<Record<'result' | 'flight' | 'departs', string>> = usePlace(
    of === 'refund' ? 'refundFee' : 'changeFee',
  ).query;
  const { result } = asked;
  // A saved result leads back to the flight that it was worked out for.
  const [chosen, setChosen] = useState(() =>
    Math.max(
      0,
      targets.findIndex((one) => one.flightNo === asked.flight && one.departs === asked.departs),
    ),
  );
  const target = targets[chosen];
  const { keepFocus, handWay } = useChosenWay(of);
  return (
    <Frame title={t('title')} wide band={<TicketLine fees={fees} />}>
      {children}
      {now !== undefined && (
        <RefundCalculator
          ref={keepFocus}
          ticket={fees}
          now={now}
          attached={attached}
          target={target}
          hotline={hotline}
          value={kept ? 'keep' : of}
          onChange={(way) => {
            setKept(way === 'keep');
            if (way === 'keep' || way === of) return;
            handWay(way);
            navigation.replace(
              way === 'refund' ? 'refundFee' : 'changeFee',
              result === undefined ? undefined : { query: { result } },
            );
          }}
          targetLine={
            targets.length > 0 && (
              <TargetField {...{ targets, currency }} value={chosen} onChange={setChosen} />
            )
          }
        >
          {!kept && <SoonHere of={of} />}
          {reference !== undefined && (
            <div className={styles.ways}>
              <SaveFees
                key={of}
                fees={{ reference, way: of, ...(of === 'change' && target && { target: targetOf(target) }) }}
              />
              <ShareFees reference={reference} way={of} flightNo={flightOf(fees)} />
            </div>
          )}
        </RefundCalculator>
      )}
    </Frame>
  );
}

const targetOf = ({ flightNo, departs }: ReadableFees['targets'][number]) => ({ flightNo, departs });

const flightOf = (fees: ReadableFees): string => legOf(fees)?.flightNo ?? '';

/** The way on from the fee to what it is the fee of. */
function SoonHere({ of }: Pick<TicketFeesShownProps, 'of'>) {
  const saved = useMessages('saved-fees');
  const navigation = useNavigation();
  const { hotline } = useConfig();
  return (
    <Notice
      tone="info"
      className={styles.soon}
      action={
        <Button
          variant="outline"
          tone="action"
          size="medium"
          href={navigation.href(of === 'refund' ? 'refunds' : 'rescheduleTicketInquiry')}
        >
          {saved(of === 'refund' ? 'toRefund' : 'toChange')}
        </Button>
      }
    >
      {saved(`soon.${of}`, { hotline })}
    </Notice>
  );
}
