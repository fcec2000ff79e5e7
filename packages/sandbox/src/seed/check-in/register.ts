import { addDays, type Day } from '@mapp/kit/rules';
import type { Flight } from '../flights.ts';
import { chinese, type Person } from '../persons.ts';
import { flightOf } from './flights.ts';
import { companions, tickets } from './ids.ts';
import { companionPerson } from './companions.ts';

/** A ticket that belongs to no journey of a member yet. */
export interface TicketRecord {
  readonly ticketNo: string;
  readonly bookingId: string;
  readonly flight: Flight;
  readonly day: Day;
  readonly person: Person;
}

const liuYang = chinese({
  cn: ['刘', '洋'],
  en: ['LIU', 'YANG'],
  gender: 'M',
  birthday: '1988-05-12',
  idList: [{ idType: tickets.ok.idType, idNo: tickets.ok.idNo, issueCountry: 'CN' }],
});
const linXiaobei = chinese({
  cn: ['林', '小北'],
  en: ['LIN', 'XIAOBEI'],
  gender: 'F',
  birthday: '2020-03-03',
  idList: [{ idType: tickets.child.idType, idNo: tickets.child.idNo, issueCountry: 'CN' }],
});

type Row = readonly [ticketNo: string, flightNo: string, person: Person];

const rowsOn = (today: Day): Row[] => [
  [tickets.ok.ticketNo, 'MU5101', liuYang],
  [tickets.child.ticketNo, 'MU5101', linXiaobei],
  [tickets.otherAirline.ticketNo, 'CA1857', liuYang],
  ['7812300000005', 'MU5101', companionPerson(companions.holder, today)],
  ['7812300000006', 'MU5101', companionPerson(companions.child, today)],
];

/** The airline's register of tickets for tomorrow. */
export const registerOn = (today: Day): readonly TicketRecord[] =>
  rowsOn(today).flatMap(([ticketNo, flightNo, person]) => {
    const flight = flightOf(flightNo);
    if (!flight) return [];
    return [{ ticketNo, bookingId: `J-T${ticketNo.slice(-4)}`, flight, day: addDays(today, 1), person }];
  });
