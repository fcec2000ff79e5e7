import type { ReactNode } from 'react';
import { pointsOrderRefusedAs } from '../../../client/orders/points-orders.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import type { PointsProblem } from '../../../rules/points-orders/buying.ts';
import { OutcomeNotice } from '../../shell/OutcomeNotice.tsx';
import type { VerifiedMutation } from '../../shell/use-verified-mutation.ts';
import * as styles from './points-orders.css.ts';

export interface OrderOutcomeProps {
  write: VerifiedMutation<number>;
  /** Obstacle to the order before it is sent. */
  problem: PointsProblem | 'child' | undefined;
  /** The way to another number. */
  change: ReactNode;
}

type Why = 'amount' | 'year' | 'child';

const refusals = {
  'buyPoints.amount': 'amount',
  'buyPoints.yearLimit': 'year',
  'buyPoints.child': 'child',
  'buyPoints.orderClosed': undefined,
} as const;

/** Obstacle to an order, or the outcome of one that was sent. */
export function OrderOutcome({ write, problem, change }: OrderOutcomeProps) {
  const t = useMessages('points-orders');
  const refused = write.state === 'refused' ? pointsOrderRefusedAs(write.failure) : undefined;
  const why = refused && refusals[refused];
  return (
    <>
      {problem !== undefined && (
        <div className={styles.above}>
          <Against why={problem === 'year' || problem === 'child' ? problem : 'amount'} change={change} />
        </div>
      )}
      <OutcomeNotice
        write={write}
        words={{
          unknown: t('outcome.unknown'),
          absent: t('outcome.absent'),
          absentText: t('outcome.absentText'),
          refused: t('refused'),
        }}
        refusal={why && (() => <Against why={why} change={change} />)}
      />
    </>
  );
}

function Against({ why, change }: { why: Why; change: ReactNode }) {
  const t = useMessages('points-orders');
  return why === 'child' ? (
    <Notice tone="error" title={t('child')} live>
      {t('child.text')}
    </Notice>
  ) : (
    <Notice tone="error" title={t(`refused.${why}`)} action={change} live>
      {t(`refused.${why}Text`)}
    </Notice>
  );
}
