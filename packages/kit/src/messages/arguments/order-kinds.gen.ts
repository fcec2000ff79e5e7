// Written by `npm run messages` from the Chinese catalogues. Do not edit.
/** The arguments of each message of `order-kinds`, by key. */
export interface OrderKinds {
  'kind.ticket': undefined;
  'kind.mall': undefined;
  'kind.holiday': undefined;
  'kind.hotel': undefined;
  'kind.carTransfer': undefined;
  'kind.flightAndHotel': undefined;
  'kind.insurance': undefined;
  'kind.airRail': undefined;
  'kind.seat': undefined;
  'kind.points': undefined;
  'kind.meal': undefined;
  'kind.baggage': undefined;
  'kind.wifi': undefined;
  'kind.themePark': undefined;
  'kind.lounge': undefined;
  'kind.luckyUpgrade': undefined;
  'kind.parking': undefined;
  'kind.coupon': undefined;
  'kind.train': undefined;
  'kind.airBus': undefined;
  'kind.groundTransport': undefined;
  'kind.annualRest': undefined;
  'kind.visa': undefined;
  'kind.dutyFree': undefined;
  'kind.fastTrack': undefined;
  'kind.pet': undefined;
  'kind.unaccompaniedMinor': undefined;
  'kind.sportsEquipment': undefined;
  'kind.tier': undefined;
  'refund.fare': undefined;
  'refund.unused': undefined;
  'refund.none': undefined;
  'refund.partner': undefined;
  'refund.apart': { hotline: string | number };
}
