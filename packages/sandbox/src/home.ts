import type { Notice, Trip } from '@mapp/kit/contracts';
import { addDays } from '@mapp/kit/rules';
import { lateMinutes } from './check-in/airport.ts';
import { relationOf } from './check-in/travellers.ts';
import { expectedTrip, shownFor } from './dynamics/shown.ts';
import { notices, type SeedNotice } from './seed/notices.ts';
import { departsAt, tripOf } from './stops.ts';
import { signedIn, type Answers, type RequestContext } from './request-context.ts';

/** The next flight of the member's own that has not left; those on which others fly alone are not theirs. */
function nextTripOf(context: RequestContext): Trip | undefined {
  const { member, clock, language, checkIn } = context;
  if (!member) return undefined;
  const now = clock.now().getTime();
  const own = checkIn.bookings
    .journeys(member.cardNo)
    .flatMap(({ segments }) => segments)
    .filter(({ travellers }) => travellers.some(({ person }) => relationOf(context, person) === 'self'))
    .map(({ flight, day }) => {
      const shown = shownFor(flight, day, context);
      const departs = departsAt(flight, day);
      return { flight, day, shown, departs, leaves: departs + lateMinutes(shown) * 60_000 };
    })
    .filter(({ leaves }) => leaves > now)
    .toSorted((one, other) => one.departs - other.departs);
  const [next] = own;
  return next && expectedTrip(tripOf(next.flight, next.day, language), next.shown);
}

function noticeOf(
  { id, daysAgo, aboutTrips, title, body }: SeedNotice,
  { clock, language }: RequestContext,
  affected: boolean,
): Notice {
  const notice = { id, title: title[language], body: body[language], date: addDays(clock.today(), -daysAgo) };
  return aboutTrips && affected ? { ...notice, affectsTrip: true } : notice;
}

/** Answers that the home screen asks for. */
export const home: Pick<Answers, 'noticeList' | 'nextTrip'> = {
  noticeList(context) {
    const affected = nextTripOf(context) !== undefined;
    const list = notices.map((seed) => noticeOf(seed, context, affected));
    return { envelope: 'resultCode', payload: { notices: list } };
  },

  nextTrip(context) {
    signedIn(context);
    return { envelope: 'code', payload: { trip: nextTripOf(context) } };
  },
};
