import { fireEvent, queryAllByRole, queryByLabelText } from '@testing-library/dom';
import {
  askForDifference,
  findAgentTicket,
  quoteRefund,
  refundRequests,
  resubmitRefund,
  sendAgentCode,
  submitAgentRefund,
  submitRefund,
  submitRepurchase,
  ticketFees,
  type Call,
  type RefundRequest,
} from '@mapp/kit/contracts';
import { messagesFor } from '@mapp/kit/messages';
import { consentTo } from '@mapp/kit/rules';
import { AgentRefundScreen } from '@mapp/kit/screens/refunds/agent-refund';
import { RefundApplicationScreen } from '@mapp/kit/screens/refunds/refund-application';
import { RefundDetailScreen } from '@mapp/kit/screens/refunds/refund-detail';
import { RepurchaseResultScreen } from '@mapp/kit/screens/refunds/repurchase-result';
import { RepurchaseSearchScreen } from '@mapp/kit/screens/refunds/repurchase-search';
import { RepurchaseSubmittedScreen } from '@mapp/kit/screens/refunds/repurchase-submitted';
import { answerTo, payloads } from '@mapp/sandbox/ask';
import type { Airline } from '@mapp/sandbox/engine';
import type { TabOptions, Tab } from './tab.tsx';

const first = '600000000001';
const second = '600000000002';

/** Knowledge of the airline about a trial. */
export interface Known {
  readonly own: readonly RefundRequest[];
  readonly other: readonly RefundRequest[];
  /** The ticket cannot be flown any more. */
  readonly isGivenBack: boolean;
}

type Data = Record<string, unknown>;

/** Asks the airline itself, whatever the line of a tab is. */
const askedBy =
  (airline: Airline, token: string) =>
  async (call: Call, payload: Data): Promise<Data> =>
    ((await answerTo(airline, call, payload, { token })).body['data'] ?? {}) as Data;

/** A kind of refund request: how it is made on its page, and how it is told apart. */
export interface RefundWay {
  readonly member: string;
  readonly address: string;
  readonly screens: TabOptions['screens'];
  readonly write: Call;
  /** Fills in what is empty, as far as it has come. */
  readonly fill: (tab: Tab) => Promise<void>;
  readonly words: () => Promise<{
    readonly submit: string;
    readonly absent: string;
    /** Page that says that it is done; none where that is said by a toast. */
    readonly done?: string;
  }>;
  /** Ticket that is given back. */
  readonly ticketNo: string;
  /** Requests that this has made. */
  readonly made: (known: Known) => number;
  /** Another way to have the same ticket back, or to change the same request, taken at once; none where it would end this one. */
  readonly rival?: (airline: Airline) => Promise<unknown>;
  /** Whether its ticket can still be flown before. */
  readonly givesBack: boolean;
  /** Requests that the rival has made. */
  readonly rivals: (known: Known) => number;
}

const isNew = (ticketNo: string) => (request: RefundRequest) =>
  /^RF261[23]/.test(request.requestNo) && request.tickets.some((one) => one.ticketNo === ticketNo);

const count = (requests: readonly RefundRequest[], ticketNo: string) =>
  requests.filter(isNew(ticketNo)).length;

/** Requests of a ticket that were made for its passenger, or those that were not. */
const ofKind = (requests: readonly RefundRequest[], ticketNo: string, forPassenger: boolean) =>
  requests.filter(isNew(ticketNo)).filter(({ kind }) => (kind === 'agent') === forPassenger).length;

const type = (label: string, text: string) => (part: HTMLElement) => {
  const field = queryByLabelText(part, label) as HTMLInputElement | null;
  if (field && !field.disabled && field.value === '') fireEvent.input(field, { target: { value: text } });
};

const tick = (part: HTMLElement) => {
  const box = queryAllByRole(part, 'checkbox', { hidden: true }).at(-1) as HTMLInputElement | undefined;
  if (box && !box.checked && !box.disabled) fireEvent.click(box);
};

/** A file that is what its name says, as short as one can be. */
const attach = (part: HTMLElement) => {
  const chooser = part.querySelector('input[type=file]');
  if (!chooser || part.querySelector('[data-state=attached], [data-state=failed]')) return;
  const file = new File(['%PDF-1.7\n%%EOF\n'], 'delay.pdf', { type: 'application/pdf' });
  fireEvent.change(chooser, { target: { files: [file] } });
};

