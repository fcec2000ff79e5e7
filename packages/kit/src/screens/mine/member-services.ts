import type { Destination } from '../../navigation/routes.ts';
import type { IconName } from '../../primitives/icon/Icon.tsx';

type Way = readonly [name: string, icon: IconName, destination: Destination];

/** Two rows of four, as printed forms have them: words, drawing, and where each leads. */
export const memberServices = [
  ['services.retro', 'claim', 'retroClaim'],
  ['services.calculator', 'calculator', 'calculator'],
  ['services.beneficiaries', 'people', 'beneficiaries'],
  ['services.tier', 'upgrade', 'tier'],
  ['rows.account', 'id-card', 'accountManagement'],
  ['services.coupons', 'voucher', 'coupons'],
  ['rows.saved', 'contacts', 'savedPassengers'],
  ['services.ticketExchange', 'ticket', 'ticketExchange'],
] as const satisfies readonly Way[];

/** Programmes to take part in, and their rules. */
export const programmes = [
  ['services.buyPoints', 'wallet', 'buyPoints'],
  ['rows.super', 'gift', 'superMember'],
  ['rows.youth', 'cap', 'youthHome'],
  ['rows.business', 'briefcase', 'businessHome'],
  ['rows.rules', 'book', 'programmeRules'],
] as const satisfies readonly Way[];

/** Settings of the member, where no rail has them. */
export const settings = [
  ['rows.checkIn', 'seat', 'checkIn'],
  ['rows.settings', 'settings', 'settings'],
] as const satisfies readonly Way[];

/** Details of the member, beside a rail that has the settings. */
export const details = [
  ['rows.account', 'id-card', 'accountManagement'],
  ['rows.saved', 'contacts', 'savedPassengers'],
] as const satisfies readonly Way[];
