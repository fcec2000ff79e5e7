/** Viewers by the toolbar's names: a guest, or one of the sandbox's members. */
export const viewers = {
  guest: null,
  star: '600000000006',
  silver: '600000000002',
  gold: '600000000003',
  platinum: '600000000004',
  child: '600000000005',
} as const;

/**
 * Card number of who is signed in.
 * @param named the toolbar's choice; `story` leaves it to the story
 * @param own what the story says
 */
export const viewerOf = (named: unknown, own: string | null): string | null =>
  Object.hasOwn(viewers, String(named)) ? viewers[named as keyof typeof viewers] : own;
