import { addDays, daysBetween, monthSpan } from '@mapp/kit/rules';
import { airlineZone } from '../clock.ts';
import type { Answers, RequestContext } from '../request-context.ts';
import { writtenIn } from '../timetable/zones.ts';
import { isOnSale, isRoute, lowestOf } from './lowest.ts';
import { offerOfId } from './offer-ids.ts';
import { offersOf, type Moment } from './offers.ts';
import type { Party } from './prices.ts';
import { recommended } from './recommended.ts';
import { refuse } from './refusals.ts';
import { chosenOf, verified } from './verification.ts';

const momentOf = ({ clock, schedule }: RequestContext): Moment => ({
  now: clock.now().getTime(),
  today: clock.today(),
  schedule,
});

/** At most nine, each infant with an adult, and no children alone. Source: decisions.md 43. */
const mayTravel = ({ adults, children, infants }: Party): boolean =>
  adults + children + infants <= 9 && adults > 0 && infants <= adults;

const oneAdult: Party = { adults: 1, children: 0, infants: 0 };

/** Days around the one that is searched. */
const around = [-3, -2, -1, 0, 1, 2, 3];

/** Searching, verifying, the lowest price of each day, and fares for a home. */
export const booking: Pick<
  Answers,
  'searchFlights' | 'verifyOffer' | 'queryFlightCalendar' | 'recommendedFares'
> = {
  searchFlights(context, { segments, step, chosen = [], passengers, cabin, points, direct }) {
    const { language, member } = context;
    const moment = momentOf(context);
    const segment = segments[step - 1];
    if (!mayTravel(passengers)) return refuse('BKG01', language);
    const wanted = segments.map(({ day }) => day);
    const backwards = wanted.some((day, at) => day < (wanted[at - 1] ?? day));
    if (!segment || backwards || !wanted.every((day) => isOnSale(day, moment.today)))
      return refuse('BKG02', language);
    if (!segments.every(({ from, to }) => isRoute(from, to))) return refuse('BKG03', language);
    if (chosen.some(({ offerId }) => !offerOfId(offerId, moment.schedule))) return refuse('BKG04', language);
    const { from, to, day } = segment;
    const route = { from, to, party: passengers, cabin };
    return {
      envelope: 'Code',
      payload: {
        offers: offersOf({ ...route, day, points: points && member !== undefined }, moment, language),
        told: writtenIn(airlineZone, moment.now),
        days: lowestOf(
          { ...route, direct },
          around.map((days) => addDays(day, days)),
          moment,
        ),
      },
    };
  },

  verifyOffer(context, { offers, passengers }) {
    const { language } = context;
    const { now, today, schedule } = momentOf(context);
    if (!mayTravel(passengers)) return refuse('BKG01', language);
    const chosen = offers.map(({ offerId, fareId }) => {
      const offer = offerOfId(offerId, schedule);
      return offer && chosenOf(offer, fareId, today);
    });
    const known = chosen.filter((one) => one !== undefined);
    if (known.length === 0 || known.length < chosen.length) return refuse('BKG04', language);
    return { envelope: 'Code', payload: verified(known, passengers, now) };
  },

  queryFlightCalendar(context, { from, to, month, passengers = oneAdult, cabin, direct }) {
    const { startDate, endDate } = monthSpan(month);
    const days = Array.from({ length: daysBetween(startDate, endDate) + 1 }, (_, at) =>
      addDays(startDate, at),
    );
    const wanted = { from, to, party: passengers, cabin, direct };
    return { envelope: 'code', payload: { days: lowestOf(wanted, days, momentOf(context)) } };
  },

  recommendedFares: (context) => ({ envelope: 'code', payload: { fares: recommended(momentOf(context)) } }),
};
