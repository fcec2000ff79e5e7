import { createClient, RequestFailure, type Client } from '@mapp/kit/client';
import { calls, type Call } from '@mapp/kit/contracts';
import { fakeHost, type FakeHost } from '@mapp/kit/host';
import { payloads } from '@mapp/sandbox/ask';
import { createAirline, type Airline, type JournalEntry } from '@mapp/sandbox/engine';
import { handlersFor } from '@mapp/sandbox/handlers';
import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { WriteName } from './ways/way.ts';

const origin = 'http://127.0.0.1';
const [first, second] = ['600000000001', '600000000002'];
const subjects = { [first]: 'U71000001', [second]: 'U71000002' };

/** Owner of every write: an action in a member's account, or one without a member. A write without a line does not compile. */
const writes: Readonly<Record<WriteName, 'member' | 'anybody'>> = {
  bindAndLogin: 'anybody',
  orderChange: 'member',
  cancelChange: 'member',
  orderUpgrade: 'member',
  cancelUpgrade: 'member',
  signOut: 'member',
  loginByPassword: 'anybody',
  loginByCode: 'anybody',
  sendRecoveryCode: 'anybody',
  checkRecoveryCode: 'anybody',
  resetForgottenPassword: 'anybody',
  addDocument: 'member',
  changeDocument: 'member',
  removeDocument: 'member',
  saveMobile: 'member',
  sendEmailCode: 'member',
  saveEmail: 'member',
  saveLoginPassword: 'member',
  savePointsPassword: 'member',
  savePreferences: 'member',
  sendCodeBySMS: 'anybody',
  fastEnrollMember: 'anybody',
  createOrder: 'anybody',
  submitRefund: 'member',
  resubmitRefund: 'member',
  askForDifference: 'member',
  cancelOrder: 'member',
  cancelWaitlist: 'member',
  answerFlightChange: 'member',
  requestReimbursement: 'member',
  preparePayment: 'anybody',
  closePayment: 'anybody',
  buyPoints: 'member',
  cancelPointsOrder: 'member',
  activateCoupon: 'member',
  takeOffer: 'member',
  followFlight: 'member',
  retroClaim: 'member',
  orderTier: 'member',
  cancelTierOrder: 'member',
  addBeneficiary: 'member',
  updateBeneficiary: 'member',
  deleteBeneficiary: 'member',
  savePassenger: 'member',
  removePassenger: 'member',
  savePersonToNotify: 'member',
  removePersonToNotify: 'member',
  saveContact: 'member',
  saveFeeResult: 'member',
  uploadProof: 'member',
  saveRefundCard: 'member',
  sendAgentCode: 'member',
  submitAgentRefund: 'member',
  sendRepurchaseCode: 'anybody',
  submitRepurchase: 'anybody',
  removeFeeResult: 'member',
  removeContact: 'member',
  saveAddress: 'member',
  saveInvoiceTitle: 'member',
  removeInvoiceTitle: 'member',
  removeAddress: 'member',
  verifyTicket: 'member',
  checkIn: 'member',
  cancelCheckIn: 'member',
  setAutoCheckIn: 'member',
  chooseSeats: 'member',
  paySeatOrder: 'member',
  cancelSeatOrder: 'member',
  saveSeatContact: 'member',
  changeSeat: 'member',
  addCompanion: 'member',
  changeCompanion: 'member',
  removeCompanion: 'member',
  joinCompanions: 'member',
  saveTravelInformation: 'member',
  applyForYouth: 'member',
};

/** A page that the first member has opened, and the second one's token. */
interface Crossing {
  readonly airline: Airline;
  readonly host: FakeHost;
  readonly client: Client;
  /** The token that somebody signs in with. */
  readonly tokenOf: (cardNo: string) => string;
  /** Requests that have arrived for a call, with the codes that were answered. */
  readonly arrived: (call: Call) => readonly JournalEntry[];
  readonly codes: unknown[];
  /** Handles a request once it has left the page. */
  wire: (request: Request) => Promise<Request>;
}

async function crossing(): Promise<Crossing> {
  const airline = createAirline({ now: '2026-06-01T10:00:00+08:00' });
  const host = fakeHost({ token: airline.signIn(first), origin });
  const handlers = handlersFor(airline, { origin });
  const codes: unknown[] = [];
  const page: Pick<Crossing, 'wire'> = { wire: async (request) => request };
  const client = createClient({
    host,
    config: { apiBase: origin, appVersion: '1.0.0' },
    repeatDelays: [],
    fetch: async (input, init) => {
      const answer = await getResponse(handlers, await page.wire(new Request(input, init)));
      if (!answer) throw new TypeError('No handler');
      codes.push(((await answer.clone().json()) as { Code?: unknown }).Code);
      return answer;
    },
  });
  await client.holder.learn();
  const arrived = ({ path }: Call) => airline.requests().filter((entry) => entry.path === path);
  return Object.assign(page, { airline, host, client, tokenOf: airline.signIn, arrived, codes });
}

