import { password } from '@mapp/sandbox/members';
import { member, newcomer } from './beneficiary.support.ts';
import type { Listener } from './listener.ts';
import { application } from './refunds.support.ts';
import { claimed } from './retro.support.ts';
import type { Locale, Say } from './words.ts';

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');
const begins = (text: string) => new RegExp(`^${escaped(text)}`);
/** Stands in a message where the airline's words do. */
const gap = '…';
/** A message whose gap is filled by words that hold this one. */
const holding = (message: string, word: string) =>
  new RegExp(`^${message.split(gap).map(escaped).join(`.*${word}.*`)}$`);
/** Words with their links, as they are read. */
const read = (text: string) => text.replaceAll(/<\/?\w+>/g, '');

/** A fare by its booking class; its own name is the airline's. */
const fareIn = (say: Say, code: string) => new RegExp(escaped(say('fare-families', 'class', { code })));

/** One of the main journeys, by roles, names and keys alone. */
export interface Journey {
  /** Without base. */
  readonly begin: string;
  readonly guest?: boolean;
  readonly go: (listener: Listener, say: Say) => Promise<void>;
  /** Heading at its end. */
  readonly end: (say: Say) => string;
}

const journeys = {
  'signing in': {
    begin: '/login?redirect=/mapp/mine',
    guest: true,
    go: async (listener, say) => {
      await listener.type(say('sign-in', 'account'), member);
      await listener.type(say('sign-in', 'passwordField'), password);
      await listener.press('button', say('sign-in', 'submit'));
    },
    end: (say) => say('mine', 'title'),
  },
  'the points of the last three months': {
    begin: '/mine',
    go: async (listener, say) => {
      await listener.press('link', say('mine', 'card.bill'));
      await listener.press('link', say('points', 'bill.filter'));
      await listener.press('button', say('points', 'filter.months', { count: 3 }));
    },
    end: (say) => say('points', 'bill.title'),
  },
  'a new beneficiary': {
    begin: '/beneficiaryManage',
    go: async (listener, say) => {
      await listener.press('link', say('beneficiaries', 'list.add'));
      await listener.type(say('beneficiary-form', 'cnFamilyName'), newcomer.cnFamilyName);
      await listener.type(say('beneficiary-form', 'cnGivenName'), newcomer.cnGivenName);
      await listener.type(say('forms', 'number'), newcomer['identities.0.number']);
      await listener.choose(say('beneficiary-form', 'relation'), say('beneficiaries', 'relation.friend'));
      await listener.press('button', say('beneficiary-form', 'save'));
    },
    end: (say) => say('beneficiaries', 'list.title'),
  },
  'check-in with a seat': {
    begin: '/boarde',
    go: async (listener, say) => {
      await listener.press('link', begins(`${say('check-in', 'checkIn.now')} MU5105`));
      await listener.press('gridcell', /^33C/);
      await listener.press('button', say('seat-choice', 'checkIn.submit'));
      const agreed = /\p{L}/u;
      await listener.readTo('checkbox', agreed);
      await listener.take('checkbox', agreed);
      await listener.press('button', say('seat-choice', 'safety.confirm.checkIn'));
    },
    end: (say) => say('check-in', 'result.title'),
  },
  'a boarding pass': {
    begin: `/boarde?tab=processed`,
    go: async (listener, say) => {
      await listener.press('link', holding(say('check-in', 'pass.of', { flight: gap }), 'MU'));
    },
    end: (say) => say('boarding-pass', 'title'),
  },
  'from a search to an order': {
    begin: '/reserve/reserveTickets?trip=oneway&seg=SHA-PEK-2026-06-08',
    go: async (listener, say) => {
      await listener.press('button', say('flight-search', 'submit'));
      await listener.press('link', /MU5101/);
      await listener.take('radio', fareIn(say, 'K'));
      await listener.press('button', say('cabin-choice', 'verify'));
      await listener.press('button', /^(张三|San Zhang)/);
      await listener.take('checkbox', read(say('booking-form', 'agree')));
      await listener.press('button', say('booking-form', 'submit'));
    },
    end: (say) => say('payment', 'title'),
  },
  'another flight for a ticket': {
    begin: '/reschedule/ticketInquiry',
    go: async (listener, say) => {
      await listener.press(
        'link',
        new RegExp(`^${escaped(say('changes', 'inquiry.change'))}.*781-2100000031`),
      );
      await listener.press('link', /MU5095/);
      await listener.take('radio', fareIn(say, 'K'));
      await listener.press('button', say('changes', 'cabin.next'));
      await listener.take('checkbox', begins(read(say('changes', 'agree'))));
      await listener.press('button', say('changes', 'bar.pay'));
    },
    end: (say) => say('payment', 'title'),
  },
  'a refund': {
    begin: application,
    go: async (listener, say) => {
      await listener.choose(say('refund-form', 'reason'), say('refund', 'reason.plansChanged'));
      await listener.take('checkbox', holding(read(say('refund-form', 'agree', { notice: gap })), ''));
      await listener.press('button', say('refund-form', 'submit'));
    },
    end: (say) => say('refund-request', 'result.title'),
  },
  'the fees of a ticket': {
    begin: '/rm_calculator',
    go: async (listener, say) => {
      await listener.type(say('check-in', 'query.ticketOrOrder'), '2100000001');
      await listener.type(say('check-in', 'query.name'), '张三');
      await listener.press('button', say('fees', 'calculate'));
      await listener.take('radio', begins(say('fees', 'way.keep')));
    },
    end: (say) => say('fees', 'title'),
  },
  'a flight that is followed': {
    begin: '/flight/index',
    go: async (listener, say) => {
      await listener.type(say('dynamics', 'search.number'), 'mu5101');
      await listener.press('button', say('dynamics', 'search.submit'));
      await listener.press('button', say('dynamics', 'follow'));
    },
    end: () => 'MU5101',
  },
  'the order that waits for its payment': {
    begin: '/mine',
    go: async (listener, say) => {
      await listener.press('link', say('orders-hub', 'all.label'));
      await listener.press('link', begins(say('order-list', 'title')));
      await listener.press('link', holding(say('order-list', 'pay.of', { title: gap }), 'MU591'));
    },
    end: (say) => say('payment', 'title'),
  },
  'points of a flight that were not credited': {
    begin: '/mine',
    go: async (listener, say) => {
      await listener.press('link', say('mine', 'services.retro'));
      await listener.type(say('retro', 'ticket'), claimed.ticketNo);
      await listener.press('button', say('retro', 'search'));
      await listener.press('button', say('retro', 'claim.of', { flight: claimed.flightNo }));
    },
    end: (say) => say('retro', 'submitted'),
  },
} satisfies Readonly<Record<string, Journey>>;

export type JourneyName = keyof typeof journeys;

/** Each with its name, in their order. */
export const namedJourneys = Object.entries<Journey>(journeys) as [JourneyName, Journey][];

/** Address at which a journey begins in a language. */
export const beginOf = ({ begin }: Journey, locale: Locale): string =>
  `/mapp${begin}${begin.includes('?') ? '&' : '?'}lang=${locale}`;
