/** A range of days from tap to tap. */
export interface Range {
  readonly out?: string;
  readonly back?: string;
}

/** The range after a tap on a day: the first tap begins it, the second ends it, a third or an earlier day begins another. */
export const chosenAfter = ({ out, back }: Range, day: string): Range =>
  out !== undefined && back === undefined && day >= out ? { out, back: day } : { out: day };
