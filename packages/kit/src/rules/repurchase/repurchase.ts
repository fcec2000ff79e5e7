/**
 * Rules of the refund of a ticket that was bought a second time. Data, as an airline changes them. Source: travel.md section 5,
 * decisions.md 54.
 */
export const repurchaseRules = {
  carriers: ['FM', 'MU'],
  /** Beginning of the ticket number. */
  prefix: '781',
  /** Hours after the issue of the new ticket in which the refund is asked for. */
  afterIssueHours: 24,
  /** Hours before departure from which on it is too late. */
  beforeDepartureHours: 24,
} as const;
export type RepurchaseRules = {
  readonly carriers: readonly string[];
  readonly prefix: string;
  readonly afterIssueHours: number;
  readonly beforeDepartureHours: number;
};

/** One of the two tickets. */
export interface RepurchaseTicket {
  /** 13 digits. */
  readonly ticketNo: string;
  readonly name: string;
  /** Last characters of the document. */
  readonly documentTail: string;
  readonly from: string;
  readonly to: string;
  readonly flightNo: string;
  /** ISO 8601, with the airport's offset. */
  readonly departs: string;
  /** Minor units, without taxes. */
  readonly fare: number;
  readonly issuedAt: string;
  readonly paidWith: 'cash' | 'points' | 'mixed';
}

/** Fields that are compared, in their order. */
export const repurchaseFields = ['name', 'document', 'route', 'flight', 'date', 'fare'] as const;
export type RepurchaseField = (typeof repurchaseFields)[number];

/** Day of departure in the airport's calendar. */
export const departureDay = ({ departs }: Pick<RepurchaseTicket, 'departs'>): string => departs.slice(0, 10);

const agrees: Readonly<Record<RepurchaseField, (old: RepurchaseTicket, fresh: RepurchaseTicket) => boolean>> =
  {
    name: (old, fresh) => old.name === fresh.name,
    document: (old, fresh) => old.documentTail === fresh.documentTail,
    route: (old, fresh) => old.from === fresh.from && old.to === fresh.to,
    flight: (old, fresh) => old.flightNo === fresh.flightNo,
    date: (old, fresh) => departureDay(old) === departureDay(fresh),
    fare: (old, fresh) => fresh.fare >= old.fare,
  };

/** Each field, and whether it is as it must be. */
export const compareTickets = (
  old: RepurchaseTicket,
  fresh: RepurchaseTicket,
): readonly { readonly field: RepurchaseField; readonly isRight: boolean }[] =>
  repurchaseFields.map((field) => ({ field, isRight: agrees[field](old, fresh) }));

/** Reasons for which a ticket is no ticket of these rules at all. */
export type RepurchaseExclusion = 'carrier' | 'points' | 'prefix';

/** Why a pair is outside of the rules, whatever its fields say. */
export function exclusionsOf(
  old: RepurchaseTicket,
  fresh: RepurchaseTicket,
  { carriers, prefix }: RepurchaseRules = repurchaseRules,
): readonly RepurchaseExclusion[] {
  const both = [old, fresh];
  const found: RepurchaseExclusion[] = [];
  if (both.some(({ flightNo }) => !carriers.includes(flightNo.slice(0, 2)))) found.push('carrier');
  if (both.some(({ paidWith }) => paidWith !== 'cash')) found.push('points');
  if (both.some(({ ticketNo }) => !ticketNo.startsWith(prefix))) found.push('prefix');
  return found;
}

const hour = 3_600_000;

/** A span of time in which the refund must be asked for, milliseconds since 1970. */
export interface RepurchaseWindow {
  readonly kind: 'issue' | 'departure';
  readonly from: number;
  /** Exclusive. */
  readonly until: number;
}

/** The two spans of time: after the issue of the new ticket, and before the departure of the old one. */
export const windowsOf = (
  old: RepurchaseTicket,
  fresh: RepurchaseTicket,
  { afterIssueHours, beforeDepartureHours }: RepurchaseRules = repurchaseRules,
): readonly RepurchaseWindow[] => [
  {
    kind: 'issue',
    from: Date.parse(fresh.issuedAt),
    until: Date.parse(fresh.issuedAt) + afterIssueHours * hour,
  },
  {
    kind: 'departure',
    from: Date.parse(old.issuedAt),
    until: Date.parse(old.departs) - beforeDepartureHours * hour,
  },
];

/** Whether a moment is within a window. */
export const isWithin = ({ until }: RepurchaseWindow, now: number): boolean => now < until;

/** Part of a window that is over, 0 to 1. */
export const shareOver = ({ from, until }: RepurchaseWindow, now: number): number =>
  until <= from ? 1 : Math.min(1, Math.max(0, (now - from) / (until - from)));

/** Whether a refund can be asked for now. */
export const canRepurchase = (
  old: RepurchaseTicket,
  fresh: RepurchaseTicket,
  now: number,
  rules: RepurchaseRules = repurchaseRules,
): boolean =>
  exclusionsOf(old, fresh, rules).length === 0 &&
  compareTickets(old, fresh).every(({ isRight }) => isRight) &&
  windowsOf(old, fresh, rules).every((window) => isWithin(window, now));
