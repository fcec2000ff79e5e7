import { Amount } from '../../../components/amount/Amount.tsx';
import { useId, useRef } from 'react';
import { usePointsSummary } from '../../../client/points/points.ts';
import type { ResponseOf } from '../../../contracts/call.ts';
import type { pointsOffer } from '../../../contracts/orders/points-orders.ts';
import { PointsAmounts } from '../../../components/points-order/PointsAmounts.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { AppBarAction } from '../../../primitives/app-bar/AppBarAction.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { Field } from '../../../primitives/field/Field.tsx';
import { priceOfPoints, readPoints } from '../../../rules/points-orders/buying.ts';
import { Frame } from '../../shell/Frame.tsx';
import { ReadOffline } from '../../shell/ReadOffline.tsx';
import { Balance } from './Balance.tsx';
import { Due, DueAmount } from '../Due.tsx';
import { ConfirmSheet } from './ConfirmSheet.tsx';
import { Terms } from './Terms.tsx';
import { usePointsChoice } from './use-points-choice.ts';
import * as styles from './points-orders.css.ts';

export interface ChoosePointsProps {
  offer: ResponseOf<typeof pointsOffer>;
  /** When the offer was read, ms since 1970. */
  readAt: number;
}

/** The number of points, from the field or from a round figure, and its price; over it the order, while the address names one. */
export function ChoosePoints({ offer, readAt }: ChoosePointsProps) {
  const t = useMessages('points-orders');
  const { money } = useFormats();
  const { replace, href } = useNavigation();
  const { query } = usePlace('buyPoints');
  const { data: summary } = usePointsSummary();
  const field = useRef<HTMLInputElement>(null);
  const form = useId();
  const { typed, points, problem, told, type, choose, leave, submit } = usePointsChoice(offer, field);
  const ordered = query.points === undefined ? undefined : readPoints(query.points);
  const { least, most, unitPoints: unit, unitPrice } = offer;
  return (
    <Frame
      title={t('buy.title')}
      action={<AppBarAction href={href('pointsOrders')}>{t('orders')}</AppBarAction>}
      footer={
        <>
          {points !== undefined && !problem && (
            <Due label={t('total')} live>
              <DueAmount>
                <Amount value={priceOfPoints(points, offer)} />
              </DueAmount>
            </Due>
          )}
          <Button type="submit" form={form} className={styles.step}>
            {t('next')}
          </Button>
        </>
      }
    >
      <div className={styles.above}>
        <ReadOffline readAt={readAt} />
      </div>
      <Card>
        {summary && (
          <div className={styles.balanceAbove}>
            <Balance points={summary.remainPoint} />
          </div>
        )}
        <form id={form} noValidate onSubmit={submit} className={styles.stack}>
          <Field
            ref={field}
            label={t('amount')}
            aside={t('rate.value', { points: unit, price: money(unitPrice) })}
            hint={t('amount.hint', { least, most, unit })}
            error={told}
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            name="points"
            value={typed}
            after={t('amount.unit', { points: points ?? 0 })}
            onChange={(event) => type(event.target.value)}
            onBlur={leave}
          />
          <PointsAmounts offer={offer} value={points} onChange={choose} />
        </form>
      </Card>
      <Terms offer={offer} />
      {ordered !== undefined && query.purchase !== undefined && (
        <ConfirmSheet
          key={query.purchase}
          offer={offer}
          points={ordered}
          purchaseId={query.purchase}
          onClose={() => replace('buyPoints')}
        />
      )}
    </Frame>
  );
}
