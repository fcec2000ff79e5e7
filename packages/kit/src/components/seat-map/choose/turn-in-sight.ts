/** Scrolls a line of passengers until the one in turn is in sight. */
export function bringTurnInSight(line: HTMLElement): void {
  const chip = line.querySelector(':checked')?.parentElement;
  if (!chip) return;
  const [room, own] = [line.getBoundingClientRect(), chip.getBoundingClientRect()];
  const gutter = Number.parseFloat(getComputedStyle(line).paddingInlineStart);
  const beyond = Math.max(0, own.right + gutter - room.right) + Math.min(0, own.left - gutter - room.left);
  if (beyond !== 0) line.scrollBy({ left: beyond });
}
