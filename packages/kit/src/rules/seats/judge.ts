import type { Seating, SeatPassenger, SeatReason } from './cabin.ts';
import type { couldBeAccompanied } from './company.ts';
import type { SeatLayout } from './layout.ts';
import { partyProblem, type PartyProblem } from './party.ts';
import type { PlacedSeat } from './place.ts';

/** Youngest in a row at an exit. Source: domain.md C10. */
export const exitRowFromYears = 15;

/** Why somebody may not sit at an exit: too young, carries an infant, or asked for help. Source: domain.md C10. */
export const exitRefusals = ['age', 'infant', 'help'] as const;
export type ExitRefusal = (typeof exitRefusals)[number];

/** Why a passenger may not have a seat. */
export type SeatRefusal =
  /** The map's own reasons, kept apart; a shut seat without a reason is `unknown`. */
  | { readonly reason: SeatReason }
  /** Another of the party sits there. */
  | { readonly reason: 'chosen'; readonly by: string }
  /** Paid for another of the party, or for a stranger. */
  | { readonly reason: 'paid'; readonly by?: string }
  | { readonly reason: 'exitRow'; readonly because: ExitRefusal }
  /** With an infant on the lap, only where there is an oxygen mask more. */
  | { readonly reason: 'noInfantHere' }
  /** An infant sits on its adult's lap. */
  | { readonly reason: 'onLap' }
  /** No adult of the party sits beside this seat, and none can. */
  | { readonly reason: 'childApart' }
  /** The party may not travel so. */
  | { readonly reason: PartyProblem }
  /** The map has no such seat, or the party no such passenger. */
  | { readonly reason: 'noSuchSeat' };

/** Yes, at an exit once the notice has been read and confirmed; or no, and why. */
export type SeatVerdict =
  | { readonly ok: true; readonly notice?: 'exitRow' }
  | { readonly ok: false; readonly refusal: SeatRefusal };

/** One segment, and who sits where so far. */
export interface SeatSituation {
  readonly layout: SeatLayout;
  /** All who travel together, infants too. */
  readonly party: readonly SeatPassenger[];
  readonly seating: Seating;
  /** Seats that the party had before it opened the map, booked or paid: theirs alone, whatever the map says of them. */
  readonly owned?: Seating;
}

/** Judges one seat for one passenger of the situation that it was made for. */
export type SeatJudge = (passengerId: string, designator: string) => SeatVerdict;

const no = (refusal: SeatRefusal): SeatVerdict => ({ ok: false, refusal });
const yes: SeatVerdict = { ok: true };
const yesAtExit: SeatVerdict = { ok: true, notice: 'exitRow' };

/** Why this passenger may not sit at an exit; undefined if nothing is against it. */
export function exitRefusal({ age, infantId, needsHelp }: SeatPassenger): ExitRefusal | undefined {
  if (age < exitRowFromYears) return 'age';
  if (infantId !== undefined) return 'infant';
  return needsHelp === true ? 'help' : undefined;
}

/** Refusal of a passenger on a seat, whoever else sits where: its place, whom it is for, the passenger's age and needs. */
export function placeRefusal({ seat, exit }: PlacedSeat, passenger: SeatPassenger): SeatRefusal | undefined {
  if (passenger.type === 'infant') return { reason: 'onLap' };
  if (seat.passengers?.[passenger.id]?.available === false) return { reason: 'notForPassenger' };
  const because = exit ? exitRefusal(passenger) : undefined;
  if (because !== undefined) return { reason: 'exitRow', because };
  return passenger.infantId !== undefined && !seat.infant ? { reason: 'noInfantHere' } : undefined;
}

/** The passenger of each designator. */
export const holdersOf = (seating: Seating): ReadonlyMap<string, string> =>
  new Map(Object.entries(seating).map(([passengerId, designator]) => [designator, passengerId]));

/** Refusal of this seat by the map, or by an earlier booking of the party. */
export function mapRefusal(
  { seat, designator }: PlacedSeat,
  passengerId: string,
  owners: ReadonlyMap<string, string>,
): SeatRefusal | undefined {
  const owner = owners.get(designator);
  if (owner !== undefined) return owner === passengerId ? undefined : { reason: 'paid', by: owner };
  if (seat.kind === 'paid') return { reason: 'paid' };
  return seat.kind === 'unavailable' ? { reason: seat.reason ?? 'unknown' } : undefined;
}

/** Whether a child in a seat sits with an adult, or can: `couldBeAccompanied`. */
export type ChildCompany = typeof couldBeAccompanied;

/**
 * `seatJudge` for parties whose children are looked after by what is given; without it a child is not asked about company. For
 * pages that load that part only when a child travels.
 */
export function judgeWith(
  { layout, party, seating, owned = {} }: SeatSituation,
  accompanied?: ChildCompany,
): SeatJudge {
  const passengers = new Map(party.map((passenger) => [passenger.id, passenger]));
  const holders = holdersOf(seating);
  const owners = holdersOf(owned);
  const problem = partyProblem(party);

  const refusalOf = (passenger: SeatPassenger, placed: PlacedSeat): SeatRefusal | undefined => {
    const holder = holders.get(placed.designator);
    if (holder !== undefined && holder !== passenger.id) return { reason: 'chosen', by: holder };
    return mapRefusal(placed, passenger.id, owners) ?? placeRefusal(placed, passenger);
  };

  return (passengerId, designator) => {
    const passenger = passengers.get(passengerId);
    const placed = layout.byDesignator.get(designator);
    if (!passenger || !placed) return no({ reason: 'noSuchSeat' });
    const refusal = refusalOf(passenger, placed);
    if (refusal) return no(refusal);
    if (passenger.type === 'child') {
      if (problem) return no({ reason: problem });
      if (
        accompanied &&
        !accompanied(
          { layout, party, seating },
          passengerId,
          placed,
          (other, place) => !refusalOf(other, place),
        )
      )
        return no({ reason: 'childApart' });
    }
    return placed.exit ? yesAtExit : yes;
  };
}

/** Keys of what is said of each refusal, in the area `seats`. */
export type RefusalKey =
  | `refusal.${Exclude<SeatRefusal['reason'], 'exitRow'>}`
  | `refusal.exitRow.${ExitRefusal}`;

/** The message that says why. */
export const refusalKey = (refusal: SeatRefusal): RefusalKey =>
  refusal.reason === 'exitRow' ? `refusal.exitRow.${refusal.because}` : `refusal.${refusal.reason}`;
