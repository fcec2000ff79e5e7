import {
  claimAccepted,
  type ClaimCandidate,
  type ClaimedFlight,
  type RequestOf,
  type retroClaim,
} from '@mapp/kit/contracts';
import { claimWindow, isClaimed, type ClaimKind } from '@mapp/kit/rules';
import { signedIn, type Answers, type RequestContext } from '../request-context.ts';
import { airportNameOf } from './airport-names.ts';
import { flightsOf, printedName, type TicketFlight } from './flights.ts';
import { groupCarriers, partners, terms } from './terms.ts';
import { texts, type ClaimAnswer } from './texts.ts';

const ownFlights = (visit: RequestContext, ticketNo: string): readonly TicketFlight[] => {
  const member = signedIn(visit);
  const claims = visit.claims.list(member.cardNo);
  return flightsOf(ticketNo, member, visit.ledgerOf(member), visit.clock.today()).map((flight) => {
    const flightNo = flight.carrier + flight.number;
    const claimed = isClaimed(claims, { ticketNo, flightNo, flightDate: flight.day });
    return claimed ? { ...flight, code: 'RTC04' } : flight;
  });
};

/** All flights of a ticket as one candidate, each field with a part for each. */
function candidateOf(flights: readonly TicketFlight[], memberName: string): ClaimCandidate[] {
  const [first] = flights;
  if (!first) return [];
  const of = (part: (flight: TicketFlight) => string) => flights.map(part).join(',');
  return [
    {
      tiknum: first.ticketNo,
      orgarpcod: of(({ from }) => from),
      dstarpcod: of(({ to }) => to),
      retrocod: of(({ code }) => code),
      actdat: of(({ day }) => day),
      cbncls: of(({ cabin }) => cabin),
      oprcarcod: of(({ carrier }) => carrier),
      oprfltnum: of(({ number }) => number),
      seanum: of(({ seat }) => seat),
      paxnam: of(({ name }) => name ?? memberName),
      mbrnam: memberName,
      actid: of(({ entry }) => entry?.id ?? ''),
      accdat: of(({ entry }) => entry?.day ?? ''),
    },
  ];
}

type Claim = RequestOf<typeof retroClaim>;

const outside = (
  visit: RequestContext,
  { flightDate }: ClaimedFlight,
  kind: ClaimKind,
): ClaimAnswer | undefined => {
  const { phase } = claimWindow(flightDate, kind, terms, visit.clock.today());
  if (phase === 'open') return undefined;
  return phase === 'late' ? 'late' : 'early';
};

/** Verdict on a claim. */
function judged(visit: RequestContext, claim: Claim): ClaimAnswer {
  const { cardNo } = signedIn(visit);
  if (isClaimed(visit.claims.list(cardNo), claim)) return 'RTC04';
  if (claim.claimType === 'own') {
    const flight = ownFlights(visit, claim.ticketNo).find(
      ({ carrier, number, day }) => carrier + number === claim.flightNo && day === claim.flightDate,
    );
    if (!flight) return 'unknown';
    if (flight.code !== claimAccepted) return flight.code;
    return outside(visit, claim, 'own') ?? claimAccepted;
  }
  const carrier = claim.flightNo.slice(0, 2);
  if (groupCarriers.has(carrier)) return 'unknown';
  if (!partners.some(({ code }) => code === carrier)) return 'RTC06';
  return outside(visit, claim, 'partner') ?? claimAccepted;
}

/** Missing points: when, of which flights, claiming them, and what has been claimed. */
export const retro: Pick<
  Answers,
  'claimTerms' | 'claimableFlights' | 'claimHistory' | 'retroClaim' | 'airportNames'
> = {
  claimTerms: ({ clock, language }) => ({
    dress: 'Code',
    payload: {
      today: clock.today(),
      ...terms,
      partners: partners.map(({ code, name }) => ({ code, name: name[language] })),
    },
  }),

  claimableFlights: (visit, { ticketNum }) => ({
    dress: 'Code',
    payload: { retroList: candidateOf(ownFlights(visit, ticketNum), printedName(signedIn(visit))) },
  }),

  claimHistory: (visit) => ({
    dress: 'Code',
    payload: { retroClaimList: [...visit.claims.list(signedIn(visit).cardNo)] },
  }),

  retroClaim(visit, claim) {
    const answer = judged(visit, claim);
    const message = { messageCode: answer, messageContent: texts[answer][visit.language] };
    if (answer !== claimAccepted) return { dress: 'Code', payload: message };
    const { claimType: _, ...flight } = claim;
    const retroclaimNumber = visit.claims.add(signedIn(visit).cardNo, (retroId) => ({
      ...flight,
      retroId,
      commitDate: visit.clock.today(),
      dealResult: 'P',
      flightSegment: '1',
      seatClass: flight.bookingCabin,
    }));
    return { dress: 'Code', payload: { ...message, retroclaimNumber, status: 'P' } };
  },

  airportNames: ({ language }, { codeList }) => ({
    dress: 'Code',
    payload: { list: codeList.flatMap((code) => airportNameOf(code, language) ?? []) },
  }),
};
