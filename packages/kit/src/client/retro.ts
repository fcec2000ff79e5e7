import { airportNames } from '../contracts/airport-names.ts';
import {
  claimableFlights,
  claimAccepted,
  claimHistory,
  claimTerms,
  retroClaim,
  type PastClaim,
} from '../contracts/retro.ts';
import type { RequestOf, ResponseOf } from '../contracts/call.ts';
import { RequestFailure } from './failure.ts';
import { useClient } from './provider.tsx';
import { useQueries } from './query-client.ts';
import { keyOf, useRead, type ReadOptions, type ReadResult } from './read.ts';

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

/** The names of the two airports of a flight; a background read, so a failure is quiet. */
export const useAirportNames = (from: string, to: string): ReadResult<typeof airportNames> =>
  useRead(airportNames, { codeList: [from, to] }, { announce: 'silent', staleTime: always });

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

/** Looks the claims up anew, whatever is known already; it rejects when there is no answer. For an outcome that is unknown. */
export function useLookUpClaims(): () => Promise<readonly PastClaim[]> {
  const client = useClient();
  const queries = useQueries();
  return async () => {
    const answer = await client.send(claimHistory, {});
    queries.setQueryData(keyOf(claimHistory, {}, client.language()), answer);
    return answer.retroClaimList;
  };
}

/** Lets every screen ask for claims and tickets anew; resolves when those in sight have their answer. */
export function useReloadClaims(): () => Promise<void> {
  const queries = useQueries();
  return async () => {
    await Promise.all(
      [claimHistory, claimableFlights].map(({ name }) => queries.invalidateQueries({ queryKey: [name] })),
    );
  };
}
