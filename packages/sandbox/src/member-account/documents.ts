import type { DocumentSent, MemberDocument } from '@mapp/kit/contracts';
import { credentialOf, maskedNumber, shareIdentity } from '@mapp/kit/rules';
import { documentNumber } from '@mapp/kit/validators';
import type { Member } from '../seed/members.ts';
import { signedIn, type Answers, type RequestContext } from '../request-context.ts';
import { done, refuse } from './answers.ts';
import type { Refused } from './refusals.ts';

/** Opaque, and the same as long as the document is on file. */
const idOf = ({ cardNo }: Member, { idType, idNo }: { idType: string; idNo: string }): string => {
  let sum = 7;
  for (const character of `${cardNo}${idType}${idNo}`)
    sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 0xff_ff_ff;
  return `D-${sum.toString(16)}`;
};

/** The documents as the wire has them; the first is the main one. */
export const documentsOf = (member: Member): MemberDocument[] =>
  member.identities.map((identity, index) => ({
    documentId: idOf(member, identity),
    idType: identity.idType,
    idNo: maskedNumber(identity.idNo),
    ...(identity.expireDate !== undefined && { expireDate: identity.expireDate }),
    ...(identity.issueCountry !== undefined && { issueCountry: identity.issueCountry }),
    main: index === 0,
  }));

/** A name without its spacing and signs, in capitals: how it is written does not count. */
const plain = (name: string): string => name.replaceAll(/[\s·/]/g, '').toUpperCase();

function obstacle(
  context: RequestContext,
  member: Member,
  sent: DocumentSent,
): Refused | { readonly idNo: string } {
  const { cnFamily, cnGiven, enFamily, enGiven } = member.name;
  const names = [cnFamily + cnGiven, enFamily + enGiven].map(plain);
  if (!names.includes(plain(sent.name))) return 'name';
  const number = documentNumber(sent.idNo, credentialOf(sent.idType)?.kind ?? 'other', {
    today: context.clock.today(),
    country: sent.issueCountry ?? 'CN',
  });
  if (!number.ok) return 'number';
  const own = [{ idType: sent.idType, idNo: number.value }];
  if (shareIdentity(member.identities, own)) return 'twice';
  const others = context.accounts.all().filter(({ cardNo }) => cardNo !== member.cardNo);
  return others.some(({ identities }) => shareIdentity(identities, own)) ? 'taken' : { idNo: number.value };
}

/** The document of an id among those that may be changed. */
function changeable(member: Member, documentId: string): number | Refused {
  const index = member.identities.findIndex((identity) => idOf(member, identity) === documentId);
  return index < 0 ? 'unknown' : index === 0 ? 'main' : index;
}

/** Identity documents. Kind, number and name stay as they were entered. Source: membership.md section 5. */
export const documents: Pick<Answers, 'addDocument' | 'changeDocument' | 'removeDocument'> = {
  addDocument(context, sent) {
    const member = signedIn(context);
    const found = obstacle(context, member, sent);
    if (typeof found === 'string') return refuse(found, context);
    const { idType, expireDate, issueCountry } = sent;
    const added = {
      idType,
      idNo: found.idNo,
      ...(expireDate !== undefined && { expireDate }),
      ...(issueCountry !== undefined && { issueCountry }),
    };
    context.accounts.change(member.cardNo, { identities: [...member.identities, added] });
    return done;
  },

  changeDocument(context, { documentId, expireDate, issueCountry }) {
    const member = signedIn(context);
    const found = changeable(member, documentId);
    if (typeof found === 'string') return refuse(found, context);
    const identities = member.identities.map((identity, index) =>
      index === found
        ? {
            idType: identity.idType,
            idNo: identity.idNo,
            ...(expireDate !== undefined && { expireDate }),
            ...(issueCountry !== undefined && { issueCountry }),
          }
        : identity,
    );
    context.accounts.change(member.cardNo, { identities });
    return done;
  },

  removeDocument(context, { documentId }) {
    const member = signedIn(context);
    const found = changeable(member, documentId);
    if (typeof found === 'string') return refuse(found, context);
    context.accounts.change(member.cardNo, { identities: member.identities.filter((_, at) => at !== found) });
    return done;
  },
};
