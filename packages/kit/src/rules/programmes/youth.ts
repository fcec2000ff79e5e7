import { ageOn } from '../ages.ts';
import type { Day } from '../days.ts';

/** Whole years within which one can join the youth programme. Assumed: the documents do not say. */
export const youthAges = { from: 14, until: 35 } as const;

/** Occupations of an applicant. Assumed. */
export const occupations = ['student', 'employed', 'other'] as const;
export type Occupation = (typeof occupations)[number];

/** How far a membership of the youth programme has come. */
export const youthStates = ['none', 'reviewing', 'member', 'declined'] as const;
export type YouthState = (typeof youthStates)[number];

/** States of an activity of the programme, by what it allows now. */
export const activityStates = ['open', 'full', 'over'] as const;
export type ActivityState = (typeof activityStates)[number];

/** Whether somebody born on this day may join on that one. */
export function isYouthAge(birthday: Day, on: Day): boolean {
  const age = ageOn(birthday, on);
  return age >= youthAges.from && age <= youthAges.until;
}

/** Obstacles to an application, as the airline knows who applies. Assumed. */
export const youthObstacles = ['age'] as const;
export type YouthObstacle = (typeof youthObstacles)[number];

/** Nobody is waiting for an answer, and nobody belongs to it. */
const isOpen = (state: YouthState): boolean => state === 'none' || state === 'declined';

/** Whether an application can be sent as things stand. */
export const mayApply = (membership: {
  readonly state: YouthState;
  readonly obstacle?: YouthObstacle | undefined;
}): boolean => isOpen(membership.state) && membership.obstacle === undefined;

/** Known facts of a sent application, as far as they decide whether it arrived. */
interface Arrived {
  readonly state: YouthState;
  readonly application?: { readonly name: string; readonly organisation: string } | undefined;
}

/** Whether an application that was sent is at the programme. For an outcome that is unknown. */
export const hasArrived = (
  { state, application }: Arrived,
  sent: { readonly name: string; readonly organisation: string },
): boolean =>
  !isOpen(state) && application?.name === sent.name && application.organisation === sent.organisation;
