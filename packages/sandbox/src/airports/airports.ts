import type { AirportRefusalCode } from '@mapp/kit/contracts';
import type { Language, Texts } from '../language.ts';
import type { Reply } from '../reply.ts';
import type { Answers } from '../request-context.ts';
import { boardOf } from './board.ts';
import { airportIn } from './places.ts';
import { taxisOf, trafficOf } from './traffic.ts';
import { weatherOf, weatherOnRoute } from './weather.ts';

const words: Readonly<Record<AirportRefusalCode, Texts>> = {
  APT01: {
    zh: '没有这个机场的信息',
    en: 'Nothing is known of this airport',
    ja: 'この空港の情報はありません',
    ko: '이 공항의 정보가 없습니다',
    ru: 'Об этом аэропорте нет сведений',
  },
};

const refuse = (resultCode: AirportRefusalCode, language: Language): Reply<never> => ({
  refusal: { code: -1, message: words[resultCode][language], resultCode },
});

/** All that is told of an airport. */
export const airportAnswers: Pick<
  Answers,
  'airportBoard' | 'airportWeather' | 'routeWeather' | 'airportTraffic' | 'taxiPartners'
> = {
  airportBoard(context, { airport, side, from }) {
    if (!airportIn(airport)) return refuse('APT01', context.language);
    return { envelope: 'Code', payload: boardOf(context, airport, side, from) };
  },

  airportWeather({ clock, language }, { airport }) {
    if (!airportIn(airport)) return refuse('APT01', language);
    return { envelope: 'Code', payload: weatherOf(airport, clock.now().getTime(), language) };
  },

  routeWeather({ clock, language }, { from, to, departs }) {
    if (!airportIn(from) || !airportIn(to)) return refuse('APT01', language);
    const now = clock.now().getTime();
    const leaves = departs === undefined ? now : Date.parse(departs);
    return { envelope: 'Code', payload: weatherOnRoute(from, to, leaves, now, language) };
  },

  airportTraffic({ clock, language }, { airport }) {
    if (!airportIn(airport)) return refuse('APT01', language);
    return { envelope: 'Code', payload: trafficOf(airport, clock.now().getTime(), language) };
  },

  taxiPartners({ clock, language }, { airport }) {
    if (!airportIn(airport)) return refuse('APT01', language);
    return { envelope: 'Code', payload: taxisOf(airport, clock.now().getTime(), language) };
  },
};
