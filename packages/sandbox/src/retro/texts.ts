import type { Texts } from '../language.ts';

/** The airline's words about a claim. */
export const texts = {
  '00000': {
    zh: '积分补登提交成功',
    en: 'Points retroactive claim submitted successfully',
    ja: '事後登録を受け付けました',
    ko: '포인트 사후 적립 신청이 접수되었습니다',
    ru: 'Заявка на начисление баллов принята',
  },
  RTC01: {
    zh: '姓名不一致，请致电客服（95530）',
    en: 'Name mismatch, please call customer service (95530)',
    ja: 'お名前が一致しません。お電話（95530）ください',
    ko: '성명이 일치하지 않습니다. 고객센터(95530)로 전화해 주세요',
    ru: 'Имена не совпадают, позвоните в службу поддержки (95530)',
  },
  RTC02: {
    zh: '查不到证件信息，请先维护证件',
    en: 'Cannot find ID information, maintain ID first',
    ja: '身分証明書の登録がありません。先にご登録ください',
    ko: '신분증 정보가 없습니다. 먼저 등록해 주세요',
    ru: 'Нет данных документа, сначала добавьте документ',
  },
  RTC03: {
    zh: '非 781 客票',
    en: 'Not a 781 ticket',
    ja: '781で始まる航空券ではありません',
    ko: '781로 시작하는 항공권이 아닙니다',
    ru: 'Билет не серии 781',
  },
  RTC04: {
    zh: '该航班已补登',
    en: 'Flight already claimed',
    ja: 'この便は登録済みです',
    ko: '이미 적립된 항공편입니다',
    ru: 'За этот рейс баллы уже начислены',
  },
  RTC05: {
    zh: '伙伴航班，请选择伙伴补登',
    en: 'Partner flight, choose partner claim',
    ja: '提携会社の便です。提携便の登録をご利用ください',
    ko: '제휴 항공편입니다. 제휴 항공편 적립을 이용해 주세요',
    ru: 'Рейс партнёра, подайте заявку на рейс партнёра',
  },
  RTC06: {
    zh: '非本集团承运航班，不支持补登',
    en: 'Not supported, flight not operated by the group',
    ja: '当グループの運航便ではないため登録できません',
    ko: '당사 그룹이 운항하지 않은 항공편은 적립할 수 없습니다',
    ru: 'Рейс выполнен не нашей группой, начислить нельзя',
  },
  early: {
    zh: '还没到可补登的日期',
    en: 'The flight cannot be claimed yet',
    ja: 'まだ登録できません',
    ko: '아직 적립을 신청할 수 없습니다',
    ru: 'Подать заявку пока нельзя',
  },
  late: {
    zh: '已超过补登期限',
    en: 'The time to claim this flight is over',
    ja: '登録期限を過ぎています',
    ko: '적립 신청 기한이 지났습니다',
    ru: 'Срок подачи заявки истёк',
  },
  unknown: {
    zh: '没有查到该航班',
    en: 'This flight was not found',
    ja: 'この便は見つかりません',
    ko: '항공편을 찾을 수 없습니다',
    ru: 'Рейс не найден',
  },
} as const satisfies Record<string, Texts>;

export type ClaimAnswer = keyof typeof texts;
