import type { Texts } from '../../language.ts';

/** A city where the airline handles check-in. */
export interface CityRecord {
  /** IATA code of the city. */
  readonly city: string;
  readonly name: Texts;
  /** Airports and terminals. */
  readonly airports: Texts;
  readonly international: boolean;
  /** Minutes before departure at which the counters close. */
  readonly counterMinutes: number;
}

/** Cities at home, then abroad. */
export const cities: readonly CityRecord[] = [
  {
    city: 'BJS',
    international: false,
    counterMinutes: 45,
    name: { zh: '北京', en: 'Beijing', ja: '北京', ko: '베이징', ru: 'Пекин' },
    airports: {
      zh: '首都 T2、大兴',
      en: 'Capital T2, Daxing',
      ja: '首都 T2、大興',
      ko: '서우두 T2, 다싱',
      ru: 'Столичный T2, Дасин',
    },
  },
  {
    city: 'SHA',
    international: false,
    counterMinutes: 45,
    name: { zh: '上海', en: 'Shanghai', ja: '上海', ko: '상하이', ru: 'Шанхай' },
    airports: {
      zh: '虹桥 T2、浦东 T1',
      en: 'Hongqiao T2, Pudong T1',
      ja: '虹橋 T2、浦東 T1',
      ko: '훙차오 T2, 푸둥 T1',
      ru: 'Хунцяо T2, Пудун T1',
    },
  },
  {
    city: 'CAN',
    international: false,
    counterMinutes: 45,
    name: { zh: '广州', en: 'Guangzhou', ja: '広州', ko: '광저우', ru: 'Гуанчжоу' },
    airports: { zh: '白云 T1', en: 'Baiyun T1', ja: '白雲 T1', ko: '바이윈 T1', ru: 'Байюнь T1' },
  },
  {
    city: 'SZX',
    international: false,
    counterMinutes: 45,
    name: { zh: '深圳', en: 'Shenzhen', ja: '深圳', ko: '선전', ru: 'Шэньчжэнь' },
    airports: { zh: '宝安 T3', en: "Bao'an T3", ja: '宝安 T3', ko: '바오안 T3', ru: 'Баоань T3' },
  },
  {
    city: 'CTU',
    international: false,
    counterMinutes: 45,
    name: { zh: '成都', en: 'Chengdu', ja: '成都', ko: '청두', ru: 'Чэнду' },
    airports: {
      zh: '天府 T2、双流 T2',
      en: 'Tianfu T2, Shuangliu T2',
      ja: '天府 T2、双流 T2',
      ko: '톈푸 T2, 솽류 T2',
      ru: 'Тяньфу T2, Шуанлю T2',
    },
  },
  {
    city: 'SIA',
    international: false,
    counterMinutes: 45,
    name: { zh: '西安', en: "Xi'an", ja: '西安', ko: '시안', ru: 'Сиань' },
    airports: { zh: '咸阳 T3', en: 'Xianyang T3', ja: '咸陽 T3', ko: '셴양 T3', ru: 'Сяньян T3' },
  },
  {
    city: 'KMG',
    international: false,
    counterMinutes: 45,
    name: { zh: '昆明', en: 'Kunming', ja: '昆明', ko: '쿤밍', ru: 'Куньмин' },
    airports: { zh: '长水 T1', en: 'Changshui T1', ja: '長水 T1', ko: '창수이 T1', ru: 'Чаншуй T1' },
  },
  {
    city: 'HGH',
    international: false,
    counterMinutes: 40,
    name: { zh: '杭州', en: 'Hangzhou', ja: '杭州', ko: '항저우', ru: 'Ханчжоу' },
    airports: { zh: '萧山 T3', en: 'Xiaoshan T3', ja: '蕭山 T3', ko: '샤오산 T3', ru: 'Сяошань T3' },
  },
  {
    city: 'CKG',
    international: false,
    counterMinutes: 45,
    name: { zh: '重庆', en: 'Chongqing', ja: '重慶', ko: '충칭', ru: 'Чунцин' },
    airports: { zh: '江北 T3', en: 'Jiangbei T3', ja: '江北 T3', ko: '장베이 T3', ru: 'Цзянбэй T3' },
  },
  {
    city: 'URC',
    international: false,
    counterMinutes: 50,
    name: { zh: '乌鲁木齐', en: 'Ürümqi', ja: 'ウルムチ', ko: '우루무치', ru: 'Урумчи' },
    airports: { zh: '天山 T4', en: 'Tianshan T4', ja: '天山 T4', ko: '톈산 T4', ru: 'Тяньшань T4' },
  },
  {
    city: 'SYX',
    international: false,
    counterMinutes: 40,
    name: { zh: '三亚', en: 'Sanya', ja: '三亜', ko: '싼야', ru: 'Санья' },
    airports: { zh: '凤凰 T1', en: 'Phoenix T1', ja: '鳳凰 T1', ko: '펑황 T1', ru: 'Феникс T1' },
  },
  {
    city: 'HRB',
    international: false,
    counterMinutes: 40,
    name: { zh: '哈尔滨', en: 'Harbin', ja: 'ハルビン', ko: '하얼빈', ru: 'Харбин' },
    airports: { zh: '太平 T2', en: 'Taiping T2', ja: '太平 T2', ko: '타이핑 T2', ru: 'Тайпин T2' },
  },
  {
    city: 'NKG',
    international: false,
    counterMinutes: 45,
    name: { zh: '南京', en: 'Nanjing', ja: '南京', ko: '난징', ru: 'Нанкин' },
    airports: { zh: '禄口 T2', en: 'Lukou T2', ja: '禄口 T2', ko: '루커우 T2', ru: 'Лукоу T2' },
  },
  {
    city: 'WUH',
    international: false,
    counterMinutes: 40,
    name: { zh: '武汉', en: 'Wuhan', ja: '武漢', ko: '우한', ru: 'Ухань' },
    airports: { zh: '天河 T3', en: 'Tianhe T3', ja: '天河 T3', ko: '톈허 T3', ru: 'Тяньхэ T3' },
  },
  {
    city: 'TAO',
    international: false,
    counterMinutes: 40,
    name: { zh: '青岛', en: 'Qingdao', ja: '青島', ko: '칭다오', ru: 'Циндао' },
    airports: { zh: '胶东', en: 'Jiaodong', ja: '膠東', ko: '자오둥', ru: 'Цзяодун' },
  },
  {
    city: 'HKG',
    international: true,
    counterMinutes: 60,
    name: { zh: '香港', en: 'Hong Kong', ja: '香港', ko: '홍콩', ru: 'Гонконг' },
    airports: {
      zh: '香港国际 T1',
      en: 'International T1',
      ja: '香港国際 T1',
      ko: '국제공항 T1',
      ru: 'Международный T1',
    },
  },
  {
    city: 'TYO',
    international: true,
    counterMinutes: 60,
    name: { zh: '东京', en: 'Tokyo', ja: '東京', ko: '도쿄', ru: 'Токио' },
    airports: {
      zh: '成田 T2、羽田 T3',
      en: 'Narita T2, Haneda T3',
      ja: '成田 T2、羽田 T3',
      ko: '나리타 T2, 하네다 T3',
      ru: 'Нарита T2, Ханэда T3',
    },
  },
  {
    city: 'SEL',
    international: true,
    counterMinutes: 60,
    name: { zh: '首尔', en: 'Seoul', ja: 'ソウル', ko: '서울', ru: 'Сеул' },
    airports: {
      zh: '仁川 T1、金浦',
      en: 'Incheon T1, Gimpo',
      ja: '仁川 T1、金浦',
      ko: '인천 T1, 김포',
      ru: 'Инчхон T1, Кимпхо',
    },
  },
  {
    city: 'MOW',
    international: true,
    counterMinutes: 70,
    name: { zh: '莫斯科', en: 'Moscow', ja: 'モスクワ', ko: '모스크바', ru: 'Москва' },
    airports: {
      zh: '谢列梅捷沃 C',
      en: 'Sheremetyevo C',
      ja: 'シェレメーチエヴォ C',
      ko: '셰레메티예보 C',
      ru: 'Шереметьево C',
    },
  },
  {
    city: 'SIN',
    international: true,
    counterMinutes: 60,
    name: { zh: '新加坡', en: 'Singapore', ja: 'シンガポール', ko: '싱가포르', ru: 'Сингапур' },
    airports: { zh: '樟宜 T3', en: 'Changi T3', ja: 'チャンギ T3', ko: '창이 T3', ru: 'Чанги T3' },
  },
  {
    city: 'PAR',
    international: true,
    counterMinutes: 75,
    name: { zh: '巴黎', en: 'Paris', ja: 'パリ', ko: '파리', ru: 'Париж' },
    airports: {
      zh: '戴高乐 2E',
      en: 'Charles de Gaulle 2E',
      ja: 'シャルル・ド・ゴール 2E',
      ko: '샤를 드골 2E',
      ru: 'Шарль-де-Голль 2E',
    },
  },
  {
    city: 'SYD',
    international: true,
    counterMinutes: 75,
    name: { zh: '悉尼', en: 'Sydney', ja: 'シドニー', ko: '시드니', ru: 'Сидней' },
    airports: {
      zh: '金斯福德·史密斯 T1',
      en: 'Kingsford Smith T1',
      ja: 'キングスフォード・スミス T1',
      ko: '킹스퍼드 스미스 T1',
      ru: 'Кингсфорд-Смит T1',
    },
  },
];

/** Cities of airports that have another code. */
const cityOfAirport: Readonly<Record<string, string>> = {
  PEK: 'BJS',
  PVG: 'SHA',
  TFU: 'CTU',
  XIY: 'SIA',
  NRT: 'TYO',
  ICN: 'SEL',
  SVO: 'MOW',
};

/** Minutes before departure at which the counters of an airport close; flights abroad need an hour at least. */
export function counterMinutes(airport: string, international: boolean): number {
  const code = cityOfAirport[airport] ?? airport;
  const own = cities.find(({ city }) => city === code)?.counterMinutes ?? 45;
  return international ? Math.max(own, 60) : own;
}
