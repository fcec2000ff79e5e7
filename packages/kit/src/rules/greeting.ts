/** Parts of the day that a greeting names, from the small hours on. */
export const dayParts = ['night', 'morning', 'noon', 'afternoon', 'evening'] as const;
export type DayPart = (typeof dayParts)[number];

const untilHour: readonly (readonly [hour: number, part: DayPart])[] = [
  [5, 'night'],
  [11, 'morning'],
  [13, 'noon'],
  [18, 'afternoon'],
  [23, 'evening'],
];

/**
 * The part of the day for a greeting.
 * @param hour hour of the airline's day, 0 to 23
 */
export const dayPartOf = (hour: number): DayPart => untilHour.find(([until]) => hour < until)?.[1] ?? 'night';
