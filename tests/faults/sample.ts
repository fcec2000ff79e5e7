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
export const sample: Readonly<Record<Tells, Readonly<Partial<Record<CallName, readonly FaultKind[]>>>>> = {
  screen: {
    calculateUpgrade: ['slow'],
    pointsSummary: ['unauthorized'],
    contentPage: ['special'],
    peopleToNotify: ['http502-html'],
    myCoupons: ['network'],
  },
  part: {
    noticeList: ['slow', 'malformed-json'],
    followedFlights: ['session-expired'],
    nextTrip: ['refused'],
  },
  toast: {
    joinCompanions: ['slow'],
    getUserInfo: ['session-expired'],
    closePayment: ['refused'],
    recoveryProgress: ['network'],
  },
  hint: {
    queryFlightCalendar: ['slow'],
    uploadProof: ['session-expired'],
    pinyin: ['refused'],
    airportNearby: ['http500'],
    queryPendingOrders: ['empty'],
  },
  write: {
    orderTier: ['slow'],
    savePassenger: ['session-expired'],
    orderChange: ['refused'],
    chooseSeats: ['http500'],
    addBeneficiary: ['timeout'],
  },
  form: {
    findTicket: ['slow'],
    checkIdentity: ['unauthorized'],
    findBooking: ['special'],
    enrolmentOutcome: ['wrong-shape'],
  },
  nowhere: {
    rewardCalculation: ['slow'],
    countryNames: ['unauthorized'],
    airportNames: ['special'],
    recommendedFares: ['timeout'],
  },
};

/** Faults that a call meets in every run. */
const sampled = new Map<string, readonly FaultKind[]>(
  Object.values(sample).flatMap((cells) => Object.entries(cells)),
);

/** A call that is not in the sample meets one fault in `test:all`, by its name; the rest are of the night. */
export function tierOfCell(name: CallName, kind: FaultKind): Tier {
  const first = sampled.get(name);
  if (first) return first.includes(kind) ? 'default' : 'night';
  return faultKinds[numberOf(name) % faultKinds.length] === kind ? 'all' : 'night';
}
