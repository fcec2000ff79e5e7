import { activationCodes } from '@mapp/sandbox/coupons';
import { password } from '@mapp/sandbox/members';
import { member, newcomer } from '../beneficiary.support.ts';
import { claimed } from '../retro.support.ts';
import { newContact } from '../saved.support.ts';
import { begins, gap, holding } from './names.ts';
import type { Journeys } from './journey.ts';

export const memberJourneys = {
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
      // What need not be filled in says so after its name.
      await listener.type(begins(say('saved-people', 'field.email')), newContact.email);
      await listener.press('button', say('saved-people', 'save'));
    },
    end: (say) => say('saved-people', 'title'),
    sends: 'saveContact',
  },
} satisfies Journeys;
