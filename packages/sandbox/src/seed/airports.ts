import { distanceBetween, type Position } from '@mapp/kit/rules';
import { airfieldOf } from '../timetable/airfields.ts';
import type { Texts } from '../language.ts';

/** An airport that the sandbox flies to. */
export interface Airport {
  /** City and airport in the five languages. */
  readonly name: Texts;
  readonly terminal: string;
}

const table = {
  PEK: {
    name: {
      zh: '北京首都',
      en: 'Beijing Capital',
      ja: '北京首都',
      ko: '베이징 서우두',
      ru: 'Пекин Столичный',
    },
    terminal: 'T2',
  },
  SHA: {
    name: {
      zh: '上海虹桥',
      en: 'Shanghai Hongqiao',
      ja: '上海虹橋',
      ko: '상하이 훙차오',
      ru: 'Шанхай Хунцяо',
    },
    terminal: 'T2',
  },
  PVG: {
    name: { zh: '上海浦东', en: 'Shanghai Pudong', ja: '上海浦東', ko: '상하이 푸둥', ru: 'Шанхай Пудун' },
    terminal: 'T1',
  },
  CAN: {
    name: {
      zh: '广州白云',
      en: 'Guangzhou Baiyun',
      ja: '広州白雲',
      ko: '광저우 바이윈',
      ru: 'Гуанчжоу Байюнь',
    },
    terminal: 'T1',
  },
  SZX: {
    name: {
      zh: '深圳宝安',
      en: "Shenzhen Bao'an",
      ja: '深圳宝安',
      ko: '선전 바오안',
      ru: 'Шэньчжэнь Баоань',
    },
    terminal: 'T3',
  },
  TFU: {
    name: { zh: '成都天府', en: 'Chengdu Tianfu', ja: '成都天府', ko: '청두 톈푸', ru: 'Чэнду Тяньфу' },
    terminal: 'T2',
  },
  XIY: {
    name: { zh: '西安咸阳', en: "Xi'an Xianyang", ja: '西安咸陽', ko: '시안 셴양', ru: 'Сиань Сяньян' },
    terminal: 'T3',
  },
  KMG: {
    name: {
      zh: '昆明长水',
      en: 'Kunming Changshui',
      ja: '昆明長水',
      ko: '쿤밍 창수이',
      ru: 'Куньмин Чаншуй',
    },
    terminal: 'T1',
  },
  HGH: {
    name: {
      zh: '杭州萧山',
      en: 'Hangzhou Xiaoshan',
      ja: '杭州蕭山',
      ko: '항저우 샤오산',
      ru: 'Ханчжоу Сяошань',
    },
    terminal: 'T3',
  },
  CKG: {
    name: {
      zh: '重庆江北',
      en: 'Chongqing Jiangbei',
      ja: '重慶江北',
      ko: '충칭 장베이',
      ru: 'Чунцин Цзянбэй',
    },
    terminal: 'T3',
  },
  URC: {
    name: {
      zh: '乌鲁木齐天山',
      en: 'Ürümqi Tianshan',
      ja: 'ウルムチ天山',
      ko: '우루무치 톈산',
      ru: 'Урумчи Тяньшань',
    },
    terminal: 'T4',
  },
  SYX: {
    name: { zh: '三亚凤凰', en: 'Sanya Phoenix', ja: '三亜鳳凰', ko: '싼야 펑황', ru: 'Санья Феникс' },
    terminal: 'T1',
  },
  HRB: {
    name: {
      zh: '哈尔滨太平',
      en: 'Harbin Taiping',
      ja: 'ハルビン太平',
      ko: '하얼빈 타이핑',
      ru: 'Харбин Тайпин',
    },
    terminal: 'T2',
  },
  HKG: {
    name: { zh: '香港', en: 'Hong Kong', ja: '香港', ko: '홍콩', ru: 'Гонконг' },
    terminal: 'T1',
  },
  NRT: {
    name: { zh: '东京成田', en: 'Tokyo Narita', ja: '東京成田', ko: '도쿄 나리타', ru: 'Токио Нарита' },
    terminal: 'T2',
  },
  ICN: {
    name: { zh: '首尔仁川', en: 'Seoul Incheon', ja: 'ソウル仁川', ko: '서울 인천', ru: 'Сеул Инчхон' },
    terminal: 'T1',
  },
  SVO: {
    name: {
      zh: '莫斯科谢列梅捷沃',
      en: 'Moscow Sheremetyevo',
      ja: 'モスクワ・シェレメーチエヴォ',
      ko: '모스크바 셰레메티예보',
      ru: 'Москва Шереметьево',
    },
    terminal: 'C',
  },
  SIN: {
    name: {
      zh: '新加坡樟宜',
      en: 'Singapore Changi',
      ja: 'シンガポール・チャンギ',
      ko: '싱가포르 창이',
      ru: 'Сингапур Чанги',
    },
    terminal: 'T3',
  },
} as const satisfies Record<string, Airport>;

export type AirportCode = keyof typeof table;
export const airports: Readonly<Record<AirportCode, Airport>> = table;

const nowhere: Position = { north: 0, east: 0 };
const positionOf = (code: string): Position => airfieldOf(code)?.at ?? nowhere;

/** Great-circle distance, whole kilometres. */
export const distanceOf = (from: string, to: string): number =>
  Math.round(distanceBetween(positionOf(from), positionOf(to)));
