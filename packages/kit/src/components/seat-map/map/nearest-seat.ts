/** Place on the page, px. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** The seat's cell of a row that a press between two seats is meant for: a cell is larger than what is drawn of it. */
export function nearestSeat(target: EventTarget, { x, y }: Point, across: boolean): HTMLElement | undefined {
  const row = target instanceof Element ? target.closest('[role="row"]') : null;
  return Array.from(row?.querySelectorAll<HTMLElement>('[data-seat]') ?? []).find((cell) => {
    const { left, right, top, bottom } = cell.getBoundingClientRect();
    const [from, to, at] = across ? [top, bottom, y] : [left, right, x];
    const margin = (to - from) / 9;
    return at >= from - margin && at <= to + margin;
  });
}
