import type { AirportTraffic, TaxiPartners, TrafficWay } from '@mapp/kit/contracts';
import { placeName, type RoadState } from '@mapp/kit/rules';
import type { Language, Texts } from '../language.ts';
import { diceOf } from '../random.ts';
import { partnerPages } from '../server/partner/pages.ts';
import { airportIn, clockAt, placeOf } from './places.ts';

/** The middle of a town, after its name: Chinese and Japanese part nothing. */
const centre: Texts = {
  zh: '市中心',
  en: ' city centre',
  ja: '市中心部',
  ko: ' 도심',
  ru: ' центр города',
};
const station: Texts = { zh: '火车站', en: 'main station', ja: '主要駅', ko: '중앙역', ru: 'вокзал' };
/** A line from the airport. */
export const metro: Texts = {
  zh: '地铁 2 号线',
  en: 'Metro line 2',
  ja: '地下鉄2号線',
  ko: '지하철 2호선',
  ru: 'Метро, линия 2',
};
const bus: Texts = {
  zh: '机场巴士 1 线',
  en: 'Airport bus 1',
  ja: '空港バス1号線',
  ko: '공항버스 1번',
  ru: 'Аэропортовый автобус 1',
};
const maglev: Texts = {
  zh: '磁浮列车',
  en: 'Maglev',
  ja: 'リニアモーターカー',
  ko: '자기부상열차',
  ru: 'Маглев',
};
const garage: Texts = { zh: '停车楼', en: 'car park', ja: '駐車場', ko: '주차 빌딩', ru: 'паркинг' };
const rank: Texts = {
  zh: '到达层出口，跟随“出租车”指示',
  en: 'Exit of the arrivals level, follow the signs “Taxi”',
  ja: '到着階の出口、「タクシー」の表示に従ってください',
  ko: '도착층 출구, “택시” 표지판을 따라가세요',
  ru: 'Выход с этажа прилёта, указатели «Такси»',
};

/** At these hours of the airport's clocks the roads are full. */
const rush: readonly (readonly [from: number, to: number])[] = [
  [7, 9],
  [17, 19],
];

const roadAt = (code: string, told: string): RoadState => {
  const at = Number(told.slice(11, 13));
  const dice = diceOf(`road ${code} ${told.slice(0, 13)}`);
  if (rush.some(([from, to]) => at >= from && at <= to)) return dice.pick(['slow', 'jammed']);
  return dice.pick(['free', 'free', 'slow']);
};

const slower: Readonly<Record<RoadState, number>> = { free: 0, slow: 0.3, jammed: 0.7, unknown: 0 };

/** Of those that nothing is told of. */
const silent: ReadonlySet<string> = new Set(['LXA']);

const mainland = (code: string): boolean => airportIn(code)?.city.country === 'CN';

/** Terminals of a large airport. */
const terminalsOf = (code: string): string[] => (mainland(code) ? ['T1', 'T2'] : []);

/** Ways to an airport at a moment. */
export function trafficOf(code: string, now: number, language: Language): AirportTraffic {
  const told = clockAt(code, now);
  const airport = placeOf(code, language);
  if (silent.has(code)) return { airport, told, road: 'unknown', ways: [], parking: [] };
  const dice = diceOf(`traffic ${code}`);
  const road = roadAt(code, told);
  const far = dice.whole(6, 14) * 5;
  const onRoad = (usual: number) => Math.round((usual * (1 + slower[road])) / 5) * 5;
  const city = airportIn(code)?.city;
  const from = `${city ? placeName(city.names, language) : code}${centre[language]}`;
  const price = (amount: number) => (mainland(code) ? { price: { amount, currency: 'CNY' } } : {});
  const terminals = terminalsOf(code);
  const ways: TrafficWay[] = [
    {
      id: 'metro',
      kind: 'metro',
      name: metro[language],
      place: from,
      terminals,
      minutes: far + 15,
      usual: far + 15,
      every: 8,
      first: '05:30',
      last: '22:30',
      ...price(700),
    },
    {
      id: 'bus',
      kind: 'bus',
      name: bus[language],
      place: station[language],
      terminals,
      minutes: onRoad(far + 10),
      usual: far + 10,
      every: 20,
      first: '06:00',
      last: '23:00',
      ...price(2400),
    },
    { id: 'car', kind: 'car', place: from, terminals: [], minutes: onRoad(far), usual: far },
    {
      id: 'taxi',
      kind: 'taxi',
      place: from,
      terminals: [],
      minutes: onRoad(far),
      usual: far,
      ...price(far * 320),
    },
  ];
  if (code === 'PVG')
    ways.unshift({
      id: 'maglev',
      kind: 'maglev',
      name: maglev[language],
      terminals,
      minutes: 8,
      usual: 8,
      every: 15,
      first: '07:02',
      last: '21:42',
      ...price(5000),
    });
  return {
    airport,
    told,
    road,
    ways,
    parking: ['P1', 'P2'].map((name) => ({
      name: `${name} ${garage[language]}`,
      free: diceOf(`parking ${code} ${name} ${told.slice(0, 13)}`).whole(0, 400),
      of: 1200,
    })),
  };
}

const cars: Texts = { zh: '网约车', en: 'Ride now', ja: '配車サービス', ko: '차량 호출', ru: 'Вызов машины' };
const transfer: Texts = {
  zh: '接送机',
  en: 'Airport transfer',
  ja: '空港送迎',
  ko: '공항 픽업',
  ru: 'Трансфер',
};

/** Partners that order a car, and where taxis wait. */
export function taxisOf(code: string, now: number, language: Language): TaxiPartners {
  const told = clockAt(code, now);
  const airport = placeOf(code, language);
  if (silent.has(code)) return { airport, told, rank: undefined, partners: [] };
  const dice = diceOf(`traffic ${code}`);
  const far = dice.whole(6, 14) * 5;
  return {
    airport,
    told,
    rank: {
      place: rank[language],
      minutes: diceOf(`rank ${code} ${told.slice(0, 13)}`).whole(0, 25),
      ...(mainland(code) && { price: { amount: far * 320, currency: 'CNY' } }),
    },
    partners: [
      { id: 'ride', name: cars[language], url: `${partnerPages}?service=ride&airport=${code}`, ahead: false },
      {
        id: 'transfer',
        name: transfer[language],
        url: `${partnerPages}?service=transfer&airport=${code}`,
        ahead: true,
      },
    ],
  };
}
