import type * as contracts from '@mapp/kit/contracts';
import type { ResponseOf } from '@mapp/kit/contracts';
import { messagesFor, type Locale } from '@mapp/kit/messages';
import { fixtureOf, type FixtureName } from '@mapp/sandbox/fixtures';
import { http, HttpResponse, type HttpHandler } from 'msw/http';
import { expect, type within } from 'storybook/test';

type Contracts = typeof contracts;

/** Whether a shape names what could not be read; one of any fields does not. */
type Tells<Shape> = string extends keyof Shape ? false : 'unreadable' extends keyof Shape ? true : false;

/** The field of an answer that holds its list: none where the answer itself does. */
type Place<Answer> = Answer extends object
  ? Tells<Answer> extends true
    ? ''
    : { [Field in keyof Answer]-?: Tells<Answer[Field]> extends true ? Field & string : never }[keyof Answer]
  : never;

type PlaceOf<Name extends FixtureName> = Place<ResponseOf<Contracts[Name]>>;

/** The calls whose answers tell what of a list could not be read; a write answers with what its read shows. */
type Telling = {
  [
    Name in FixtureName as Contracts[Name]['write'] extends true
      ? never
      : [PlaceOf<Name>] extends [never]
        ? never
        : Name
  ]: PlaceOf<Name>;
};

/** Of each such call its list, the field that is an entry's number, and where the list is not the answer's own, the field around it. */
export const tellingLists = {
  airportBoard: ['flights', 'flightNo', ''],
  boardingPasses: ['passes', 'passId', ''],
  cardCoupons: ['vouchers', 'batchId', ''],
  checkInJourneys: ['journeys', 'bookingId', ''],
  claimHistory: ['retroClaimList', 'retroId', ''],
  claimableFlights: ['retroList', 'tiknum', ''],
  companions: ['companions', 'companionId', ''],
  refundRequests: ['requests', 'requestNo', ''],
  refundTickets: ['tickets', 'ticketNo', ''],
  couponHistory: ['coupons', 'couponId', ''],
  couponOffers: ['offers', 'offerId', ''],
  coursePoints: ['courses', 'courseId', ''],
  followedFlights: ['flights', 'flightNo', ''],
  myCoupons: ['coupons', 'couponId', ''],
  peopleToNotify: ['people', 'id', ''],
  pointsActivityDetail: ['pointActivityDetailse2s', 'activityId', ''],
  findOrders: ['orders', 'orderNo', ''],
  queryOrders: ['orders', 'orderNo', ''],
  queryPendingOrders: ['orders', 'orderNo', ''],
  pointsOrders: ['orders', 'orderNo', ''],
  queryBeneficiary: ['uniBeneficiaryDetails', 'beneficiaryId', 'uniBeneficiary'],
  queryPassengerList: ['list', 'id', ''],
  invoiceTitles: ['titles', 'id', ''],
  savedAddresses: ['addresses', 'id', ''],
  savedFeeResults: ['results', 'reference', ''],
  savedContacts: ['contacts', 'id', ''],
  searchFlightDynamics: ['flights', 'flightNo', ''],
  seatOrders: ['orders', 'orderNo', ''],
  tierOrders: ['orders', 'orderNo', ''],
  changeOrders: ['orders', 'orderNo', ''],
  queryReimbursement: ['vouchers', 'ticketNo', ''],
  refundRequest: ['tickets', 'ticketNo', 'request'],
  changeTickets: ['orders', 'orderNo', ''],
  upgradeOptions: ['flights', 'upgradeRef', ''],
  upgradeOrders: ['orders', 'orderNo', ''],
  youthActivities: ['activities', 'id', ''],
} as const satisfies { [Name in keyof Telling]: readonly [list: string, id: string, within: Telling[Name]] };

type Fields = Readonly<Record<string, unknown>>;

/**
 * The airline's answer to one call, in which the first entry of the list says nothing but its number.
 * @param id that number, where it is not the fixture's
 */
export async function unreadableFirst(name: keyof typeof tellingLists, id?: string): Promise<HttpHandler> {
  const [list, idField, within] = tellingLists[name];
  const { path, answer } = await fixtureOf(name);
  const payload = (answer['data'] ?? answer) as Fields;
  const holds = (within === '' ? payload : payload[within]) as Fields;
  const [first, ...others] = holds[list] as readonly Fields[];
  const spoiled = {
    ...holds,
    [list]: [{ [idField]: id ?? first?.[idField] ?? '1', state: 'novel' }, ...others],
  };
  const data = within === '' ? spoiled : { ...payload, [within]: spoiled };
  return http.post(`*${path}`, () => HttpResponse.json({ Code: 200, Msg: 'success', data }));
}

type Canvas = ReturnType<typeof within>;
type Globals = Readonly<Record<string, unknown>>;

/**
 * The list has its other entries, and says which one it could not read.
 * @param entries how many list items there are besides; not counted where it is left out
 */
export async function saysWhatIsMissing(canvas: Canvas, globals: Globals, entries?: number): Promise<void> {
  const t = await messagesFor(globals['locale'] as Locale, 'failures');
  await expect(await canvas.findByText(t('unreadable.title', { count: 1 }))).toBeVisible();
  await expect(canvas.getByText(new RegExp(t('unreadable.ids', { ids: '.+' })))).toBeVisible();
  if (entries !== undefined) await expect(canvas.queryAllByRole('listitem')).toHaveLength(entries);
  await expect(canvas.queryByText(/undefined|NaN|null/)).toBeNull();
}

/** The page of one entry says that it could not be read, its number, and whom to call; not that there is none. */
export async function saysItCannotBeRead(canvas: Canvas, globals: Globals, id: string): Promise<void> {
  const t = await messagesFor(globals['locale'] as Locale, 'failures');
  await expect(await canvas.findByText(t('unreadable.one'))).toBeVisible();
  await expect(canvas.getByText(new RegExp(`${t('unreadable.ids', { ids: id })}$`))).toBeVisible();
  await expect(canvas.getByRole('link', { name: t('call') })).toHaveAttribute('href', 'tel:95530');
}
