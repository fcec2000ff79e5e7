import * as z from 'zod/mini';
import { activityStates, occupations, youthObstacles, youthStates } from '../../rules/programmes/youth.ts';
import { defineCall } from '../call.ts';
import { contentBlocks } from './content.ts';
import { optional, orNone } from '../reading.ts';
import { entriesOf } from '../unreadable.ts';
import { day, points } from '../wire.ts';

/** None of these paths is shown in the documents; all are our proposal. */
const assumed = { source: 'assumed' } as const;

const activity = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  /** First and last day. */
  from: day,
  until: day,
  place: z.string(),
  placesLeft: z.int().check(z.nonnegative()),
  state: z.enum(activityStates),
});
export type YouthActivity = z.output<typeof activity>;

export const youthActivities = defineCall({
  ...assumed,
  name: 'youthActivities',
  area: 'programmes',
  member: false,
  path: '/api/content/youthActivities',
  summary: 'The activities of the youth programme, the next first.',
  request: z.object({}),
  response: entriesOf('activities', activity, 'id', {}),
});

export const youthActivity = defineCall({
  ...assumed,
  name: 'youthActivity',
  area: 'programmes',
  member: false,
  path: '/api/content/youthActivity',
  summary: 'One activity with all that is to know of it; none for an id that is not known.',
  request: z.object({ id: z.string() }),
  response: z.object({ activity: orNone(z.extend(activity, { blocks: contentBlocks })) }),
});

const applicant = z.object({
  name: z.string(),
  /** With its calling code. */
  phone: z.string(),
  /** Empty where none is given. */
  email: z.string(),
  occupation: z.enum(occupations),
  /** School or employer. */
  organisation: z.string(),
});
export type YouthApplicant = z.input<typeof applicant>;

const membership = z.object({
  state: z.enum(youthStates),
  /** Obstacle to an application now; left out where there is none, and where there is a membership. */
  obstacle: optional(z.enum(youthObstacles)),
  /** The last application; none where none was sent. */
  application: optional(
    z.object({
      applicationNo: z.string(),
      appliedOn: day,
      name: z.string(),
      occupation: z.enum(occupations),
      organisation: z.string(),
    }),
  ),
  memberNo: optional(z.string()),
  memberSince: optional(day),
  /** Why it was declined, in the language of the request. */
  reason: optional(z.string()),
});
export type YouthMembership = z.output<typeof membership>;

export const youthMembership = defineCall({
  ...assumed,
  name: 'youthMembership',
  area: 'programmes',
  path: '/api/youth/membership',
  summary: 'How far the member’s own membership of the youth programme has come.',
  request: z.object({}),
  response: membership,
});

export const applyForYouth = defineCall({
  ...assumed,
  name: 'applyForYouth',
  area: 'programmes',
  write: true,
  onlyCode200: true,
  path: '/api/youth/apply',
  summary: 'Applies for the youth programme: once, within its ages.',
  request: applicant,
  response: z.object({ applicationNo: z.string() }),
});

const course = z.object({
  courseId: z.string(),
  title: z.string(),
  /** When it was finished. */
  finishedOn: day,
  points,
  /** Pending points are not in the balance yet. */
  state: z.enum(['credited', 'pending']),
});
export type CourseEntry = z.output<typeof course>;

export const coursePoints = defineCall({
  ...assumed,
  name: 'coursePoints',
  area: 'points',
  path: '/api/course/points',
  summary:
    'Points for courses finished in the learning app: this calendar year, or earlier ones. Newest first.',
  request: z.object({ period: z.enum(['current', 'earlier']) }),
  response: entriesOf('courses', course, 'courseId', {}),
});
