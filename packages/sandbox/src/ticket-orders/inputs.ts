/** Orders of tickets of 600000000001, and of a guest. */
export const ticketOrderNos = {
  /** Waits for its payment for half an hour from the first look. */
  waiting: '26110000000001',
  ticketed: '26110000000002',
  /** Paid, tickets not issued yet. */
  ticketing: '26110000000004',
  /** Money and order do not fit each other. */
  abnormal: '26110000000006',
  /** A guest's, which waits; known by `guestOrderKey` alone. */
  guest: '26110000000091',
} as const;

/** Key from the answer to the guest's order. */
export const guestOrderKey = 'kqzdmpaovtbwryxenlcuhgsfiajkqzdm';
