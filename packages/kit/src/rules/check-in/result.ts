import type { BoardingState } from './check-in.ts';

/** A passenger as far as the result is read from them. */
export interface ResultPassenger {
  readonly passengerId: string;
  readonly state: BoardingState;
  /** The infant on this adult's lap. */
  readonly infantId?: string | undefined;
  /** Why the last attempt failed. */
  readonly failure?: string | undefined;
}

/**
 * Result of a check-in: who is checked in now, and for whom it was tried and did not work. An infant goes with its adult.
 * @param tried passenger ids; without any, all who are checked in or whose attempt is said to have failed
 */
export function resultOf<Passenger extends ResultPassenger>(
  passengers: readonly Passenger[],
  tried: readonly string[],
): { readonly done: readonly Passenger[]; readonly failed: readonly Passenger[] } {
  const laps = passengers.flatMap(({ passengerId, infantId }) =>
    tried.includes(passengerId) && infantId !== undefined ? [infantId] : [],
  );
  const meant = ({ passengerId }: Passenger) =>
    tried.length === 0 || tried.includes(passengerId) || laps.includes(passengerId);
  const carried = ({ passengerId }: Passenger) => passengers.some(({ infantId }) => infantId === passengerId);
  return {
    done: passengers.filter((one) => one.state === 'checkedIn' && meant(one)),
    failed: passengers.filter(
      (one) =>
        one.state !== 'checkedIn' &&
        meant(one) &&
        !carried(one) &&
        (one.failure !== undefined || tried.includes(one.passengerId)),
    ),
  };
}
