import { orderChange } from '@mapp/kit/contracts';
import type { PaymentKind } from '@mapp/kit/rules';
import { RescheduleScreen } from '@mapp/kit/screens/changes/reschedule';
import { UpgradeOrderScreen } from '@mapp/kit/screens/changes/upgrade-order';
import { SeatChosenScreen } from '@mapp/kit/screens/check-in/seat-chosen';
import { BankPaymentResultScreen } from '@mapp/kit/screens/payment/bank-payment-result';
import { PointsPaymentResultScreen } from '@mapp/kit/screens/points-orders/payment-result';
import { TierPaymentResultScreen } from '@mapp/kit/screens/tier-orders/tier-payment-result';
import { answerTo, payloads } from '@mapp/sandbox/ask';
import { seededChanges } from '@mapp/sandbox/changes';
import { orders } from '@mapp/sandbox/check-in';
import type { Airline } from '@mapp/sandbox/engine';
import { serviceOrderNos } from '@mapp/sandbox/orders';
import { pointsOrderNos } from '@mapp/sandbox/points-orders';
import { ticketOrderNos } from '@mapp/sandbox/ticket-orders';
import { tierOrderNos } from '@mapp/sandbox/tier-orders';
import type { FunctionComponent } from 'react';

/** An order that waits for its payment, and the page to which its cashier leads back. */
export interface PaidOrder {
  readonly orderNo: string;
  readonly result: readonly [address: string, screen: FunctionComponent];
}

/** An order of 600000000001 of each kind that is paid in cash, with the way to have it. */
export const paidOrders: Readonly<
  Record<PaymentKind, (airline: Airline, token: string) => PaidOrder | Promise<PaidOrder>>
> = {
  points: () => ({
    orderNo: pointsOrderNos.waiting,
    result: [`/mine/paySuccess?orderNum=${pointsOrderNos.waiting}`, PointsPaymentResultScreen],
  }),
  seats: () => ({
    orderNo: orders.waiting,
    result: [`/boarde/chooseseatSucc?order=${orders.waiting}`, SeatChosenScreen],
  }),
  tier: () => ({
    orderNo: tierOrderNos.waiting,
    result: [
      `/mine/gradePay/GradePaySuccess?tradingOrderNo=${tierOrderNos.waiting}`,
      TierPaymentResultScreen,
    ],
  }),
  ticket: () => ({
    orderNo: ticketOrderNos.waiting,
    result: [`/bank/paySuccess?order=${ticketOrderNos.waiting}`, BankPaymentResultScreen],
  }),
  service: () => ({
    orderNo: serviceOrderNos.waiting,
    result: [`/bank/paySuccess?order=${serviceOrderNos.waiting}`, BankPaymentResultScreen],
  }),
  change: async (airline, token) => {
    const { body } = await answerTo(airline, orderChange, payloads.orderChange, { token });
    const { orderNo } = orderChange.response.parse(body['data']);
    return { orderNo, result: [`/reschedule/index?change=${orderNo}`, RescheduleScreen] };
  },
  upgrade: () => ({
    orderNo: seededChanges.upgrade,
    result: [`/retreatUpgrade/order?order=${seededChanges.upgrade}`, UpgradeOrderScreen],
  }),
};
