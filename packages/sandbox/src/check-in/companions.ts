import type { Companion, CompanionFields } from '@mapp/kit/contracts';
import { credentialOf, partyProblem, shareIdentity } from '@mapp/kit/rules';
import { documentNumber } from '@mapp/kit/validators';
import { passengerType } from '../seed/check-in/companions.ts';
import { memberPerson } from '../seed/check-in/people.ts';
import type { Member } from '../seed/members.ts';
import { signedIn, type Answers, type RequestContext } from '../request-context.ts';
import { done, refuse, type Why } from './refusals.ts';
import { settle } from './settling.ts';
import { ticketFor, travellerOfTicket } from './tickets.ts';
import { seatPassengerOf } from './travellers.ts';

/** The member as a companion; one without a document on file cannot be in the list. */
function selfOf(context: RequestContext, member: Member): Companion | undefined {
  const { idList, country: _, countryText: _text, ...rest } = memberPerson(member);
  const [identity] = idList;
  return (
    identity && {
      companionId: `C-${member.cardNo.slice(-4)}-0`,
      ...rest,
      paxType: passengerType(rest, context.clock.today()),
      identity,
      phone: member.phone === undefined ? '' : `+86 ${member.phone}`,
      self: true,
    }
  );
}

/** The fields as they are kept, or why they are refused. */
function admit(
  context: RequestContext,
  fields: CompanionFields,
  others: readonly Companion[],
): { readonly kept: CompanionFields } | { readonly no: Why } {
  const { identity } = fields;
  const kind = credentialOf(identity.idType)?.kind;
  const checked =
    kind === 'identityCard' || kind === 'passport'
      ? documentNumber(identity.idNo, kind, {
          today: context.clock.today(),
          country: identity.issueCountry ?? 'CN',
        })
      : undefined;
  if (checked && !checked.ok) return { no: 'document' };
  const kept = checked?.ok ? { ...identity, idNo: checked.value } : identity;
  if (shareIdentity(signedIn(context).identities, [kept])) return { no: 'CKI17' };
  if (others.some((other) => shareIdentity([other.identity], [kept]))) return { no: 'CKI18' };
  return { kept: { ...fields, identity: kept } };
}

/** With whom the member travels. */
export const companions: Pick<
  Answers,
  'companions' | 'addCompanion' | 'changeCompanion' | 'removeCompanion' | 'joinCompanions'
> = {
  companions(context) {
    const member = signedIn(context);
    const self = selfOf(context, member);
    const list = context.checkIn.companions.list(member.cardNo);
    return { envelope: 'Code', payload: { companions: [...(self ? [self] : []), ...list] } };
  },

  addCompanion(context, fields) {
    const { cardNo } = signedIn(context);
    const book = context.checkIn.companions;
    const admitted = admit(context, fields, book.list(cardNo));
    if ('no' in admitted) return refuse(admitted.no, context);
    return { envelope: 'Code', payload: { companionId: book.add(cardNo, admitted.kept) } };
  },

  changeCompanion(context, { companionId, ...fields }) {
    const { cardNo } = signedIn(context);
    const book = context.checkIn.companions;
    const all = book.list(cardNo);
    const others = all.filter((one) => one.companionId !== companionId);
    if (others.length === all.length) return refuse('unknown', context);
    const admitted = admit(context, fields, others);
    if ('no' in admitted) return refuse(admitted.no, context);
    book.change(cardNo, companionId, admitted.kept);
    return done;
  },

  removeCompanion(context, { companionId }) {
    const { cardNo } = signedIn(context);
    const book = context.checkIn.companions;
    if (!book.list(cardNo).some((one) => one.companionId === companionId)) return refuse('unknown', context);
    book.remove(cardNo, companionId);
    return done;
  },

  joinCompanions(context, { segmentId, companionIds }) {
    const { cardNo } = signedIn(context);
    settle(context);
    const { checkIn, clock } = context;
    const segment = checkIn.bookings.find(cardNo, segmentId)?.segment;
    const chosen = companionIds.map((id) =>
      checkIn.companions.list(cardNo).find(({ companionId }) => companionId === id),
    );
    if (!segment || chosen.includes(undefined)) return refuse('unknown', context);
    const known = segment.travellers.flatMap(({ person }) => person.idList);
    const asked = chosen.flatMap((one) => (one && !shareIdentity(known, [one.identity]) ? [one] : []));
    const tickets = asked.map((one) => ({ one, ticket: ticketFor(one.identity, segment, clock.today()) }));
    const joining = tickets.flatMap(({ ticket }) =>
      ticket ? [travellerOfTicket(checkIn, cardNo, ticket)] : [],
    );
    const party = [...segment.travellers, ...joining].map((one) => seatPassengerOf(one, segment.day));
    const problem = partyProblem(party);
    if (problem) return refuse(problem === 'childAlone' ? 'CKI19' : problem, context);
    checkIn.bookings.change(cardNo, segmentId, { travellers: [...segment.travellers, ...joining] });
    const without = tickets.flatMap(({ one, ticket }) => (ticket ? [] : [one.companionId]));
    return { envelope: 'Code', payload: { without } };
  },
};
