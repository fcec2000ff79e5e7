import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls } from './index.ts';
import { followsPolicy, leavesOut } from './reading.ts';

type Def = z.core.$ZodTypes['_zod']['def'];
type Child = readonly [path: string, schema: z.core.$ZodType];

/** The schemas within one, as far as they read an answer. A kind that is not here has none, or is not known to the policy. */
const within: { readonly [Kind in Def['type']]?: (def: Extract<Def, { type: Kind }>) => readonly Child[] } = {
  object: ({ shape }) => Object.entries(shape).map(([name, schema]) => [`.${name}`, schema]),
  array: ({ element }) => [['[]', element]],
  // Ours says by a nullable inside that null is the same.
  optional: ({ innerType }) => [
    ['', innerType instanceof z.ZodMiniNullable ? innerType['_zod'].def.innerType : innerType],
  ],
  nonoptional: ({ innerType }) => [['', innerType]],
  nullable: ({ innerType }) => [['', innerType]],
  pipe: ({ in: input }) => [['', input]],
  union: ({ options }) => options.map((option) => ['', option]),
  record: ({ valueType }) => [['.*', valueType]],
};
const plain: readonly Def['type'][] = [
  'string',
  'number',
  'int',
  'boolean',
  'literal',
  'enum',
] as Def['type'][];

/** Whether a list's elements are more than words and numbers. */
const holdsObjects = (element: z.core.$ZodType): boolean =>
  !plain.includes((element['_zod'] as { def: Def }).def.type);

function* departures(path: string, schema: z.core.$ZodType): Generator<string> {
  const { def } = schema['_zod'] as { def: Def };
  if (['optional', 'array', 'nonoptional'].includes(def.type) && !followsPolicy(schema))
    yield `${path}: a bare ${def.type}`;
  // null stands for absent, but in a list it keeps the places of the others.
  if (def.type === 'nullable' && !path.endsWith('[]')) yield `${path}: a bare nullable`;
  const children = within[def.type] as ((def: Def) => readonly Child[]) | undefined;
  if (!children && !plain.includes(def.type)) yield `${path}: the policy knows no ${def.type}`;
  for (const [step, child] of children?.(def) ?? []) yield* departures(path + step, child);
}

it.each(calls.map((call) => [call.name, call] as const))('%s is read by the policy alone', (name, call) => {
  expect([...departures(name, call.response)]).toEqual([]);
});

it.each([
  z.object({ a: z.optional(z.string()) }),
  z.object({ a: z.array(z.string()) }),
  z.object({ a: z.nullable(z.string()) }),
  z.object({ a: z.union([z.string(), z.object({ b: z.optional(z.string()) })]) }),
  z.object({ a: z.unknown() }),
])('what stands outside of it is found: %#', (schema) => {
  expect([...departures('', schema)]).not.toEqual([]);
});

/**
 * Lists in an answer of which a bad element is left out and nobody is told, by why that is right. Any other list says what is in its
 * place, or is read by `entriesOf`.
 */
const leftOut: Readonly<Record<string, readonly string[]>> = {
  'a choice: what cannot be read cannot be chosen': [
    'queryOrderDetail.order.actions',
    'queryOrderDetail.order.flightChange.others',
    'queryOrderDetail.order.flightChange.ways',
    'querySpecialProducts.products',
    'upgradeOptions.vouchers',
    'claimTerms.partners',
    'closePayment.methods',
    'pointsOffer.suggested',
    'queryBookingForm.addOns',
    'queryBookingForm.coupons',
    'queryBookingForm.insurances',
    'queryBookingForm.onBoard',
    'queryBookingForm.paxs',
    'queryBookingForm.programmes',
    'queryPassengerList.programmes',
    'queryPayment.methods',
    'tierOffers.closed',
    'tierOffers.offers',
    'ticketFees.targets',
    'ticketFees.tickets',
    'tierOffers.waiting',
  ],
  'places and names: the code stands for a name': [
    'airportNames.list',
    'basicData.cityTree.inner.groups',
    'basicData.cityTree.outer.groups',
    'basicData.countryGroups',
    'checkInCities.cities',
    'pinyin.list',
    'queryAirportList.list',
    'queryCountry.countries',
  ],
  'words to read, each for itself': [
    'askForDifference.request.history',
    'findAgentTicket.mismatch',
    'findAgentTicket.obstacle.compared',
    'findRefund.request.history',
    'queryOrderDetail.order.facts',
    'queryOrderDetail.order.flightChange.is.apart',
    'queryOrderDetail.order.flightChange.was.apart',
    'queryOrderDetail.order.timeline',
    'refundRequest.request.history',
    'resubmitRefund.request.history',
    'submitRefund.request.history',
    'contentPage.blocks',
    'flightDynamics.news',
    'flightDynamics.rights.lines',
    'flightEntries.list',
    'getPrivilegeInfoLs.tiers',
    'noticeList.notices',
    'queryBookingForm.agreements',
    'quoteChange.becomes',
    'upgradeOptions.becomes',
    'tierOffers.superMember.benefits',
    'youthActivity.activity.blocks',
  ],
  'news of an airport at this hour, each piece for itself': [
    'airportTraffic.parking',
    'airportTraffic.ways',
    'airportWeather.days',
    'airportWeather.hours',
    'routeWeather.points',
    'taxiPartners.partners',
  ],
  'days of a calendar: one without a price or a mark': [
    'holidays.days',
    'queryFlightCalendar.days',
    'recommendedFares.fares',
    'searchFlights.days',
  ],
  'parts of a figure that the airline has added up itself': [
    'queryOrderDetail.order.cash',
    'queryOrderDetail.order.later',
    'queryOrderDetail.order.lines',
    'quoteChange.passengers',
    'accrualCalculation.pointDetails',
    'calculateRetain.measures',
    'calculateUpgrade.measures',
    'calculateUpgrade.nextStep.measures',
    'calculateUpgrade.ways',
    'closePayment.cash',
    'closePayment.lines',
    'pointsAccountSummary.pointDetails',
    'queryPayment.cash',
    'queryPayment.lines',
    'quoteRefund.tickets',
    'rewardCalculation.rewardPoints',
  ],
  'copies, or details of entries that are told': [
    'quoteChange.legs',
    'pointsActivityDetail.airActivityDetails',
    'pointsActivityDetail.pointActivityDetailse2s_C',
    'pointsActivityDetail.pointActivityDetailse2s_D',
  ],
  'seats, which the map shows besides': [
    'cabinOfFlight.decks',
    'checkIn.lost',
    'chooseSeats.lost',
    'seatMap.decks',
    'seatMap.held.seats',
  ],
  'what a form asks for anew, and the airline compares': [
    'memberAccount.documents',
    'travelInformation.passengers',
  ],
};

function* silentLists(path: string, schema: z.core.$ZodType): Generator<string> {
  const { def } = schema['_zod'] as { def: Def };
  if (def.type === 'array') {
    if (leavesOut(schema) && holdsObjects(def.element)) yield path;
    return;
  }
  const children = within[def.type] as ((def: Def) => readonly Child[]) | undefined;
  for (const [step, child] of children?.(def) ?? []) yield* silentLists(path + step, child);
}

it('tells of every list what could not be read, or has a reason', () => {
  const silent = calls.flatMap(({ name, response }) => [...silentLists(name, response)]);
  expect(silent.toSorted()).toEqual(Object.values(leftOut).flat().toSorted());
});
