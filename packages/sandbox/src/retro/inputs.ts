/** Ticket numbers that bring out every result of a claim. Source: sandbox.md; from …010 on our own. */
export const claimTickets = {
  claimable: '7812400000000',
  nameMismatch: '7812400000001',
  noIdentity: '7812400000002',
  not781: '7812400000003',
  alreadyClaimed: '7812400000004',
  partnerFlight: '7812400000005',
  notOperated: '7812400000006',
  several: '7812400000007',
  empty: '7812400000009',
  /** Flown three days ago: claimable, but not yet. */
  early: '7812400000010',
  /** Flown seven months ago. */
  late: '7812400000011',
} as const;

/** Codes of the partners that can be claimed of. */
export const claimPartners = { first: 'X7', second: '9N' } as const;
