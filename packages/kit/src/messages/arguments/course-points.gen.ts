// Written by `npm run messages` from the Chinese catalogues. Do not edit.
/** The arguments of each message of `course-points`, by key. */
export interface CoursePoints {
  'upgrade.title': undefined;
  'upgrade.total': undefined;
  'upgrade.flights': { count: number };
  'upgrade.days': { from: string | number; until: string | number };
  'upgrade.note': undefined;
  'upgrade.none': undefined;
  'upgrade.noneText': undefined;
  'upgrade.claim': undefined;
  'upgrade.toTier': undefined;
  'upgrade.route': { flight: string | number; from: string | number; until: string | number };
  'failed': undefined;
  'failedNote': undefined;
  'course.title': undefined;
  'course.total': undefined;
  'course.pending': { points: string | number };
  'course.text': undefined;
  'course.list': undefined;
  'course.credited': undefined;
  'course.waiting': undefined;
  'course.none': undefined;
  'course.earlier': undefined;
  'old.title': undefined;
  'old.total': undefined;
  'old.none': undefined;
}
