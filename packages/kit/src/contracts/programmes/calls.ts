import type { Call } from '../call.ts';
import { contentPage } from './content.ts';
import {
  youthActivities,
  youthActivity,
  youthMembership,
  applyForYouth,
  coursePoints,
} from './programmes.ts';

/** Calls of the area `programmes`. */
export const calls: readonly Call[] = [
  contentPage,
  youthActivities,
  youthActivity,
  youthMembership,
  applyForYouth,
  coursePoints,
];
