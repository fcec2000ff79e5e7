import type { FlightCause } from '@mapp/kit/rules';
import type { Texts } from '../language.ts';

/** Reasons as the airline tells them. */
export const reasons: Readonly<Record<FlightCause, Texts>> = {
  airline: {
    zh: '飞机检修',
    en: 'Aircraft maintenance',
    ja: '機体整備のため',
    ko: '항공기 정비',
    ru: 'Техническое обслуживание самолёта',
  },
  weather: {
    zh: '目的地雷雨',
    en: 'Thunderstorms at the destination',
    ja: '目的地の雷雨のため',
    ko: '목적지 뇌우',
    ru: 'Гроза в пункте назначения',
  },
  control: {
    zh: '流量控制',
    en: 'Air traffic control',
    ja: '航空交通管制のため',
    ko: '항공 교통 관제',
    ru: 'Управление потоком движения',
  },
  security: {
    zh: '安全检查',
    en: 'Security check',
    ja: '保安検査のため',
    ko: '보안 점검',
    ru: 'Проверка безопасности',
  },
  airport: {
    zh: '机场保障',
    en: 'Airport operations',
    ja: '空港の運用のため',
    ko: '공항 운영',
    ru: 'Работа аэропорта',
  },
  passenger: {
    zh: '等待旅客',
    en: 'Waiting for passengers',
    ja: 'お客様をお待ちしているため',
    ko: '승객 대기',
    ru: 'Ожидание пассажиров',
  },
};

export const rule: Texts = {
  zh: '《航班延误服务承诺》，2026 年 7 月 1 日起',
  en: 'Service commitment for delays, from 1 July 2026',
  ja: '「遅延時のサービスに関する約款」2026年7月1日施行',
  ko: '항공편 지연 서비스 약속, 2026년 7월 1일부터',
  ru: 'Обязательства при задержке рейса, с 1 июля 2026 года',
};

export const notes = {
  compensation: {
    zh: '到达后三十天内办理',
    en: 'Ask within 30 days of arrival',
    ja: '到着後30日以内にお申し出ください',
    ko: '도착 후 30일 이내에 신청하세요',
    ru: 'В течение 30 дней после прибытия',
  },
  meals: {
    zh: '在登机口服务台领取，凭登机牌',
    en: 'At the desk by the gate, with the boarding pass',
    ja: '搭乗口のカウンターで搭乗券をご提示ください',
    ko: '탑승구 데스크에서 탑승권을 제시하세요',
    ru: 'На стойке у выхода, по посадочному талону',
  },
} as const satisfies Record<string, Texts>;

export const entries = {
  flight: { zh: '航班动态', en: 'Flight status', ja: '運航状況', ko: '항공편 현황', ru: 'Табло рейсов' },
  boarde: {
    zh: '选座值机',
    en: 'Seats and check-in',
    ja: '座席・チェックイン',
    ko: '좌석·체크인',
    ru: 'Места и регистрация',
  },
  wifi: { zh: '机上 Wi-Fi', en: 'Wi-Fi on board', ja: '機内 Wi-Fi', ko: '기내 Wi-Fi', ru: 'Wi-Fi на борту' },
  consultation: {
    zh: '航班咨询',
    en: 'Ask about a flight',
    ja: 'お問い合わせ',
    ko: '항공편 문의',
    ru: 'Вопрос о рейсе',
  },
  luggage: { zh: '行李查询', en: 'Baggage', ja: '手荷物', ko: '수하물', ru: 'Багаж' },
} as const satisfies Record<string, Texts>;

const seats: Readonly<Record<string, number>> = {
  'Airbus A320neo': 158,
  'Airbus A321neo': 180,
  'Boeing 737-800': 170,
  'COMAC C919': 164,
  'Airbus A330-200': 238,
  'Airbus A350-900': 288,
  'Boeing 777-300ER': 316,
  'Boeing 787-9': 285,
  'Airbus A380-800': 480,
};

/** Seats of an aircraft; undefined for a type that is not known. */
export const seatsOf = (aircraft: string): number | undefined => seats[aircraft];
