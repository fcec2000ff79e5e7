/** Letters and digits of an activation code. The documents do not show its form; this one is our proposal. */
export const activationLength = 12;

/** In groups of four, as it is printed: `MAPP-SEAT-2026`. */
export const groupedCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');
