/** Base of every form; it alone is larger than a form may be (12 KiB). */
export const formBase = `export { useForm, useFormState } from 'react-hook-form';`;

/** A component that is measured. */
export interface Subject {
  readonly name: string;
  /** The most that its JavaScript may weigh beside the shared base, KiB gz. */
  readonly goal: number;
  readonly entry: string;
  /** Parts that it shares with others of its kind, beyond the base of all. */
  readonly beside?: string;
}

export const subjects: readonly Subject[] = [
  { name: 'points bill', goal: 7, entry: `export { PointsBill } from '@mapp/kit/components/points-bill';` },
  {
    name: 'pinyin picker',
    goal: 4,
    entry: `export { PinyinPicker } from '@mapp/kit/components/pinyin-picker';`,
  },
  {
    name: 'boarding pass before its barcode',
    goal: 8,
    entry: `export { BoardingPass, BoardingPasses } from '@mapp/kit/components/boarding-pass';`,
  },
  {
    name: 'index list and countries',
    goal: 9,
    entry: `
      export { IndexList } from '@mapp/kit/primitives/index-list';
      export { CountryField, CountryList } from '@mapp/kit/components/country-field';
    `,
  },
  {
    name: 'beneficiary form',
    goal: 10,
    entry: `export { BeneficiaryForm } from '@mapp/kit/components/beneficiary-form';`,
    beside: formBase,
  },
  {
    // Parts and rules that the page of a booking is made of; who travels is typed on a page of its own.
    name: 'booking form',
    goal: 14,
    entry: `
      export { ContactForm } from '@mapp/kit/components/saved-contact';
      export { Amount } from '@mapp/kit/components/amount';
      export { PerforatedCard } from '@mapp/kit/components/perforated-card';
      export { Section } from '@mapp/kit/primitives/card';
      export { Checkbox, Switch } from '@mapp/kit/primitives/field';
      export { ListCard, ListRow } from '@mapp/kit/primitives/list-row';
      export { bookingObstacle, cartSum, couponObstacle, endsSoon, insuranceObstacle } from '@mapp/kit/rules';
      export { partyOf, passportName, ticketName, travellerObstacle, usablePoints } from '@mapp/kit/rules';
    `,
    beside: formBase,
  },
  {
    name: 'fares and ladder',
    goal: 7,
    entry: `export { FareFamilies, PriceChange } from '@mapp/kit/components/fare-families';`,
  },
  {
    name: 'seat map',
    goal: 10,
    entry: `export { SeatMap } from '@mapp/kit/components/seat-map';`,
  },
  {
    name: 'flight list with filters',
    goal: 9,
    entry: `
      export { FlightOffers, OfferFilters, OfferOrderChoice } from '@mapp/kit/components/flight-offers';
      export { indexOffers, viewOffers } from '@mapp/kit/rules';
    `,
  },
  {
    name: 'list of orders',
    goal: 6,
    entry: `
      export { OrderFoot, OrderRow, OrderTools } from '@mapp/kit/components/order-list';
      export { chosenOrders, groupOrders, indexOrders } from '@mapp/kit/rules';
    `,
  },
  {
    name: 'fare ladder',
    goal: 7,
    entry: `export { feeAt, feeSteps, refundAt, stepAt } from '@mapp/kit/rules';`,
  },
  {
    name: 'refund calculator',
    goal: 8,
    entry: `export { RefundCalculator } from '@mapp/kit/components/refund-calculator';`,
  },
  {
    name: 'refunds with their proof',
    goal: 9,
    entry: `
      export {
        MoneyWay, RefundAmounts, RefundCard, RefundObstacleCard, RefundOutcomeBadge, RefundStateBadge, RefundSum, WhereMoney, WorkingDays,
      } from '@mapp/kit/components/refund';
      export { allAttached, attachedIds, Attachments, UploadRefused, useAttachments } from '@mapp/kit/components/attachments';
    `,
  },
  {
    name: 'flight dynamics',
    goal: 8,
    entry: `
      export { FlightHead, FlightRights, FlightRoute, FlightTimeline } from '@mapp/kit/components/flight-dynamics';
      export { AirportBoard, BoardGround, BoardHead } from '@mapp/kit/components/airport-board';
    `,
  },
  {
    name: 'calendar',
    goal: 6,
    entry: `export { ChosenSummary, DayCalendar } from '@mapp/kit/components/price-calendar';`,
  },
];
