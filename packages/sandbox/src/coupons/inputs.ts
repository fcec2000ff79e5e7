/** Activation codes that bring out every outcome; anything else is wrong. */
export const activationCodes = {
  /** Seat selection, ¥50. */
  right: 'MAPPSEAT2026',
  /** A visit to a lounge. */
  another: 'MAPPLOUNGE26',
  /** 60 yuan off a domestic ticket, to be used while one books. */
  ticket: 'ACT2026',
  /** Somebody else has used it. */
  used: 'MAPPUSED2026',
  usedTicket: 'ACTUSED',
  expired: 'MAPPPAST2026',
} as const;

/** Ids of the coupons on offer. */
export const offers = {
  ticket: 'OF-TICKET60',
  seat: 'OF-SEAT20',
  /** The last one: whoever takes it is too late. */
  last: 'OF-BAGGAGE5',
  gone: 'OF-LOUNGE',
} as const;
