/** Marks of a mount in the page's timeline: where it begins, and the frame that paints it. */
export const mountMarks = { begin: 'mount begins', frame: 'mount is painted' } as const;
