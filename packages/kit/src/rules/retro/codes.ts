/** Outcomes of a claim of a flight. Source: membership.md section 4. */
export const claimCodes = ['00000', 'RTC01', 'RTC02', 'RTC03', 'RTC04', 'RTC05', 'RTC06'] as const;
export type ClaimCode = (typeof claimCodes)[number];

/** A code as it is shown: one that nobody has documented stands for itself. */
export type ClaimVerdict = ClaimCode | 'unknown';

/** How a code is told: it can be done, it needs help, or there is nothing to do. */
export type ClaimTone = 'claimable' | 'help' | 'closed';

const tones: Readonly<Record<ClaimVerdict, ClaimTone>> = {
  '00000': 'claimable',
  RTC01: 'help',
  RTC02: 'help',
  RTC03: 'help',
  RTC04: 'closed',
  RTC05: 'help',
  RTC06: 'closed',
  unknown: 'help',
};

/** The verdict of one status code. */
export const verdictOf = (code: string): ClaimVerdict =>
  claimCodes.find((known) => known === code) ?? 'unknown';

/** How a verdict is told. */
export const toneOf = (verdict: ClaimVerdict): ClaimTone => tones[verdict];
