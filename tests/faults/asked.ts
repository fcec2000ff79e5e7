import { createClient } from '@mapp/kit/client';
import {
  changeOrders,
  checkInJourneys,
  memberAccount,
  claimHistory,
  companions,
  myCoupons,
  enrolmentOutcome,
  followedFlights,
  pointsOrders,
  getUserInfo,
  queryBeneficiary,
  queryPassengerList,
  queryPayment,
  recoveryProgress,
  invoiceTitles,
  savedAddresses,
  savedContacts,
  peopleToNotify,
  refundRequests,
  refundCard,
  savedFeeResults,
  seatOrders,
  ticketFees,
  tierOrders,
  queryOrderDetail,
  queryReimbursement,
  travelInformation,
  uploadProof,
  upgradeOrders,
  youthMembership,
  type Beneficiary,
  type ChangeOrder,
  type Companion,
  type FlightOnWire,
  type Coupon,
  type JourneySegment,
  type OrderDetail,
  type PastClaim,
  type Payment,
  type PointsOrder,
  type ResponseOf,
  type InvoiceTitle,
  type SavedAddress,
  type PersonToNotify,
  type SavedContact,
  type RefundRequest,
  type SavedFeeResult,
  type SavedPassenger,
  type SeatOrder,
  type YouthMembership,
  type TierOrder,
  type UpgradeOrder,
  type Voucher,
} from '@mapp/kit/contracts';
import { fakeHost } from '@mapp/kit/host';
import type { JournalEntry } from '@mapp/sandbox/engine';
import { transactionsOf } from './transactions.ts';

/** Information on record for a passenger. */
type TravelInformationKnown = ResponseOf<typeof travelInformation>['passengers'][number]['information'];

/** Answers of the airline to the holder of a token. */
export interface Asker {
  readonly isMember: () => Promise<boolean>;
  readonly beneficiaries: () => Promise<readonly Beneficiary[]>;
  /** Of every journey. */
  readonly segments: () => Promise<readonly JourneySegment[]>;
  readonly seatOrders: () => Promise<readonly SeatOrder[]>;
  readonly pointsOrders: () => Promise<readonly PointsOrder[]>;
  readonly tierOrders: () => Promise<readonly TierOrder[]>;
  readonly changeOrders: () => Promise<readonly ChangeOrder[]>;
  readonly upgradeOrders: () => Promise<readonly UpgradeOrder[]>;
  /** An order of any kind. */
  readonly order: (orderNo: string) => Promise<OrderDetail | undefined>;
  readonly vouchers: (orderNo: string) => Promise<readonly Voucher[]>;
  /** Whether the cashier shows this order. */
  readonly isPrepared: (orderNo: string) => Promise<boolean>;
  /** How many orders of tickets have been made on the page. */
  readonly ticketOrders: () => Promise<number>;
  readonly paymentState: (orderNo: string) => Promise<Payment['state']>;
  readonly companions: () => Promise<readonly Companion[]>;
  readonly savedPassengers: () => Promise<readonly SavedPassenger[]>;
  readonly savedContacts: () => Promise<readonly SavedContact[]>;
  readonly peopleToNotify: () => Promise<readonly PersonToNotify[]>;
  readonly savedAddresses: () => Promise<readonly SavedAddress[]>;
  readonly refundRequests: () => Promise<readonly RefundRequest[]>;
  readonly titles: () => Promise<readonly InvoiceTitle[]>;
  /** Results of the fee calculator. */
  readonly savedFees: () => Promise<readonly SavedFeeResult[]>;
  readonly coupons: () => Promise<readonly Coupon[]>;
  readonly followed: () => Promise<readonly FlightOnWire[]>;
  /** Of the youth programme. */
  readonly youth: () => Promise<YouthMembership>;
  /** Claims of missing points. */
  readonly claims: () => Promise<readonly PastClaim[]>;
  /** Last digits of the card that receives the money of a request. */
  readonly refundCardTail: (requestNo: string) => Promise<string | undefined>;
  /** How many tickets with this number have been given back. */
  readonly givenBack: (ticketNo: string) => Promise<number>;
  /** Files that have been taken, the same one once. */
  readonly uploads: () => Promise<number>;
  /** Text messages that would have been sent. */
  readonly messages: () => Promise<readonly unknown[]>;
  /** Whether somebody with this ID card has become a member. */
  readonly isRegistered: (who: { number: string; phone: string; code: string }) => Promise<boolean>;
  /** Documents, contacts and preferences. */
  readonly account: () => Promise<ResponseOf<typeof memberAccount>>;
  /** How far the recovery that was asked about last has come. */
  readonly recovery: () => Promise<ResponseOf<typeof recoveryProgress>>;
  /** How far each of them has come: every tab has its own. */
  readonly recoveries: () => Promise<readonly ResponseOf<typeof recoveryProgress>[]>;
  /** By passenger. */
  readonly information: (segmentId: string) => Promise<Readonly<Record<string, TravelInformationKnown>>>;
}

