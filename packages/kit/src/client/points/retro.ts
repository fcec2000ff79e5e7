import { useQueries as useEach, type UseQueryResult } from '@tanstack/react-query';
import { airportNames } from '../../contracts/places/airport-names.ts';
import {
  claimableFlights,
  claimAccepted,
  claimHistory,
  claimTerms,
  retroClaim,
  type PastClaim,
} from '../../contracts/points/retro.ts';
import type { RequestOf, ResponseOf } from '../../contracts/call.ts';
import { RequestFailure } from '../failure.ts';
import { useClient } from '../provider.tsx';
import { useQueries } from '../query-client.ts';
import { readQuery, useRead, type ReadOptions, type ReadResult } from '../read.ts';
import { useReload } from '../reload.ts';
import { useLookUp } from '../look-up.ts';

/** Names do not change while a page is open. */
const always = Infinity;

/** When points can be claimed, and of which partners. */
export const useClaimTerms = (options?: ReadOptions): ReadResult<typeof claimTerms> =>
  useRead(claimTerms, {}, options);

/** The flights of a ticket; nothing is asked without one. */
export const useClaimableFlights = (ticketNum: string | undefined): ReadResult<typeof claimableFlights> =>
  useRead(claimableFlights, ticketNum === undefined ? undefined : { ticketNum });

/** The claims that the member has made. */
export const useClaimHistory = (options?: ReadOptions): ReadResult<typeof claimHistory> =>
  useRead(claimHistory, {}, options);

const quietly = { announce: 'silent', staleTime: always } as const;

/** The names of the two airports of a flight; a background read, so a failure is quiet. */
export const useAirportNames = (from: string, to: string): ReadResult<typeof airportNames> =>
  useRead(airportNames, { codeList: [from, to] }, quietly);

type AirportNames = ResponseOf<typeof airportNames>;

const answered = (reads: readonly UseQueryResult<AirportNames>[]) => reads.map(({ data }) => data);

/** Answers for the flights of a list, in its order: an observer for each card would cost more than the card. Each pair is there once. */
export function useEachAirportNames(
  pairs: readonly (readonly [from: string, to: string])[],
): readonly (AirportNames | undefined)[] {
  const client = useClient();
  return useEach(
    {
      queries: pairs.map((codeList) => readQuery(client, airportNames, { codeList: [...codeList] }, quietly)),
      combine: answered,
    },
    useQueries(),
  );
}

/** The message codes of claims that were not taken up are refusals. */
const asAnswer = (answer: ResponseOf<typeof retroClaim>, now: number): ResponseOf<typeof retroClaim> => {
  const { messageCode: code, messageContent: message } = answer;
  if (code === claimAccepted) return answer;
  throw new RequestFailure({ kind: 'refused', code, message }, retroClaim.name, new Date(now).toISOString());
};

/** Claims the points of a flight. An answer that does not take it up rejects as a refusal, with the code of the answer. */
export function useRetroClaim(): (
  claim: RequestOf<typeof retroClaim>,
) => Promise<ResponseOf<typeof retroClaim>> {
  const client = useClient();
  return async (claim) =>
    asAnswer(await client.send(retroClaim, claim, { announce: 'answers' }), client.clock.now());
}

/** Looks the claims up again, whatever is known already; it rejects when there is no answer. For an outcome that is unknown. */
export function useLookUpClaims(): () => Promise<readonly PastClaim[]> {
  const lookUp = useLookUp(claimHistory);
  return async () => (await lookUp({})).retroClaimList;
}

const claimsCalls = [claimHistory, claimableFlights] as const;

/** Lets every screen ask for claims and tickets again; resolves when those in sight have their answer. */
export const useReloadClaims = (): (() => Promise<void>) => useReload(claimsCalls);