/** Gives a ticket back for its passenger, by another member than who owns it. */
async function agentTakes(airline: Airline, ticketNo: string): Promise<void> {
  const ask = askedBy(airline, airline.signIn(second));
  const { quoteId } = await ask(findAgentTicket, { ticketNo, name: '张三' });
  if (quoteId === undefined) return;
  await ask(sendAgentCode, { ticketNo });
  await ask(submitAgentRefund, {
    submissionId: `rival-${ticketNo}`,
    ticketNo,
    quoteId,
    code: '246810',
    agreed: true,
  });
}

/** Gives a ticket back, by who owns it. */
async function ownerTakes(airline: Airline, ticketNo: string): Promise<void> {
  const ask = askedBy(airline, airline.signIn(first));
  const { quoteId } = await ask(quoteRefund, { ticketNos: [ticketNo], reason: 'plansChanged' });
  if (quoteId === undefined) return;
  await ask(submitRefund, {
    submissionId: `rival-${ticketNo}`,
    quoteId,
    ticketNos: [ticketNo],
    reason: 'plansChanged',
    attachments: [],
    accompanying: [],
    agreed: true,
    consents: [consentTo('conditions-of-carriage', 'zh')],
  });
}

/** A request in part: one ticket can be handed in anew, of another a difference can be asked for. */
const partly = 'RF2611000010';
const [rejectedTicket, arrivedTicket] = ['7812100000110', '7812100000112'];

const partOf = ({ own }: Known) => own.find(({ requestNo }) => requestNo === partly);

const events = (known: Known, event: RefundRequest['history'][number]['event']) =>
  partOf(known)?.history.filter((one) => one.event === event).length ?? 0;

const detail = { [`/generalRefund/detail`]: RefundDetailScreen };

const agentTicket = '7812100000031';
const boughtTwice = '7812100000020';

