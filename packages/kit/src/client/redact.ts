const address = /[^\s@<>"']+@[^\s@<>"']+/g;
/** Six or more digits, also when a space or dash parts them, and the letters that belong to a document's number. */
const number = /[A-Za-z]{0,3}\d(?:[\s-]?\d){5,}[A-Za-z]{0,2}/g;

/** Analytics needs no more of a message. */
const longest = 300;

/** The beginning of a text in which e-mail addresses and long numbers (documents, phones, cards, tickets, orders) are replaced by `#`. */
export const withoutPersonal = (text: string): string =>
  text.slice(0, longest).replace(address, '#').replace(number, '#');

/** The path of an address, without query, hash, and numbers that name a person or an order. */
export const page = (path: string): string => withoutPersonal(path.split(/[?#]/, 1)[0] ?? '');
