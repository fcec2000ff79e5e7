import { changeAnswers } from './changes/changes.ts';
import { upgradeAnswers } from './changes/upgrades.ts';
import { account } from './account.ts';
import { agentRefundAnswers } from './agent-refund/agent-refund.ts';
import { airportAnswers } from './airports/airports.ts';
import { bankCardAnswers } from './bank-card/bank-card.ts';
import { beneficiaries } from './beneficiaries.ts';
import { booking } from './booking/booking.ts';
import { ordering } from './booking/ordering.ts';
import { specialProducts } from './booking/special-products.ts';
import { calculator } from './calculator/calculator.ts';
import { checkIn } from './check-in/check-in.ts';
import { codes } from './codes.ts';
import { coupons } from './coupons/coupons.ts';
import { dynamics } from './dynamics/dynamics.ts';
import { holidays } from './holidays/holidays.ts';
import { home } from './home.ts';
import { names } from './names.ts';
import { notify } from './notify/notify.ts';
import { orderAnswers } from './orders/orders.ts';
import { passengers } from './passengers.ts';
import { paymentAnswers } from './payments/answers.ts';
import { places } from './places.ts';
import { points } from './points.ts';
import { pointsOrdering } from './points-orders/points-orders.ts';
import { memberAccountAnswers } from './member-account/member-account.ts';
import { programmes } from './programmes/programmes.ts';
import { recovery } from './recovery/recovery.ts';
import { refundTickets } from './refunds/refund-tickets.ts';
import { refunds } from './refunds/refunds.ts';
import { repurchaseAnswers } from './repurchase/repurchase.ts';
import { refundRequests } from './refunds/requests.ts';
import { submitting } from './refunds/submitting.ts';
import { register } from './register.ts';
import { savedPeople } from './saved-people/saved-people.ts';
import { retro } from './retro/retro.ts';
import { signIn } from './sign-in/sign-in.ts';
import { tierOrdering } from './tier-orders/tier-orders.ts';
import { tiers } from './tiers/tiers.ts';
import type { Answers } from './request-context.ts';

/** The airline's answer to each call. */
export const answers: Answers = {
  ...account,
  ...signIn,
  ...recovery,
  ...memberAccountAnswers,
  ...codes,
  ...register,
  ...home,
  ...points,
  ...coupons,
  ...retro,
  ...calculator,
  ...beneficiaries,
  ...passengers,
  ...savedPeople,
  ...names,
  ...places,
  ...booking,
  ...ordering,
  ...specialProducts,
  ...dynamics,
  ...holidays,
  ...checkIn,
  ...refunds,
  ...repurchaseAnswers,
  ...bankCardAnswers,
  ...agentRefundAnswers,
  ...refundTickets,
  ...submitting,
  ...refundRequests,
  ...airportAnswers,
  ...notify,
  ...tiers,
  ...tierOrdering,
  ...changeAnswers,
  ...upgradeAnswers,
  ...orderAnswers,
  ...paymentAnswers,
  ...pointsOrdering,
  ...programmes,
};
