import type { FaultKind } from '@mapp/sandbox/engine';
import { faultKinds } from '@mapp/sandbox/engine';
import { numberOf, type Tier } from '../e2e/tier.ts';
import { outcomes } from './outcomes.ts';
import type { CallName, Tells } from './ways/way.ts';

/** Faults that are told alike, or much alike. */
export const alike: readonly (readonly FaultKind[])[] = [
  ['slow'],
  ['unauthorized', 'session-expired'],
  ['refused', 'special'],
  faultKinds.filter((kind) => ['network', 'timeout', 'unexpected'].includes(outcomes[kind])),
];

/**
 * Faults that every run shows on a page: each way of telling meets each group, and each fault and each part of
 * `ways` is among them. `kinds.test.ts` proves for every call that each fault comes to its outcome.
 */
export const sample: Readonly<Record<Tells, Readonly<Partial<Record<CallName, FaultKind>>>>> = {
  screen: {
    calculateUpgrade: 'slow',
    pointsSummary: 'unauthorized',
    contentPage: 'special',
    peopleToNotify: 'http502-html',
    myCoupons: 'network',
  },
  part: {
    noticeList: 'slow',
    followedFlights: 'session-expired',
    nextTrip: 'refused',
    queryPendingOrders: 'empty',
  },
  toast: {
    joinCompanions: 'slow',
    getUserInfo: 'session-expired',
    closePayment: 'refused',
    recoveryProgress: 'network',
  },
  hint: {
    queryFlightCalendar: 'slow',
    uploadProof: 'session-expired',
    pinyin: 'refused',
    airportNearby: 'http500',
  },
  write: {
    orderTier: 'slow',
    savePassenger: 'session-expired',
    orderChange: 'refused',
    chooseSeats: 'malformed-json',
    addBeneficiary: 'timeout',
  },
  form: {
    findTicket: 'slow',
    checkIdentity: 'unauthorized',
    findBooking: 'special',
    enrolmentOutcome: 'wrong-shape',
  },
  nowhere: {
    rewardCalculation: 'slow',
    countryNames: 'unauthorized',
    airportNames: 'special',
    recommendedFares: 'timeout',
  },
};

/** The fault that a call meets in every run. */
const sampled = new Map<string, FaultKind>(Object.values(sample).flatMap((cells) => Object.entries(cells)));

/** A call that is not in the sample meets one fault in `test:all`, by its name; the rest are of the night. */
export function tierOfCell(name: CallName, kind: FaultKind): Tier {
  const first = sampled.get(name);
  if (first !== undefined) return first === kind ? 'default' : 'night';
  return faultKinds[numberOf(name) % faultKinds.length] === kind ? 'all' : 'night';
}
