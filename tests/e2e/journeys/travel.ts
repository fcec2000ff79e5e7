import { application } from '../refunds.support.ts';
import { begins, escaped, fareIn, gap, holding, june, read } from './names.ts';
import type { Journeys } from './journey.ts';

export const travelJourneys = {
  'a boarding pass': {
    begin: `/boarde?tab=processed`,
    go: async (listener, say) => {
      await listener.press('link', holding(say('check-in', 'pass.of', { flight: gap }), 'MU'));
    },
    end: (say) => say('boarding-pass', 'title'),
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
} satisfies Journeys;
