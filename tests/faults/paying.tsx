import { PaymentScreen } from '@mapp/kit/screens/payment/payment';
import type { Airline, PaymentOutcome } from '@mapp/sandbox/engine';
import type { PaidOrder } from './paid-orders.ts';
import { openTab } from './tab.tsx';

/** One tab of the browser, with the cashier that it has open. */
export function openPayingTab(
  airline: Airline,
  token: string,
  { orderNo, result: [resultAddress, ResultScreen] }: PaidOrder,
) {
  const addresses = { pay: `/pay/${orderNo}`, result: resultAddress } as const;
  let cashier: number | undefined;
  let leaves = true;
  const tab = openTab({
    airline,
    token,
    screens: { [addresses.pay]: PaymentScreen, [resultAddress.split('?')[0] ?? '']: ResultScreen },
    acts: {
      pay: async () => {
        cashier = airline.payments.find(orderNo)?.attempt;
        if (leaves) tab.close();
      },
    },
  });
  return {
    ...tab,
    load: (page: keyof typeof addresses) => tab.load(addresses[page]),
    leaves: (now: boolean) => {
      leaves = now;
    },
    atCashier: () => cashier !== undefined,
    press: async (words: string) => {
      if (cashier === undefined) await tab.press(words);
    },
    /** At the cashier; back by its own way, or by the browser's. */
    choose: async (outcome: PaymentOutcome | 'nothing', back: 'redirect' | 'back') => {
      if (cashier === undefined) return;
      if (outcome !== 'nothing') airline.payments.settle(orderNo, outcome, cashier);
      cashier = undefined;
      if (back === 'redirect' && outcome !== 'nothing') await tab.load(addresses.result);
      else if (tab.isOpen()) await tab.look();
      else await tab.load(addresses.pay);
    },
  };
}
