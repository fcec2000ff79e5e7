/** One period: what came in (zero or more) and what went out (zero or less). */
export interface Bar {
  readonly key: string;
  /** Short name under the bar. */
  readonly label: string;
  /** Whole name for the table and screen readers. */
  readonly name: string;
  readonly in: number;
  readonly out: number;
}

/** The chart's words. */
export interface BarChartWords {
  /** Name of the chart and caption of its table. */
  caption: string;
  in: string;
  out: string;
  /** Head of the table's first column. */
  period: string;
  asTable: string;
  asChart: string;
}
