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
