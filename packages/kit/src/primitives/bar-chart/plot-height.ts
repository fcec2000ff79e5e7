/** Height of all bars together, CSS px; the two directions share it by their largest values. */
export const plotHeight = 128;

/** Room for a value at the end of a bar, and the distance between them, CSS px. */
export const valueRoom = 24;
export const valueGap = 4;

/** The largest amounts of a chart, both without sign. */
export interface Span {
  readonly in: number;
  readonly out: number;
}

/** A non-zero amount stays visible however small. */
const least = 2;

/** Height of an amount's bar, CSS px. */
export const heightOf = (value: number, span: Span): number =>
  value === 0 ? 0 : Math.max(least, Math.round((Math.abs(value) / (span.in + span.out)) * plotHeight));

/** Heights above and below the line, each with room for a value, CSS px. */
export const partsOf = (span: Span): { up: number; down: number } => ({
  up: heightOf(span.in, span) + valueRoom,
  down: heightOf(span.out, span) + valueRoom,
});