/** Every kind of request. */
export const refundWays = {
  general: {
    member: first,
    address: '/generalRefund/apply?order=26120000000031',
    screens: { '/generalRefund/apply': RefundApplicationScreen },
    write: submitRefund,
    fill: async (tab) => {
      await tab.doing((part) => {
        const reason = part.querySelector('select');
        if (reason?.value === '') fireEvent.change(reason, { target: { value: 'plansChanged' } });
        tick(part);
      });
    },
    words: async () => {
      const [form, request] = [
        await messagesFor('zh', 'refund-form'),
        await messagesFor('zh', 'refund-request'),
      ];
      return { submit: form('submit'), absent: form('outcome.absent'), done: request('result.title') };
    },
    ticketNo: agentTicket,
    givesBack: true,
    made: ({ own }) => count(own, agentTicket),
    rival: (airline) => agentTakes(airline, agentTicket),
    rivals: ({ other }) => count(other, agentTicket),
  },
  agent: {
    member: second,
    address: '/generalRefund/valet',
    screens: { '/generalRefund/valet': AgentRefundScreen },
    write: submitAgentRefund,
    fill: async (tab) => {
      const [check, agent, fields] = [
        await messagesFor('zh', 'check-in'),
        await messagesFor('zh', 'agent-refund'),
        await messagesFor('zh', 'account-fields'),
      ];
      await tab.doing((part) => {
        type(check('query.ticketNo'), agentTicket.slice(3))(part);
        type(check('query.name'), '张三')(part);
      });
      await tab.press(agent('find'));
      await tab.doing(tick);
      await tab.press(fields('code.send'));
      await tab.press(fields('code.resend'));
      await tab.doing(type(agent('code.label'), '246810'));
    },
    words: async () => {
      const agent = await messagesFor('zh', 'agent-refund');
      return { submit: agent('submit'), absent: agent('absent'), done: agent('done.title') };
    },
    ticketNo: agentTicket,
    givesBack: true,
    // Whoever is signed in may ask for the passenger, and its owner too.
    made: ({ own, other }) => ofKind([...own, ...other], agentTicket, true),
    rival: (airline) => ownerTakes(airline, agentTicket),
    rivals: ({ own, other }) => ofKind([...own, ...other], agentTicket, false),
  },
  repurchase: {
    member: first,
    address: '/twoHourRefund/searchTickets',
    screens: {
      '/twoHourRefund/searchTickets': RepurchaseSearchScreen,
      '/twoHourRefund/queryResult': RepurchaseResultScreen,
      '/twoHourRefund/success': RepurchaseSubmittedScreen,
    },
    write: submitRepurchase,
    fill: async (tab) => {
      const [repurchase, fields] = [
        await messagesFor('zh', 'repurchase'),
        await messagesFor('zh', 'account-fields'),
      ];
      await tab.doing((part) => {
        type(repurchase('field.old'), boughtTwice.slice(3))(part);
        type(repurchase('field.new'), '2100000021')(part);
        type(repurchase('field.documentNo'), '310104199103072512')(part);
      });
      await tab.press(fields('code.send'));
      await tab.press(fields('code.resend'));
      await tab.doing(type(repurchase('field.code'), '246810'));
      await tab.press(repurchase('search'));
    },
    words: async () => {
      const repurchase = await messagesFor('zh', 'repurchase');
      return {
        submit: repurchase('submit'),
        absent: repurchase('absent'),
        done: repurchase('done.title'),
      };
    },
    ticketNo: boughtTwice,
    givesBack: true,
    made: ({ own }) => own.filter(isNew(boughtTwice)).filter(({ kind }) => kind === 'repurchase').length,
    rival: (airline) => agentTakes(airline, boughtTwice),
    rivals: ({ own, other }) =>
      count(other, boughtTwice) +
      own.filter(isNew(boughtTwice)).filter(({ kind }) => kind !== 'repurchase').length,
  },
  resubmission: {
    member: first,
    address: `/generalRefund/detail?request=${partly}`,
    screens: detail,
    write: resubmitRefund,
    fill: async (tab) => {
      const request = await messagesFor('zh', 'refund-request');
      if (!tab.button(request('resubmit.send'))) await tab.press(request('hand.resubmit'));
      await tab.doing(attach);
      const preparing = (await messagesFor('zh', 'attachments'))('preparing');
      // Its code is fetched at the first file, in real time.
      const patience = performance.now() + 20_000;
      while (tab.text().includes(preparing) && performance.now() < patience) {
        await new Promise(setImmediate);
        await tab.settle();
      }
    },
    words: async () => {
      const request = await messagesFor('zh', 'refund-request');
      return { submit: request('resubmit.send'), absent: request('acted.absent') };
    },
    ticketNo: rejectedTicket,
    givesBack: true,
    made: (known) => events(known, 'resubmitted'),
    rival: (airline) =>
      askedBy(airline, airline.signIn(first))(askForDifference, {
        ...payloads.askForDifference,
        requestNo: partly,
        ticketNo: arrivedTicket,
      }),
    rivals: () => 0,
  },
  difference: {
    member: first,
    address: `/generalRefund/detail?request=${partly}`,
    screens: detail,
    write: askForDifference,
    fill: async (tab) => {
      const request = await messagesFor('zh', 'refund-request');
      if (!tab.button(request('difference.send'))) await tab.press(request('difference'));
      await tab.doing((part) => {
        type(request('difference.amount', { currency: 'CNY' }), '120')(part);
        type(request('difference.reason'), '延误免手续费')(part);
      });
    },
    words: async () => {
      const request = await messagesFor('zh', 'refund-request');
      return { submit: request('difference.send'), absent: request('acted.absent') };
    },
    ticketNo: arrivedTicket,
    givesBack: false,
    made: (known) => events(known, 'differenceAsked'),
    rivals: () => 0,
  },
} satisfies Readonly<Record<string, RefundWay>>;

/** The member who is not who asks. */
export const otherThan = (member: string): string => (member === first ? second : first);

/** Asks the airline for what it knows by now. */
export async function knownOf(airline: Airline, { member, ticketNo }: RefundWay): Promise<Known> {
  const asked = async (card: string) => {
    const { body } = await answerTo(airline, refundRequests, {}, { token: airline.signIn(card) });
    return refundRequests.response.parse(body['data']).requests;
  };
  const { body } = await answerTo(airline, ticketFees, { ticketNo, name: '张三' });
  const legs = ((body['data'] ?? {}) as { legs?: { flown?: boolean }[] }).legs ?? [];
  return {
    own: await asked(member),
    other: await asked(otherThan(member)),
    isGivenBack: legs.every(({ flown }) => flown),
  };
}