/** The airline's own knowledge, asked beside the page. */
export interface Asked {
  /** With the token that the browser held before the write, and with the one that it holds after it. */
  readonly first: Asker;
  readonly now: Asker;
}

/** The recovery that each request was about, as they came. */
async function recoveryTokens(origin: string): Promise<readonly string[]> {
  const journal = (await (await fetch(`${origin}/__sandbox/requests`)).json()) as { body: string }[];
  return journal.flatMap(({ body }) => /"validatetoken":"([^"]+)"/.exec(body)?.[1] ?? []);
}

/** Asks the airline at an origin with a token, or as a guest. */
export function askerWith(origin: string, token: string | undefined): Asker {
  const host = fakeHost(token === undefined ? {} : { token });
  const client = createClient({ host, config: { apiBase: origin, appVersion: '1.0.0' } });
  return {
    isMember: () =>
      client.send(getUserInfo, { language: 'zh', region: 'CN' }).then(
        () => true,
        () => false,
      ),
    beneficiaries: async () => (await client.send(queryBeneficiary, {})).uniBeneficiary.uniBeneficiaryDetails,
    segments: async () =>
      (await client.send(checkInJourneys, {})).journeys.flatMap(({ segments }) => segments),
    seatOrders: async () => (await client.send(seatOrders, {})).orders,
    pointsOrders: async () => (await client.send(pointsOrders, {})).orders,
    order: async (orderNo) => (await client.send(queryOrderDetail, { orderNo })).order,
    vouchers: async (orderNo) => (await client.send(queryReimbursement, { orderNo })).vouchers,
    tierOrders: async () => (await client.send(tierOrders, {})).orders,
    changeOrders: async () => (await client.send(changeOrders, {})).orders,
    upgradeOrders: async () => (await client.send(upgradeOrders, {})).orders,
    isPrepared: async (orderNo) => (await fetch(`${origin}/sandbox/cashier/${orderNo}`)).ok,
    ticketOrders: async () => {
      const numbers = ['26110100000001', '26110100000002', '26110100000003'];
      const found = await Promise.all(
        numbers.map((orderNo) =>
          client.send(queryPayment, { orderNo }).then(
            () => 1,
            () => 0,
          ),
        ),
      );
      return found.reduce<number>((sum, one) => sum + one, 0);
    },
    paymentState: async (orderNo) => (await client.send(queryPayment, { orderNo })).state,
    companions: async () => (await client.send(companions, {})).companions,
    savedPassengers: async () => {
      const { userId } = await client.send(getUserInfo, { language: 'zh', region: 'CN' });
      return (await client.send(queryPassengerList, { userId })).list;
    },
    peopleToNotify: async () => (await client.send(peopleToNotify, {})).people,
    savedContacts: async () => (await client.send(savedContacts, {})).contacts,
    titles: async () => (await client.send(invoiceTitles, {})).titles,
    savedAddresses: async () => (await client.send(savedAddresses, {})).addresses,
    refundRequests: async () => (await client.send(refundRequests, {})).requests,
    savedFees: async () => (await client.send(savedFeeResults, {})).results,
    coupons: async () => (await client.send(myCoupons, {})).coupons,
    followed: async () => (await client.send(followedFlights, {})).flights,
    youth: () => client.send(youthMembership, {}),
    claims: async () => (await client.send(claimHistory, {})).retroClaimList,
    refundCardTail: async (requestNo) => (await client.send(refundCard, { requestNo })).card?.tail,
    givenBack: (ticketNo) =>
      client.send(ticketFees, { ticketNo, name: '张三' }).then(
        ({ legs }) => legs.filter((leg) => 'flown' in leg && leg.flown).length,
        () => 1,
      ),
    uploads: async () => {
      const journal = (await (await fetch(`${origin}/__sandbox/requests`)).json()) as JournalEntry[];
      const taken = journal.filter(
        ({ path, fault, after }) => path === uploadProof.path && (fault === undefined || after),
      );
      return new Set(transactionsOf(taken)).size;
    },
    messages: async () => (await (await fetch(`${origin}/__sandbox/messages`)).json()) as unknown[],
    isRegistered: async ({ number: idNo, phone, code }) =>
      (await client.send(enrolmentOutcome, { idType: 'NI', idNo, phone, code })).ffpNo !== undefined,
    account: () => client.send(memberAccount, {}),
    recovery: async () => {
      const validatetoken = (await recoveryTokens(origin)).at(-1) ?? '';
      return client.send(recoveryProgress, { validatetoken });
    },
    recoveries: async () => {
      const tokens = new Set(await recoveryTokens(origin));
      return Promise.all(
        [...tokens].map((validatetoken) => client.send(recoveryProgress, { validatetoken })),
      );
    },
    information: async (segmentId) => {
      const { passengers } = await client.send(travelInformation, { segmentId });
      return Object.fromEntries(passengers.map((one) => [one.passengerId, one.information]));
    },
  };
}
