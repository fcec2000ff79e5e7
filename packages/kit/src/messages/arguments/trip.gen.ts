// Written by `npm run messages` from the Chinese catalogues. Do not edit.
import type { Tag } from '../types.ts';

/** The arguments of each message of `trip`, by key. */
export interface Trip {
  'title': undefined;
  'dynamics': undefined;
  'add': undefined;
  'add.spoken': undefined;
  'tabs.label': undefined;
  'tabs.upcoming': { count: number };
  'tabs.past': undefined;
  'day.today': undefined;
  'day.tomorrow': undefined;
  'day.same': undefined;
  'people': { count: number };
  'separator': undefined;
  'leg': { number: number };
  'times': { from: string | number; to: string | number };
  'places': { from: string | number; to: string | number };
  'later': { days: number };
  'layover': { airport: string | number; duration: string | number };
  'gate': { gate: string | number };
  'boards': { time: string | number };
  'state.booked': undefined;
  'state.boarding': undefined;
  'state.changed': undefined;
  'state.flightCancelled': undefined;
  'boarding.go': { gate: string | number };
  'boarding.text': undefined;
  'boarding.closes': { time: string | number };
  'changed.text': undefined;
  'flightCancelled.text': undefined;
  'change.look': undefined;
  'change.of': { flight: string | number };
  'and': undefined;
  'guest.title': undefined;
  'guest.text': undefined;
  'guest.signIn': undefined;
  'empty.upcoming': undefined;
  'empty.upcomingText': undefined;
  'empty.past': undefined;
  'empty.pastText': undefined;
  'end': undefined;
  'failed': undefined;
  'unchanged': undefined;
  'fact.seat': undefined;
  'fact.gate': undefined;
  'fact.boards': undefined;
  'fact.counters': undefined;
  'fact.bags': undefined;
  'fact.kg': { weight: number; b: Tag };
  'fact.notChosen': undefined;
  'fact.open': undefined;
  'way.title': undefined;
  'people.title': undefined;
  'ticket': { number: string | number };
  'list.label': undefined;
}
