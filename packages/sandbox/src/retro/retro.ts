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

const ownFlights = (context: RequestContext, ticketNo: string): readonly TicketFlight[] => {
  const member = signedIn(context);
  const claims = context.claims.list(member.cardNo);
  return flightsOf(ticketNo, member, context.ledgers.of(member.cardNo), context).map((flight) => {
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
  context: RequestContext,
  { flightDate }: ClaimedFlight,
  kind: ClaimKind,
): ClaimAnswer | undefined => {
  const { phase } = claimWindow(flightDate, kind, terms, context.clock.today());
  if (phase === 'open') return undefined;
  return phase === 'late' ? 'late' : 'early';
};

/** Verdict on a claim. */
function judged(context: RequestContext, claim: Claim): ClaimAnswer {
  const { cardNo } = signedIn(context);
  if (isClaimed(context.claims.list(cardNo), claim)) return 'RTC04';
  if (claim.claimType === 'own') {
    const flight = ownFlights(context, claim.ticketNo).find(
      ({ carrier, number, day }) => carrier + number === claim.flightNo && day === claim.flightDate,
    );
    if (!flight) return 'unknown';
    if (flight.code !== claimAccepted) return flight.code;
    return outside(context, claim, 'own') ?? claimAccepted;
  }
  const carrier = claim.flightNo.slice(0, 2);
  if (groupCarriers.has(carrier)) return 'unknown';
  if (!partners.some(({ code }) => code === carrier)) return 'RTC06';
  return outside(context, claim, 'partner') ?? claimAccepted;
}

/** Missing points: when, of which flights, claiming them, and what has been claimed. */
export const retro: Pick<
  Answers,
  'claimTerms' | 'claimableFlights' | 'claimHistory' | 'retroClaim' | 'airportNames'
> = {
  claimTerms: ({ clock, language }) => ({
    envelope: 'Code',
    payload: {
      today: clock.today(),
      ...terms,
      partners: partners.map(({ code, name }) => ({ code, name: name[language] })),
    },
  }),

  claimableFlights: (context, { ticketNum }) => ({
    envelope: 'Code',
    payload: { retroList: candidateOf(ownFlights(context, ticketNum), printedName(signedIn(context))) },
  }),

  claimHistory: (context) => ({
    envelope: 'Code',
    payload: { retroClaimList: [...context.claims.list(signedIn(context).cardNo)] },
  }),

  retroClaim(context, claim) {
    const answer = judged(context, claim);
    const message = { messageCode: answer, messageContent: texts[answer][context.language] };
    if (answer !== claimAccepted) return { envelope: 'Code', payload: message };
    const { claimType: _, ...flight } = claim;
    const retroclaimNumber = context.claims.add(signedIn(context).cardNo, (retroId) => ({
      ...flight,
      retroId,
      commitDate: context.clock.today(),
      dealResult: 'P',
      flightSegment: '1',
      seatClass: flight.bookingCabin,
    }));
    return { envelope: 'Code', payload: { ...message, retroclaimNumber, status: 'P' } };
  },

  airportNames: ({ language }, { codeList }) => ({
    envelope: 'Code',
    payload: { list: codeList.flatMap((code) => airportNameOf(code, language) ?? []) },
  }),
};
