/** A ticket number as it is shown: the dash after the third of 13 digits. Anything else stays as it is. */
export const shownTicket = (ticketNo: string): string =>
  /^\d{13}$/.test(ticketNo) ? `${ticketNo.slice(0, 3)}-${ticketNo.slice(3)}` : ticketNo;

/** Ticket with its passenger, which tells it from all others: `张三 781-2100000001`. */
export const namedTicket = ({
  name,
  ticketNo,
}: {
  readonly name: string;
  readonly ticketNo: string;
}): string => `${name} ${shownTicket(ticketNo)}`;
