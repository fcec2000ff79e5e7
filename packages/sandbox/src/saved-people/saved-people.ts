import type { PassengerFields } from '@mapp/kit/contracts';
import { beneficiaryName, contactWith, holderOf, sameAddress, shareIdentity } from '@mapp/kit/rules';
import type { Texts } from '../language.ts';
import type { SeededPassenger } from '../seed/passengers.ts';
import { signedIn, type Answers, type RequestContext } from '../request-context.ts';
import { refusals } from './refusals.ts';

const refuse = (why: keyof typeof refusals, { language }: RequestContext) => {
  const words: Texts = refusals[why];
  return { refusal: { code: -1, message: words[language] } } as const;
};
const saved = (id: string) => ({ dress: 'Code', payload: { id } }) as const;
const done = { dress: 'Code', payload: {} } as const;

/** Why somebody cannot be saved. */
function obstacle(
  visit: RequestContext,
  { favorPaxIdDtoList: documents }: PassengerFields,
  id: string | undefined,
): keyof typeof refusals | undefined {
  const member = signedIn(visit);
  const list = visit.saved.passengers.list(member.cardNo);
  if (shareIdentity(member.identities, documents)) return 'self';
  return documents.some((document) => holderOf(document, list, id)) ? 'document' : undefined;
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

/** Saved passengers, contacts and addresses. */
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
> = {
  savePassenger(visit, { id, ...fields }) {
    const why = obstacle(visit, fields, id);
    if (why) return refuse(why, visit);
    const list = of(visit.saved.passengers, signedIn(visit).cardNo);
    if (list.all.some((each) => each.id === id && each.myUserid !== undefined)) return refuse('self', visit);
    const kept = put<SeededPassenger>(list, id, (given, before) => ({
      id: given,
      sort: before?.sort ?? list.all.length + 1,
      isSelectAvailable: before?.isSelectAvailable ?? true,
      ...fields,
      paxName: beneficiaryName(fields),
    }));
    return kept === undefined ? refuse('gone', visit) : saved(kept);
  },

  removePassenger(visit, { id }) {
    const list = of(visit.saved.passengers, signedIn(visit).cardNo);
    const found = list.all.find((each) => each.id === id);
    if (!found) return refuse('gone', visit);
    if (found.myUserid !== undefined) return refuse('self', visit);
    list.remove(id);
    return done;
  },

  savedContacts(visit) {
    return { dress: 'Code', payload: { contacts: [...visit.saved.contacts.list(signedIn(visit).cardNo)] } };
  },

  saveContact(visit, { id, ...fields }) {
    const list = of(visit.saved.contacts, signedIn(visit).cardNo);
    if (contactWith(fields.phone, list.all, id)) return refuse('phone', visit);
    const kept = put(list, id, (given) => ({ id: given, ...fields }));
    return kept === undefined ? refuse('gone', visit) : saved(kept);
  },

  removeContact(visit, { id }) {
    const list = of(visit.saved.contacts, signedIn(visit).cardNo);
    if (!list.all.some((each) => each.id === id)) return refuse('gone', visit);
    list.remove(id);
    return done;
  },

  savedAddresses(visit) {
    return { dress: 'Code', payload: { addresses: [...visit.saved.addresses.list(signedIn(visit).cardNo)] } };
  },

  saveAddress(visit, { id, ...fields }) {
    const list = of(visit.saved.addresses, signedIn(visit).cardNo);
    if (list.all.some((each) => each.id !== id && sameAddress(each, fields))) return refuse('address', visit);
    const kept = put(list, id, (given) => ({ id: given, ...fields }));
    return kept === undefined ? refuse('gone', visit) : saved(kept);
  },

  removeAddress(visit, { id }) {
    const list = of(visit.saved.addresses, signedIn(visit).cardNo);
    if (!list.all.some((each) => each.id === id)) return refuse('gone', visit);
    list.remove(id);
    return done;
  },
};
