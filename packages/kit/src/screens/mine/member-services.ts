import type { Destination } from '../../navigation/routes.ts';
import type { IconName } from '../../primitives/icon/Icon.tsx';

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
] as const satisfies readonly (readonly [name: string, icon: IconName, destination: Destination])[];
