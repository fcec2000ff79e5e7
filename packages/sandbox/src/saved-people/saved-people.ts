import type { PassengerFields } from '@mapp/kit/contracts';
import {
  beneficiaryName,
  contactWith,
  holderOf,
  sameAddress,
  sameTitle,
  shareIdentity,
} from '@mapp/kit/rules';
import type { Texts } from '../language.ts';
import { toldIn } from '../seed/listed.ts';
import type { SeededPassenger } from '../seed/passengers.ts';
import type { KeptContact } from '../seed/saved-people.ts';
import { signedIn, type Answers, type RequestContext } from '../request-context.ts';
import { isCard } from './programmes.ts';
import { refusals } from './refusals.ts';

const refuse = (why: keyof typeof refusals, { language }: RequestContext) => {
  const words: Texts = refusals[why];
  return { refusal: { code: -1, message: words[language] } } as const;
};
const saved = (id: string) => ({ envelope: 'Code', payload: { id } }) as const;
const done = { envelope: 'Code', payload: {} } as const;

/** Why somebody cannot be saved. */
function obstacle(
  context: RequestContext,
  { favorPaxIdDtoList: documents, card }: PassengerFields,
  id: string | undefined,
): keyof typeof refusals | undefined {
  const member = signedIn(context);
  const list = context.saved.passengers.list(member.cardNo);
  if (shareIdentity(member.identities, documents)) return 'self';
  if (documents.some((document) => holderOf(document, list, id))) return 'document';
  return card && !isCard(card) ? 'card' : undefined;
}

/** Changes an entry of a list, or adds one; undefined where there is none with the id. */
function put<Entry extends { readonly id: string }>(
  list: {
    readonly all: readonly Entry[];
    readonly add: (make: (id: string) => Entry) => string;
    readonly change: (id: string, make: (before: Entry) => Entry) => void;
  },
  id: string | undefined,
  make: (id: string, before: Entry | undefined) => Entry,
): string | undefined {
  if (id === undefined) return list.add((given) => make(given, undefined));
  if (!list.all.some((entry) => entry.id === id)) return undefined;
  list.change(id, (before) => make(id, before));
  return id;
}

/** A list of one member. */
const of = <Entry>(
  lists: {
    readonly list: (cardNo: string) => readonly Entry[];
    readonly add: (cardNo: string, make: (id: string) => Entry) => string;
    readonly change: (cardNo: string, id: string, make: (before: Entry) => Entry) => void;
    readonly remove: (cardNo: string, id: string) => void;
  },
  cardNo: string,
) => ({
  all: lists.list(cardNo),
  add: (make: (id: string) => Entry) => lists.add(cardNo, make),
  change: (id: string, make: (before: Entry) => Entry) => lists.change(cardNo, id, make),
  remove: (id: string) => lists.remove(cardNo, id),
});

/** Saved passengers, contacts, addresses and titles of receipts. */
export const savedPeople: Pick<
  Answers,
  | 'savePassenger'
  | 'removePassenger'
  | 'savedContacts'
  | 'saveContact'
  | 'removeContact'
  | 'savedAddresses'
  | 'saveAddress'
  | 'removeAddress'
  | 'invoiceTitles'
  | 'saveInvoiceTitle'
  | 'removeInvoiceTitle'
> = {
  savePassenger(context, { id, ...fields }) {
    const why = obstacle(context, fields, id);
    if (why) return refuse(why, context);
    const list = of(context.saved.passengers, signedIn(context).cardNo);
    if (list.all.some((each) => each.id === id && each.myUserid !== undefined))
      return refuse('self', context);
    const kept = put<SeededPassenger>(list, id, (given, before) => ({
      id: given,
      sort: before?.sort ?? list.all.length + 1,
      isSelectAvailable: before?.isSelectAvailable ?? true,
      ...fields,
      paxName: beneficiaryName(fields),
    }));
    return kept === undefined ? refuse('gone', context) : saved(kept);
  },

  removePassenger(context, { id }) {
    const list = of(context.saved.passengers, signedIn(context).cardNo);
    const found = list.all.find((each) => each.id === id);
    if (!found) return refuse('gone', context);
    if (found.myUserid !== undefined) return refuse('self', context);
    list.remove(id);
    return done;
  },

  savedContacts(context) {
    const contacts = context.saved.contacts.list(signedIn(context).cardNo);
    return {
      envelope: 'Code',
      payload: { contacts: contacts.map((one) => toldIn(one, context.language)) },
    };
  },

  saveContact(context, { id, ...fields }) {
    const list = of(context.saved.contacts, signedIn(context).cardNo);
    if (contactWith(fields.phone, list.all, id)) return refuse('phone', context);
    const kept = put<KeptContact>(list, id, (given) => ({ id: given, ...fields }));
    return kept === undefined ? refuse('gone', context) : saved(kept);
  },

  removeContact(context, { id }) {
    const list = of(context.saved.contacts, signedIn(context).cardNo);
    if (!list.all.some((each) => each.id === id)) return refuse('gone', context);
    list.remove(id);
    return done;
  },

  savedAddresses(context) {
    return {
      envelope: 'Code',
      payload: { addresses: [...context.saved.addresses.list(signedIn(context).cardNo)] },
    };
  },

  saveAddress(context, { id, ...fields }) {
    const list = of(context.saved.addresses, signedIn(context).cardNo);
    if (list.all.some((each) => each.id !== id && sameAddress(each, fields)))
      return refuse('address', context);
    const kept = put(list, id, (given) => ({ id: given, ...fields }));
    return kept === undefined ? refuse('gone', context) : saved(kept);
  },

  removeAddress(context, { id }) {
    const list = of(context.saved.addresses, signedIn(context).cardNo);
    if (!list.all.some((each) => each.id === id)) return refuse('gone', context);
    list.remove(id);
    return done;
  },

  invoiceTitles(context) {
    return {
      envelope: 'Code',
      payload: { titles: [...context.saved.titles.list(signedIn(context).cardNo)] },
    };
  },

  saveInvoiceTitle(context, { id, ...fields }) {
    const list = of(context.saved.titles, signedIn(context).cardNo);
    if (list.all.some((each) => each.id !== id && sameTitle(each, fields))) return refuse('title', context);
    const kept = put(list, id, (given) => ({ id: given, ...fields }));
    return kept === undefined ? refuse('gone', context) : saved(kept);
  },

  removeInvoiceTitle(context, { id }) {
    const list = of(context.saved.titles, signedIn(context).cardNo);
    if (!list.all.some((each) => each.id === id)) return refuse('gone', context);
    list.remove(id);
    return done;
  },
};
