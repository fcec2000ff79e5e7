import type { Texts } from '../language.ts';
import type { FailureReason } from './records.ts';

/** The airline's words about a passenger whose check-in failed. */
export const failures: Readonly<Record<FailureReason, Texts>> = {
  nameMismatch: {
    zh: '姓名与证件不符，不能在网上办理',
    en: 'The name does not match the document, so this cannot be done online',
    ja: 'お名前が身分証明書と一致しないため、オンラインではお手続きできません',
    ko: '이름이 신분증과 일치하지 않아 온라인으로 처리할 수 없습니다',
    ru: 'Имя не совпадает с документом, онлайн это сделать нельзя',
  },
  informationMissing: {
    zh: '国际旅行信息不完整，未能自动值机',
    en: 'Not checked in automatically: the information for international travel is incomplete',
    ja: '国際線の情報が不足しているため、自動チェックインできませんでした',
    ko: '국제선 여행 정보가 부족해 자동 체크인하지 못했습니다',
    ru: 'Автоматическая регистрация не выполнена: не хватает данных для поездки за границу',
  },
  noSeats: {
    zh: '没有合适的免费座位，未能自动值机',
    en: 'Not checked in automatically: no suitable seats without a charge are left',
    ja: '適した無料の座席がないため、自動チェックインできませんでした',
    ko: '알맞은 무료 좌석이 없어 자동 체크인하지 못했습니다',
    ru: 'Автоматическая регистрация не выполнена: нет подходящих бесплатных мест',
  },
};
