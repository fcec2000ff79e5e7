// @vitest-environment happy-dom
import { cancelChange, changeOrders, orderChange, quoteChange } from '../../contracts/changes/change.ts';
import { changeRefusals, upgradeRefusals } from '../../contracts/changes/change-refusals.ts';
import { changeTickets } from '../../contracts/changes/change-tickets.ts';
import {
  cancelUpgrade,
  orderUpgrade,
  upgradeOptions,
  upgradeOrders,
} from '../../contracts/changes/upgrades.ts';
import { nextTrip } from '../../contracts/home/home.ts';
import { refundTickets } from '../../contracts/refunds/refund-tickets.ts';
import { expect, it, onTestFinished, vi } from 'vitest';
import { useNextTrip } from '../home/home.ts';
import { itLooksUp, itNamesRefusals, itReads, itWrites, looksUp, reads, writes } from '../hook.support.ts';
import {
  changeRefusedAs,
  useCancelChange,
  useChangeOrders,
  useChangeQuote,
  useChangeTickets,
  useLookUpChangeOrders,
  useOrderChange,
} from './changes.ts';
import { useReloadChanged } from './reload.ts';
import { useRefundTickets } from '../refunds/refunds.ts';
import { pass, renderClientHook } from '../render-client-hook.support.tsx';
import {
  upgradeRefusedAs,
  useCancelUpgrade,
  useLookUpUpgradeOrders,
  useOrderUpgrade,
  useUpgradeOptions,
  useUpgradeOrders,
} from './upgrades.ts';

const refusals = Object.keys(changeRefusals);
const told = ['noAnswer', ...refusals];
const toldOfUpgrades = ['noAnswer', ...Object.keys(upgradeRefusals)];
const wish = { orderNo: '1', ticketNos: ['7812100000031'], leg: 0, offerId: 'o', fareId: 'f' };
const nothing = { amount: 0, currency: 'CNY' };
const empty = { now: '2026-06-01T10:00:00+08:00', orders: [] };

itReads([
  reads(changeTickets, () => useChangeTickets({ orderNo: '1' }), {
    payload: { orderNo: '1' },
    untold: refusals,
    freshFor: 0,
  }),
  reads(quoteChange, () => useChangeQuote(wish), { payload: wish, untold: refusals, freshFor: 0 }),
  reads(changeOrders, useChangeOrders, { freshFor: 0, known: empty }),
  reads(upgradeOptions, useUpgradeOptions, { freshFor: 0 }),
  reads(upgradeOrders, useUpgradeOrders, { freshFor: 0 }),
]);

itWrites([
  writes(
    orderChange,
    useOrderChange,
    {
      ...wish,
      changeId: 'change-01',
      releaseCheckIn: false,
      pay: nothing,
      back: nothing,
      payPoints: 0,
      backPoints: 0,
    },
    told,
  ),
  writes(cancelChange, useCancelChange, { orderNo: '1' }, told),
  writes(
    orderUpgrade,
    useOrderUpgrade,
    { upgradeId: 'upgrade-01', upgradeRef: 'u1', cabin: 'business', way: 'points', points: 1 },
    toldOfUpgrades,
  ),
  writes(cancelUpgrade, useCancelUpgrade, { orderNo: '1' }, toldOfUpgrades),
]);

itLooksUp([
  looksUp(changeOrders, useLookUpChangeOrders, { answer: empty }),
  looksUp(upgradeOrders, useLookUpUpgradeOrders, { answer: empty }),
]);

itNamesRefusals(changeRefusedAs, 'CHG04', 'change.soldOut');
itNamesRefusals(upgradeRefusedAs, 'UPG02', 'upgrade.pointsShort');

it('lets the next trip and the tickets to refund follow a change at once', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const trial = renderClientHook({
    answers: [
      [nextTrip, () => ({ data: { trip: null } })],
      [refundTickets, () => ({ data: { tickets: [] } })],
    ],
  });
  const { result } = trial.render(() => {
    useNextTrip();
    useRefundTickets();
    return useReloadChanged();
  });
  await pass();
  const before = trial.sent.length;
  void result.current();
  await pass();
  expect(trial.sent.slice(before).map(({ call }) => call)).toEqual(['nextTrip', 'refundTickets']);
});
