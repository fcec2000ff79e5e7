/**
 * Brings a seat to the middle of a cabin that is longer than its room, where it is out of sight.
 * @param view holds the cabin
 * @param designator of the seat
 */
export function bringToMiddle(view: HTMLElement, designator: string): void {
  const seat = view.querySelector(`[data-seat="${CSS.escape(designator)}"]`);
  if (!seat) return;
  const [own, room] = [seat.getBoundingClientRect(), view.getBoundingClientRect()];
  const beyond = (own.left + own.right - room.left - room.right) / 2;
  if (own.left < room.left || own.right > room.right) view.scrollBy({ left: beyond, behavior: 'instant' });
}
