import { banks, canNameCard, cardTail } from '@mapp/kit/rules';
import { bankCard } from '@mapp/kit/validators';
import type { Texts } from '../language.ts';
import { refuseRefund } from '../refunds/refusals.ts';
import type { RequestRecord } from '../refunds/request-records.ts';
import { signedIn, type Answers, type RequestContext } from '../request-context.ts';

/** A card that no bank knows, though its digits are right. Source: sandbox.md. */
const refusedCard = '6217000000000000012';

/** The ID card of the passenger of a ticket, masked; undefined where there is none. */
function holderOf({ ticketBook, member, language }: RequestContext, ticketNo: string, name: Texts) {
  const isMember = member && `${member.name.cnFamily}${member.name.cnGiven}` === name.zh;
  const documents = ticketBook.find(ticketNo)?.person.idList ?? (isMember ? member.identities : []);
  const idNo = documents.find(({ idType }) => idType === 'NI')?.idNo;
  return idNo === undefined
    ? undefined
    : { name: name[language], documentNo: `${idNo.slice(0, 6)}••••••••${idNo.slice(-4)}` };
}

/** A card of a request, as far as it has one. */
function cardOf({ refundCards }: RequestContext, { requestNo, to }: RequestRecord) {
  if (to?.kind !== 'card' || to.tail === undefined || to.bank === undefined) return undefined;
  const kind = refundCards.kindOf(requestNo);
  const bank = banks.find((one) => one === to.bank) ?? 'other';
  return { tail: to.tail, bank, ...(kind && { kind }) };
}

/** Cards that receive refunds. */
export const bankCardAnswers: Pick<Answers, 'refundCard' | 'saveRefundCard'> = {
  refundCard(context, { requestNo }) {
    const record = context.refundBook.find(signedIn(context).cardNo, requestNo);
    const [ticket] = record?.tickets ?? [];
    if (!record || !ticket) return refuseRefund('RFD08', context.language);
    const { name, ticketNo } = ticket;
    const closed = !canNameCard(record);
    // Nothing is to be filled in: who asks for somebody else learns no document of the passenger's.
    const holder = closed ? undefined : holderOf(context, ticketNo, name);
    const card = cardOf(context, record);
    return {
      envelope: 'Code',
      payload: {
        name: name[context.language],
        ticketNo,
        ...(record.back && { back: record.back }),
        ...(holder && { holder }),
        ...(card && { card }),
        ...(record.kind && { kind: record.kind }),
        closed,
      },
    };
  },

  saveRefundCard(context, { requestNo, kind, cardNumber, bank }) {
    const { cardNo } = signedIn(context);
    const record = context.refundBook.find(cardNo, requestNo);
    if (!record) return refuseRefund('RFD08', context.language);
    if (!canNameCard(record)) return refuseRefund('RFD09', context.language);
    if (!bankCard(cardNumber).ok || cardNumber === refusedCard)
      return refuseRefund('RFD65', context.language);
    const card = { bank, tail: cardTail(cardNumber), kind };
    context.refundCards.keep(requestNo, kind);
    context.refundBook.change(cardNo, { ...record, to: { kind: 'card', bank, tail: card.tail } });
    return { envelope: 'Code', payload: { card } };
  },
};
