import { distanceBetween, type Position } from '@mapp/kit/rules';
import { airfieldOf } from '../timetable/airfields.ts';
import type { Texts } from '../language.ts';

/** An airport that the sandbox flies to. */
export interface Airport {
  /** City and airport in the five languages. */
  readonly name: Texts;
  /** Degrees north and east. */
  readonly at: readonly [north: number, east: number];
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
    at: [40.08, 116.584],
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
    at: [31.198, 121.336],
    terminal: 'T2',
  },
  PVG: {
    name: { zh: '上海浦东', en: 'Shanghai Pudong', ja: '上海浦東', ko: '상하이 푸둥', ru: 'Шанхай Пудун' },
    at: [31.143, 121.805],
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
    at: [23.392, 113.299],
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
    at: [22.639, 113.811],
    terminal: 'T3',
  },
  TFU: {
    name: { zh: '成都天府', en: 'Chengdu Tianfu', ja: '成都天府', ko: '청두 톈푸', ru: 'Чэнду Тяньфу' },
    at: [30.313, 104.441],
    terminal: 'T2',
  },
  XIY: {
    name: { zh: '西安咸阳', en: "Xi'an Xianyang", ja: '西安咸陽', ko: '시안 셴양', ru: 'Сиань Сяньян' },
    at: [34.447, 108.752],
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
    at: [25.102, 102.929],
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
    at: [30.236, 120.432],
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
    at: [29.719, 106.642],
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
    at: [43.907, 87.474],
    terminal: 'T4',
  },
  SYX: {
    name: { zh: '三亚凤凰', en: 'Sanya Phoenix', ja: '三亜鳳凰', ko: '싼야 펑황', ru: 'Санья Феникс' },
    at: [18.303, 109.412],
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
    at: [45.623, 126.25],
    terminal: 'T2',
  },
  HKG: {
    name: { zh: '香港', en: 'Hong Kong', ja: '香港', ko: '홍콩', ru: 'Гонконг' },
    at: [22.308, 113.915],
    terminal: 'T1',
  },
  NRT: {
    name: { zh: '东京成田', en: 'Tokyo Narita', ja: '東京成田', ko: '도쿄 나리타', ru: 'Токио Нарита' },
    at: [35.765, 140.386],
    terminal: 'T2',
  },
  ICN: {
    name: { zh: '首尔仁川', en: 'Seoul Incheon', ja: 'ソウル仁川', ko: '서울 인천', ru: 'Сеул Инчхон' },
    at: [37.463, 126.44],
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
    at: [55.973, 37.415],
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
    at: [1.359, 103.989],
    terminal: 'T3',
  },
} as const satisfies Record<string, Airport>;

export type AirportCode = keyof typeof table;
export const airports: Readonly<Record<AirportCode, Airport>> = table;

const isSeeded = (code: string): code is AirportCode => Object.hasOwn(airports, code);

function positionOf(code: string): Position {
  if (!isSeeded(code)) return airfieldOf(code)?.at ?? { north: 0, east: 0 };
  const [north, east] = airports[code].at;
  return { north, east };
}

/** Great-circle distance, whole kilometres. */
export const distanceOf = (from: string, to: string): number =>
  Math.round(distanceBetween(positionOf(from), positionOf(to)));
