import type { ErrorEntry } from './errors-entry.ts';

/** Errors of refunds, seats, check-in and the forms of travel. Source: travel.md sections 5 and 8. */
export const travelErrors = [
  {
    code: 'refund.pointsPaymentFailed',
    meaning: 'Points payment failed and moved to manual handling, call 95530',
    action: 'callHotline',
    messageKey: 'refunds.pointsPaymentFailed',
  },
  {
    code: 'refund.mismatch',
    meaning: 'Name, ID or phone mismatch: real-name verification in the app, or the hotline',
    action: 'callHotline',
    messageKey: 'refunds.mismatch',
  },
  {
    code: 'refund.originalChannel',
    meaning: 'The ticket must be refunded via the original channel',
    action: 'elsewhere',
    messageKey: 'refunds.originalChannel',
  },
  {
    code: 'refund.inApp',
    meaning: 'The order must be handled in the app',
    action: 'elsewhere',
    messageKey: 'refunds.inApp',
  },
  {
    code: 'refund.mixedPayment',
    meaning: 'A mixed-payment product goes back to the purchase channel',
    action: 'elsewhere',
    messageKey: 'refunds.mixedPayment',
  },
  {
    code: 'refund.printedItinerary',
    meaning: 'A printed itinerary must be mailed first',
    action: 'elsewhere',
    messageKey: 'refunds.printedItinerary',
  },
  {
    code: 'refund.onlyTwoKinds',
    meaning: 'Only voluntary and irregular-flight refunds',
    action: 'callHotline',
    messageKey: 'refunds.onlyTwoKinds',
  },
  {
    code: 'refund.onlyAdults',
    meaning: 'Only adults; children through the original channel',
    action: 'elsewhere',
    messageKey: 'refunds.onlyAdults',
  },

  {
    code: 'seat.mapFailed',
    meaning: 'Seat map failed to load, system delay, go to the airport counter',
    action: 'elsewhere',
    messageKey: 'check-in.mapFailed',
  },
  {
    code: 'seat.bookingAbnormal',
    meaning: 'Booking abnormal, try later',
    action: 'wait',
    messageKey: 'check-in.bookingAbnormal',
  },
  {
    code: 'seat.contactMissing',
    meaning: 'Add contact info',
    action: 'correct',
    messageKey: 'check-in.contactMissing',
  },
  {
    code: 'seat.bookingNotProcessed',
    meaning: 'Booking not processed, try later',
    action: 'wait',
    messageKey: 'check-in.bookingNotProcessed',
  },
  {
    code: 'seat.pointsInsufficient',
    meaning: 'Points insufficient: pay cash or buy points',
    action: 'goTo:buyPoints',
    messageKey: 'check-in.pointsInsufficient',
  },
  {
    code: 'checkIn.failed',
    meaning: 'Check-in failed, retry online or go to the counter',
    action: 'retry',
    messageKey: 'check-in.failed',
  },
  {
    code: 'checkIn.passFailed',
    meaning: 'Boarding pass processing error, try later',
    action: 'wait',
    messageKey: 'check-in.passFailed',
  },
  {
    code: 'checkIn.closed',
    meaning: 'Online check-in is closed: 45 min before departure, 60 min on international flights',
    action: 'elsewhere',
    messageKey: 'check-in.closed',
  },

  {
    code: 'input.flightNo',
    meaning: 'Please enter the flight number',
    action: 'correct',
    messageKey: 'validation.flight.number',
  },
  {
    code: 'input.ticketNo',
    meaning: 'Please enter correct ticket number',
    action: 'correct',
    messageKey: 'validation.ticket.number',
  },
  {
    code: 'input.dateOrder',
    meaning: 'Start date not later than end date',
    action: 'correct',
    messageKey: 'validation.range.order',
  },
  {
    code: 'input.phone',
    meaning: 'A correct 11-digit mainland mobile number',
    action: 'correct',
    messageKey: 'validation.phone.mainland',
  },
  {
    code: 'input.bankCard',
    meaning: 'Bank card number entered wrongly, please re-enter',
    action: 'correct',
    messageKey: 'validation.card.check',
  },
  {
    code: 'input.smsCode',
    meaning: 'Invalid verification code',
    action: 'correct',
    messageKey: 'validation.sms.code',
  },
] as const satisfies readonly ErrorEntry[];
