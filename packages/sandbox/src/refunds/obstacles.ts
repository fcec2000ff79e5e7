import type { RefundTicket, UnderWay } from '@mapp/kit/contracts';
import type { RefundObstacle } from '@mapp/kit/rules';
import { waitingFor } from '../changes/store.ts';
import type { Language, Texts } from '../language.ts';
import { nameIn } from '../seed/persons.ts';
import type { Stores } from '../stores.ts';
import { isUsable, type SpecialTicket, type TicketRecord } from '../ticket-orders/ticket-records.ts';
import type { RequestRecord } from './request-records.ts';

type Facts = NonNullable<RefundTicket['obstacle']> & { readonly kind: RefundObstacle };

const special: Readonly<Partial<Record<SpecialTicket, RefundObstacle>>> = {
  pointsFailed: 'pointsPaymentFailed',
  mismatch: 'mismatch',
  originalChannel: 'originalChannel',
  appOnly: 'inApp',
  mixedPayment: 'mixedPayment',
  printed: 'printedItinerary',
  reasonsLimited: 'onlyTwoKinds',
};

const agency: Texts = {
  zh: '旅行社 上海 014 号',
  en: 'Travel agency Shanghai 014',
  ja: '旅行会社 上海 014号',
  ko: '여행사 상하이 014호',
  ru: 'Агентство «Шанхай 014»',
};
const app: Texts = {
  zh: '手机客户端',
  en: 'Mobile app',
  ja: 'モバイルアプリ',
  ko: '모바일 앱',
  ru: 'Мобильное приложение',
};
const hours: Texts = {
  zh: '周一至周六 09:00 – 18:00',
  en: 'Mon to Sat, 09:00 – 18:00',
  ja: '月〜土 09:00 – 18:00',
  ko: '월~토 09:00 – 18:00',
  ru: 'Пн–сб, 09:00–18:00',
};
const address: Texts = {
  zh: '上海市虹桥路 2550 号 结算部 退票组',
  en: 'Refunds, Settlement Department, 2550 Hongqiao Road, Shanghai',
  ja: '上海市虹橋路2550号 精算部 払い戻し係',
  ko: '상하이시 훙차오로 2550호 정산부 환불팀',
  ru: 'Шанхай, Хунцяо-лу, 2550, отдел расчётов, группа возвратов',
};

const ofRequest = (record: RequestRecord): RefundObstacle => {
  if (record.state === 'suspended' || record.state === 'rejected') return record.state;
  return record.state === 'arrived' || record.state === 'sent' || record.state === 'difference'
    ? 'returned'
    : 'inRequest';
};

/** The first thing that stands against giving a ticket back online. */
export function obstacleOf(
  { refundBook, changeOrders }: Pick<Stores, 'refundBook' | 'changeOrders'>,
  ticket: TicketRecord,
): RefundObstacle | undefined {
  const kept = refundBook.ofTicket(ticket.ticketNo);
  if (kept) return ofRequest(kept.request);
  if (ticket.coupons.every((coupon) => coupon.state === 'refunded')) return 'returned';
  if (waitingFor(changeOrders, ticket)) return 'underWay';
  const known = ticket.special && special[ticket.special];
  if (known) return known;
  if (ticket.paxType !== 'ADT') return 'onlyAdults';
  return ticket.coupons.some(isUsable) ? undefined : 'departed';
}

const tail = (number: string): string => `•••• ${number.slice(-4)}`;

function mismatchOf({ person }: TicketRecord, language: Language): NonNullable<Facts['compared']> {
  const name = nameIn(person, language);
  const document = tail(person.idList[0]?.idNo ?? '');
  return [
    { field: 'name', onTicket: name, onAccount: name, same: true },
    { field: 'document', onTicket: document, onAccount: document, same: true },
    { field: 'phone', onTicket: '•••• 5678', onAccount: '•••• 0001', same: false },
  ];
}

/** An obstacle with what its ways out need, in the language of who asks. */
export function obstacleFacts(
  kind: RefundObstacle,
  ticket: TicketRecord,
  { request, underWay }: { readonly request?: RequestRecord; readonly underWay?: UnderWay | undefined },
  language: Language,
): Facts {
  const total = (of: (coupon: TicketRecord['coupons'][number]) => number) =>
    ticket.coupons.reduce((sum, coupon) => sum + of(coupon), 0);
  const paid = {
    cash: { amount: total(({ fare, taxes }) => fare + taxes), currency: 'CNY' },
    points: total(({ points = 0 }) => points),
  };
  const reason = request?.rejection ?? request?.suspension;
  return {
    kind,
    ...(request && { requestNo: request.requestNo, ...(request.kind && { requestKind: request.kind }) }),
    ...(reason && { reason: reason[language] }),
    ...(kind === 'underWay' && underWay && { underWay }),
    ...(kind === 'mixedPayment' && { channel: app[language], paid }),
    ...((kind === 'originalChannel' || kind === 'onlyAdults') && {
      channel: agency[language],
      channelPhone: '021-62680014',
      channelHours: hours[language],
    }),
    ...(kind === 'printedItinerary' && { address: address[language] }),
    ...(kind === 'mismatch' && { compared: mismatchOf(ticket, language) }),
    ...(kind === 'pointsPaymentFailed' && { paid }),
  };
}
