import { activationCodes } from '@mapp/sandbox/coupons';
import { password } from '@mapp/sandbox/members';
import { member, newcomer } from './beneficiary.support.ts';
import type { Listener } from './listener.ts';
import { application } from './refunds.support.ts';
import { claimed } from './retro.support.ts';
import { newContact } from './saved.support.ts';
import type { WriteName } from '../faults/ways/way.ts';
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

/** A day of June by its button, in each language. */
const june = (day: number) =>
  new RegExp(`6[月월]\\s?${day}[日일]|(?<!\\d)${day}\\s(?:июн|Jun)|Jun[a-z]*\\s${day}(?!\\d)`);

/** One of the main journeys, by roles, names and keys alone. */
export interface Journey {
  /** Without base. */
  readonly begin: string;
  readonly guest?: boolean;
  readonly go: (listener: Listener, say: Say) => Promise<void>;
  /** Heading at its end. */
  readonly end: (say: Say) => string;
  /** Address at its end, where that tells what was chosen. */
  readonly address?: RegExp;
  /** Write that it ends in. */
  readonly sends?: WriteName;
  /** Decisions that it takes at most, and how soon it is at its end, ms. */
  readonly atMost?: { readonly touches: number; readonly ms: number };
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
    sends: 'addBeneficiary',
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
    sends: 'checkIn',
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
    sends: 'createOrder',
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
    sends: 'orderChange',
  },
  'a refund': {
    begin: application,
    go: async (listener, say) => {
      await listener.choose(say('refund-form', 'reason'), say('refund', 'reason.plansChanged'));
      await listener.take('checkbox', holding(read(say('refund-form', 'agree', { notice: gap })), ''));
      await listener.press('button', say('refund-form', 'submit'));
    },
    end: (say) => say('refund-request', 'result.title'),
    sends: 'submitRefund',
    // The one ticket of the order is chosen already: why, that the loss is agreed to, and that it is handed in.
    atMost: { touches: 3, ms: 40_000 },
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
    sends: 'followFlight',
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
    sends: 'retroClaim',
  },
  'both days of a flight in the calendar of prices': {
    begin: `/calendarPage?${new URLSearchParams({
      from: 'BJS',
      to: 'SHA',
      trip: 'RT',
      returnUrl: '/mapp/calculator?of=exchange&from=BJS&to=SHA&trip=RT&people=1',
    })}`,
    guest: true,
    go: async (listener, say) => {
      await listener.turn('button', june(1), 'ArrowDown', june(8));
      await listener.press('button', june(8));
      await listener.turn('button', june(8), 'ArrowDown', june(15));
      await listener.press('button', june(15));
      await listener.press('button', say('calendar', 'confirm'));
    },
    end: (say) => say('calculator', 'title'),
    address: /date=2026-06-08&returnDate=2026-06-15$/,
  },
  'points that are bought': {
    begin: '/mine/buyPoints',
    go: async (listener, say) => {
      await listener.press('button', /^1\D?000/);
      await listener.press('button', say('points-orders', 'next'));
      await listener.press('button', say('points-orders', 'submit'));
    },
    end: (say) => say('payment', 'title'),
    sends: 'buyPoints',
  },
  'a tier for points and money': {
    begin: '/mine/exchangeMember',
    go: async (listener, say) => {
      const silver = say('tier-orders', 'name.raise', { tier: say('tiers', 'name.SIL') });
      await listener.press('link', `${say('tier-orders', 'choose.raise')} ${silver}`);
      await listener.press('button', say('tier-orders', 'confirm.pay'));
    },
    end: (say) => say('payment', 'title'),
    sends: 'orderTier',
  },
  'a code that becomes a coupon': {
    begin: '/mine/mycoupons',
    go: async (listener, say) => {
      await listener.press('link', say('coupons', 'code.open'));
      await listener.type(say('coupons', 'code.label'), activationCodes.right);
      await listener.press('button', say('coupons', 'code.submit'));
    },
    end: (say) => say('coupons', 'title'),
    sends: 'activateCoupon',
  },
  'a contact who is saved': {
    begin: '/mine/commonInformation/contact',
    go: async (listener, say) => {
      await listener.press('link', say('saved-people', 'add.contact'));
      await listener.type(say('saved-people', 'field.name'), newContact.name);
      await listener.type(say('forms', 'phone'), newContact.phone);
      await listener.type(say('saved-people', 'field.email'), newContact.email);
      await listener.press('button', say('saved-people', 'save'));
    },
    end: (say) => say('saved-people', 'title'),
    sends: 'saveContact',
  },
} satisfies Readonly<Record<string, Journey>>;

export type JourneyName = keyof typeof journeys;

/** Each with its name, in their order. */
export const namedJourneys = Object.entries<Journey>(journeys) as [JourneyName, Journey][];

/** Address at which a journey begins in a language. */
export const beginOf = ({ begin }: Journey, locale: Locale): string =>
  `/mapp${begin}${begin.includes('?') ? '&' : '?'}lang=${locale}`;
