import type { FlightOffer } from '@mapp/kit/contracts';

const two = (value: number): string => String(value).padStart(2, '0');
const price = (total: number) => ({
  fare: total - 7000,
  taxes: [
    { code: 'fund', amount: 5000 },
    { code: 'fuel', amount: 2000 },
  ],
  total,
});

/** Offers of one day between two cities, every one another. */
export const manyOffers = (count: number): FlightOffer[] =>
  Array.from({ length: count }, (_, place) => {
    const minute = (place * 7) % 1200;
    const at = (later: number) =>
      `2026-06-08T${two(Math.floor((minute + later) / 60))}:${two((minute + later) % 60)}:00+08:00`;
    const flightNo = `${place % 5 === 0 ? 'FM' : 'MU'}${5000 + place}`;
    return {
      offerId: flightNo,
      legs: [
        {
          flightNo,
          carrier: flightNo.slice(0, 2),
          from: 'SHA',
          to: place % 3 === 0 ? 'PKX' : 'PEK',
          departs: at(0),
          arrives: at(130),
          minutes: 130,
          fromTerminal: 'T2',
          toTerminal: 'T2',
          aircraft: ['Airbus A320', 'Airbus A330', 'COMAC C919'][place % 3],
          stops: place % 4 === 3 ? [{ airport: 'TNA' }] : [],
          punctuality: 70 + (place % 30),
        },
      ],
      minutes: 130,
      waits: [],
      fares: [
        {
          fareId: 'standard',
          family: 'standard',
          name: '标准',
          cabin: 'economy',
          bookingClass: 'M',
          price: { adult: price((400 + ((place * 37) % 1200)) * 100) },
          currency: 'CNY',
          baggage: { checked: { answer: 'allowed', kg: 20 } },
          change: { answer: 'allowed' },
          refund: { answer: place % 2 ? 'refused' : 'allowed' },
        },
      ],
      unreadFares: 0,
    } satisfies FlightOffer;
  });

export const airports: Readonly<Record<string, readonly [city: string, airport: string]>> = {
  SHA: ['上海', '虹桥'],
  PEK: ['北京', '首都'],
  PKX: ['北京', '大兴'],
  TNA: ['济南', '遥墙'],
};
