import type { PaymentState } from '@mapp/kit/rules';
import type { Language, Texts } from '../language.ts';
import type { PayableOrders } from '../payments/payable.ts';
import { nameIn } from '../seed/persons.ts';
import { ticketing } from '../ticket-orders/records.ts';
import { completeChange, completeUpgrade, type ChangeWorks } from './completing.ts';
import { changeFlights } from './inputs.ts';
import { flightNoOf } from './quoting.ts';
import type { ChangeRecord, UpgradeRecord } from './records.ts';

const titles: Readonly<Record<'change' | 'upgrade', Texts>> = {
  change: { zh: '改签', en: 'Change', ja: '予約変更', ko: '변경', ru: 'Обмен' },
  upgrade: { zh: '升舱', en: 'Upgrade', ja: 'アップグレード', ko: '업그레이드', ru: 'Повышение класса' },
};

type Standing = Pick<ChangeRecord | UpgradeRecord, 'state' | 'paymentFailed'>;

function paymentStateOf({ state, paymentFailed }: Standing): PaymentState {
  if (state === 'waiting') return paymentFailed ? 'failed' : 'open';
  if (state === 'completed') return 'ticketed';
  if (state === 'ticketing' || state === 'abnormal' || state === 'expired') return state;
  return 'cancelled';
}

const namesOf = (
  { ticketBook }: ChangeWorks,
  ticketNos: readonly string[],
  language: Language,
): readonly string[] =>
  ticketNos.flatMap((ticketNo) => {
    const ticket = ticketBook.find(ticketNo);
    return ticket ? [nameIn(ticket.person, language)] : [];
  });

/** Orders of changes as the cashier sees them; once paid, the new tickets are issued. */
export const payableChanges = (works: ChangeWorks): PayableOrders => {
  const { changes } = works.changeOrders;
  return {
    kind: 'change',
    find(orderNo) {
      const order = changes.find(orderNo);
      if (!order || order.pay === 0 || order.state === 'waitlist') return undefined;
      const { cardNo, pay, payUntil, chosen, ticketsAt } = order;
      return {
        orderNo,
        cardNo,
        cash: [{ amount: pay, currency: 'CNY' }],
        payUntil,
        state: paymentStateOf(order),
        ticketBy: ticketsAt,
        about: (language) => ({
          title: `${titles.change[language]} · ${flightNoOf(chosen)}`,
          passengers: namesOf(
            works,
            order.tickets.map(({ ticketNo }) => ticketNo),
            language,
          ),
          lines: [],
        }),
      };
    },
    begin: (orderNo) => changes.change(orderNo, { paymentFailed: false }),
    outcomeOf(orderNo, outcome) {
      const order = changes.find(orderNo);
      const number = order && flightNoOf(order.chosen);
      if (outcome !== 'pay') return outcome;
      if (number === changeFlights.ticketing) return 'ticketing';
      return number === changeFlights.abnormal ? 'abnormal' : outcome;
    },
    hasOdd: (orderNo) => changes.change(orderNo, { state: 'abnormal' }),
    settle(orderNo, outcome, paidBy) {
      const order = changes.find(orderNo);
      if (!order) return;
      const paidAt = works.clock.now().getTime();
      if (outcome === 'cancel') changes.change(orderNo, { state: 'cancelled' });
      if (outcome === 'fail') changes.change(orderNo, { paymentFailed: true });
      if (outcome !== 'pay' && outcome !== 'ticketing') return;
      changes.change(orderNo, { paidAt, ...(paidBy && { paidBy }) });
      if (outcome === 'pay') completeChange(works, order);
      else changes.change(orderNo, { state: 'ticketing', ticketsAt: paidAt + ticketing.takes });
    },
  };
};

/** Orders of upgrades as the cashier sees them. */
export const payableUpgrades = (works: ChangeWorks): PayableOrders => {
  const { upgrades } = works.changeOrders;
  return {
    kind: 'upgrade',
    find(orderNo) {
      const order = upgrades.find(orderNo);
      if (!order?.cash) return undefined;
      const { cardNo, cash, payUntil, ticketNo, leg } = order;
      const flightNo = works.ticketBook.find(ticketNo)?.coupons[leg]?.flightNo ?? '';
      return {
        orderNo,
        cardNo,
        cash: [cash],
        payUntil,
        state: paymentStateOf(order),
        about: (language) => ({
          title: `${titles.upgrade[language]} · ${flightNo}`,
          passengers: namesOf(works, [ticketNo], language),
          lines: [],
        }),
      };
    },
    begin: (orderNo) => upgrades.change(orderNo, { paymentFailed: false }),
    hasOdd: (orderNo) => upgrades.change(orderNo, { state: 'abnormal' }),
    settle(orderNo, outcome, paidBy) {
      const order = upgrades.find(orderNo);
      if (!order) return;
      if (outcome === 'cancel') upgrades.change(orderNo, { state: 'cancelled' });
      if (outcome === 'fail') upgrades.change(orderNo, { paymentFailed: true });
      if (outcome !== 'pay') return;
      upgrades.change(orderNo, { paidAt: works.clock.now().getTime(), ...(paidBy && { paidBy }) });
      completeUpgrade(works, order);
    },
  };
};
