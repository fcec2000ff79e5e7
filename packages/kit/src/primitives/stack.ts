/** Which fixed or sticky part lies over which, lowest first. */
export const stack = { bar: 1, overlay: 2, toast: 3 } as const;
