import { type SeatPrice } from '@mapp/kit/rules';
import { seededChange } from '../seed/check-in/changes.ts';
import { nameIn } from '../seed/persons.ts';
import { chinaTime, tripOf } from '../stops.ts';
import { signedIn, type Answers } from '../request-context.ts';
import { outcomeOf, stepAfter, stepOf } from './change-steps.ts';
import { examine } from './examination.ts';
import { refuse } from './refusals.ts';
import { isChanging } from './store.ts';
import { settle } from './settling.ts';
import { windowOf } from './travellers.ts';
import { troubleOf } from './trouble.ts';

/** Whether the amount paid is enough for a seat of this price. */
const covers = (paid: SeatPrice | undefined, price: SeatPrice): boolean => {
  if (paid?.cash) return price.cash !== undefined && price.cash.amount <= paid.cash.amount;
  return paid?.points !== undefined && price.points !== undefined && price.points <= paid.points;
};

/** Changing the seat of somebody who is checked in. */
export const changes: Pick<Answers, 'changeSeat' | 'seatChange'> = {
  changeSeat(context, { segmentId, passengerId, seat, notices }) {
    const { cardNo } = signedIn(context);
    settle(context);
    const { checkIn, clock } = context;
    const now = clock.now().getTime();
    const segment = checkIn.bookings.find(cardNo, segmentId)?.segment;
    const traveller = segment?.travellers.find((one) => one.passengerId === passengerId);
    if (!segment || !traveller) return refuse('unknown', context);
    const trouble = troubleOf(segment);
    if (trouble) return refuse(trouble, context);
    if (now >= windowOf(segment).closes) return refuse('CKI08', context);
    const from = traveller.seat;
    if (traveller.state !== 'checkedIn' || from === undefined) return refuse('notCheckedIn', context);
    if (isChanging(checkIn, segmentId, passengerId)) return refuse('changing', context);
    const others = ({ passengerId: id, state }: typeof traveller): boolean =>
      state === 'checkedIn' && id !== passengerId;
    const finding = examine(
      checkIn,
      { segment, seats: { [passengerId]: seat }, notices, staying: others, strangers: false },
      now,
    );
    if ('no' in finding) return refuse(finding.no, context);
    if ('lost' in finding) return refuse('seatTaken', context);
    const price = finding.prices[passengerId];
    if (price && !covers(traveller.paid, price)) return refuse('seatCosts', context);
    const changeId = `X-${segmentId.slice(2)}-${checkIn.next('change')}`;
    checkIn.changes.set(changeId, {
      changeId,
      cardNo,
      segmentId,
      passengerId,
      from,
      to: seat,
      at: now,
      machine: clock.machine(),
      ...(traveller.paid && { carried: traveller.paid }),
      settled: false,
    });
    return { envelope: 'Code', payload: { changeId } };
  },

  seatChange(context, { changeId }) {
    const { cardNo } = signedIn(context);
    settle(context);
    const { checkIn, clock, language } = context;
    const now = clock.now().getTime();
    const change = checkIn.changes.get(changeId) ?? seededChange(changeId, now);
    const segment = change && checkIn.bookings.find(cardNo, change.segmentId)?.segment;
    const traveller = segment?.travellers.find((one) => one.passengerId === change?.passengerId);
    if (!change || change.cardNo !== cardNo || !segment || !traveller) return refuse('CKI21', context);
    const { from, to, at, carried } = change;
    const step = stepOf(change, clock.machine());
    const outcome = outcomeOf(change, clock.machine());
    // A frozen clock is never behind what it has seen begin.
    const begun = (after: number): string => chinaTime(Math.min(at + after, Math.max(at, now)));
    return {
      envelope: 'Code',
      payload: {
        now: chinaTime(now),
        segmentId: segment.segmentId,
        ...tripOf(segment.flight, segment.day, language),
        passengerId: change.passengerId,
        name: nameIn(traveller.person, language),
        from,
        to,
        step,
        begun: {
          oldCancelling: chinaTime(at),
          ...(step !== 'oldCancelling' && { newProcessing: begun(stepAfter.newProcessing) }),
          ...(step === 'changed' && { changed: begun(stepAfter.changed) }),
        },
        ...((outcome === 'restored' || outcome === 'lost') && { failed: outcome }),
        ...(carried && { carried }),
      },
    };
  },
};
