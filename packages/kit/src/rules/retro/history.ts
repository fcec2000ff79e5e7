import type { Day } from '../days.ts';

/** The states of a claim that are listed. Source: membership.md section 4, decision 23. */
export const listedResults = ['P', 'C'] as const;
export type ListedResult = (typeof listedResults)[number];

/** A claim, as far as the rules read it. */
export interface Claimed {
  readonly retroId: string;
  readonly dealResult: string;
  readonly commitDate: Day;
  readonly ticketNo: string;
  readonly flightNo: string;
  readonly flightDate: Day;
}

const listed = ({ dealResult }: Claimed): boolean => listedResults.some((known) => known === dealResult);

/** The claims that are shown, P and C alone, the newest first; those of one day keep their order. */
export const shownClaims = <One extends Claimed>(
  claims: readonly One[],
): readonly (One & { readonly dealResult: ListedResult })[] =>
  claims
    .filter((claim): claim is One & { readonly dealResult: ListedResult } => listed(claim))
    .toSorted((one, other) =>
      one.commitDate < other.commitDate ? 1 : one.commitDate > other.commitDate ? -1 : 0,
    );

/** The claim of a flight, among those that are under way or credited. */
export const claimOf = <One extends Claimed>(
  claims: readonly One[],
  { ticketNo, flightNo, flightDate }: Pick<Claimed, 'ticketNo' | 'flightNo' | 'flightDate'>,
): One | undefined =>
  claims.find(
    (claim) =>
      listed(claim) &&
      claim.ticketNo === ticketNo &&
      claim.flightNo === flightNo &&
      claim.flightDate === flightDate,
  );

/** Whether a flight has been claimed: among the claims that are under way or credited. */
export const isClaimed = (claims: readonly Claimed[], flight: Parameters<typeof claimOf>[1]): boolean =>
  claimOf(claims, flight) !== undefined;
