/** Letters and digits of an activation code. The documents do not show its form; this one is our proposal. */
export const activationLengths = { min: 6, max: 12 } as const;

/** A whole code in groups of four, as it is printed: `MAPP-SEAT-2026`; a shorter one stays as it is. */
export const groupedCode = (code: string): string =>
  code.length === activationLengths.max ? code.replace(/(.{4})(?=.)/g, '$1-') : code;