const send = ({ client }: Crossing, call: Call, by = client.holder.key()) =>
  client.send(call, payloads[call.name] ?? {}, { by, announce: 'silent' }).then(
    () => 'done',
    (reason: unknown) => (reason instanceof RequestFailure ? reason.failure.kind : 'broken'),
  );

const subjectOf = ({ headers }: JournalEntry) => headers['x-user-subject'];

/** Where the other member comes from: `comes` happens between the typing and the tap. */
const ways: Readonly<Record<string, (at: Crossing) => Promise<void> | void>> = {
  'beside the form': async ({ host, client, tokenOf }) => {
    host.signIn(tokenOf(second));
    client.holder.look();
    await client.holder.settled();
  },
  'in another tab': async ({ host, client, tokenOf }) => {
    host.signIn(tokenOf(second));
    host.tellToken();
    await client.holder.settled();
  },
  'in another tab, without a word': ({ host, tokenOf }) => host.signIn(tokenOf(second)),
  'while the page is out of sight': async ({ host, client, tokenOf }) => {
    host.signIn(tokenOf(second));
    expect(client.holder.holding()).toBe('own');
    // It comes back into sight.
    host.tellToken();
    expect(await client.holder.settled()).toBe(false);
    expect(client.holder.newcomer()?.userId).toBe(subjects[second]);
  },
  'and goes, and comes again': async ({ host, client, tokenOf }) => {
    host.signIn(tokenOf(second));
    host.tellToken();
    host.signIn(tokenOf(first));
    host.tellToken();
    expect(await client.holder.settled()).toBe(true);
    host.signIn(tokenOf(second));
    host.tellToken();
    expect(await client.holder.settled()).toBe(false);
  },
  'and nobody knows yet who it is': ({ host, client, tokenOf }) => {
    host.signIn(tokenOf(second));
    host.tellToken();
    expect(client.holder.holding()).toBe('asking');
  },
  'and goes on with the page': async ({ host, client, tokenOf }) => {
    host.signIn(tokenOf(second));
    client.holder.look();
    await client.holder.settled();
    client.holder.take();
  },
};

describe.each(calls.filter(({ write }) => write))('$name', (call) => {
  it('has its line', () => {
    expect(writes[call.name as WriteName]).toBe(call.member ? 'member' : 'anybody');
  });

  it('carries its subject, and is its own member’s', async () => {
    const at = await crossing();
    expect(await send(at, call)).toBe('done');
    expect(at.arrived(call).map(subjectOf)).toEqual([subjects[first]]);
  });

  it('another member comes, in whatever way: nothing is sent', async () => {
    for (const [way, comes] of Object.entries(ways)) {
      const at = await crossing();
      const built = at.client.holder.key();
      await comes(at);
      const outcome = await send(at, call, built);
      expect({ way, outcome, arrived: at.arrived(call) }).toEqual({
        way,
        outcome: 'otherMember',
        arrived: [],
      });
    }
  });

  it('another member comes while it is under way: it is the first one’s, and the answer nobody’s', async () => {
    const at = await crossing();
    at.wire = async (request) => {
      if (request.url.includes(call.path)) at.host.signIn(at.tokenOf(second));
      return request;
    };
    expect(await send(at, call)).toBe('otherMember');
    expect(at.arrived(call).map(subjectOf)).toEqual([subjects[first]]);
    expect(at.airline.signedIn(at.arrived(call)[0]?.headers['x-user-token'] ?? '')).not.toBe(second);
    expect(at.client.holder.newcomer()?.userId).toBe(subjects[second]);
  });

  it('the token changes on the wire: the airline refuses it', async () => {
    const at = await crossing();
    at.wire = async (request) => {
      if (request.url.includes(call.path)) request.headers.set('x-user-token', at.tokenOf(second));
      return request;
    };
    expect(await send(at, call)).toBe('otherMember');
    expect(at.codes).toContain(40_901);
  });

  it('the same member signs in again: it is sent', async () => {
    const at = await crossing();
    const built = at.client.holder.key();
    at.host.signIn(at.tokenOf(first));
    expect(await send(at, call, built)).toBe('done');
    expect(at.arrived(call).map(subjectOf)).toEqual([subjects[first]]);
  });

  it('nobody is signed in any more: nothing is sent', async () => {
    const at = await crossing();
    at.host.logout();
    expect(await send(at, call)).toBe('otherMember');
    expect(at.arrived(call)).toEqual([]);
  });
});
