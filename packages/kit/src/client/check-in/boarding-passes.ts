import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { boardingPasses } from '../../contracts/check-in/boarding-passes.ts';
import { refusalCodes } from '../../contracts/check-in/check-in-refusals.ts';
import type { ResponseOf } from '../../contracts/call.ts';
import { useHost } from '../../host/context.tsx';
import type { Host } from '../../host/host.ts';
import { RequestFailure } from '../failure.ts';
import { keptAnswers, type KeptAnswer } from '../kept.ts';
import { useClient } from '../provider.tsx';
import { useQueries } from '../query-client.ts';
import { readQuery, type ReadResult } from '../read.ts';
import { useSignedIn } from '../account/signed-in.ts';

/** How often passes in sight are asked for again, ms: a gate may change at any time. */
const againMs = 60_000;

/** Refusals that the screen tells by itself. */
const handles = Object.keys(refusalCodes);

type Passes = ResponseOf<typeof boardingPasses>;

/**
 * The boarding passes of who is checked in for a segment. Kept ones are there until the airline answers,
 * and stay when it does not; asked again each minute, and each time that the page comes back into sight.
 */
export function useBoardingPasses(segmentId: string | undefined): ReadResult<typeof boardingPasses> {
  const client = useClient();
  const host = useHost();
  const queries = useQueries();
  const signedIn = useSignedIn();
  const payload = { segmentId: segmentId ?? '' };
  const { queryKey } = readQuery(client, boardingPasses, payload);
  const known = () => queries.getQueryData<Passes>(queryKey);

  /** Shows what is kept, unless the airline was quicker. */
  async function restore(): Promise<void> {
    const kept = await keptAnswers(host).read(boardingPasses);
    const found = kept.find(({ subject }) => subject === segmentId);
    if (found && known() === undefined)
      queries.setQueryData(queryKey, found.answer, { updatedAt: host.clock.toDevice(found.at) });
  }

  async function ask(signal: AbortSignal): Promise<Passes> {
    const token = host.environment().proof;
    const restored = known() === undefined ? restore() : undefined;
    // A failure covers no pass that is on show, be it a kept one that has come meanwhile.
    const announce = () => (known() === undefined ? 'toast' : 'silent');
    try {
      return await client.send(boardingPasses, payload, { signal, announce, handles });
    } catch (reason) {
      // Kept passes have their turn before the failure is told.
      await restored;
      const ended = reason instanceof RequestFailure && reason.failure.kind === 'unauthorised';
      if (ended && known() !== undefined && host.environment().proof === token) client.login();
      throw reason;
    }
  }

  return useQuery<Passes, RequestFailure>(
    {
      queryKey,
      queryFn: ({ signal }) => ask(signal),
      enabled: segmentId !== undefined && signedIn,
      refetchInterval: againMs,
      refetchOnWindowFocus: 'always',
      structuralSharing: false,
    },
    queries,
  );
}

/** The kept passes of every segment, for when nothing else says which is next; undefined until the device has told. */
export function useKeptPasses(wanted: boolean): readonly KeptAnswer<typeof boardingPasses>[] | undefined {
  const host = useHost();
  const [kept, setKept] = useState<readonly KeptAnswer<typeof boardingPasses>[]>();
  useEffect(() => {
    let mounted = true;
    const look = async () => {
      const found = await keptAnswers(host).read(boardingPasses);
      if (mounted) setKept(found);
    };
    if (wanted) void look();
    return () => {
      mounted = false;
    };
  }, [host, wanted]);
  return kept;
}

interface Keeping {
  readonly answer: Passes;
  /** When it was given, and when it must be gone, milliseconds since 1970. */
  readonly at: number;
  readonly until: number;
}

/** Keeps what a segment's passes are now; without any, nothing stays. */
async function keepPasses(host: Host, subject: string, { answer, at, until }: Keeping): Promise<boolean> {
  const answers = keptAnswers(host);
  if (answer.passes.length === 0) {
    // Passes that could not be read are no reason to lose those kept before.
    if (answer.unreadable) return false;
    await answers.remove(boardingPasses, subject);
    return false;
  }
  const written = await answers.write(boardingPasses, { subject, answer, at }, until);
  try {
    return written && (await (await host.device()).openWithoutNetwork());
  } catch {
    return false;
  }
}

/**
 * Keeps the passes of a segment on the device, and lets the site open without a network.
 * @param until when they must be gone, milliseconds since 1970
 * @returns whether they will be there without a network
 */
export function useKeeping(
  segmentId: string | undefined,
  { data, dataUpdatedAt }: Pick<ReadResult<typeof boardingPasses>, 'data' | 'dataUpdatedAt'>,
  until: number,
): boolean {
  const host = useHost();
  const [kept, setKept] = useState(false);
  useEffect(() => {
    if (!data || segmentId === undefined) return undefined;
    let mounted = true;
    const keep = async () => {
      const done = await keepPasses(host, segmentId, {
        answer: data,
        at: host.clock.fromDevice(dataUpdatedAt),
        until,
      });
      if (mounted) setKept(done);
    };
    void keep();
    return () => {
      mounted = false;
    };
  }, [host, segmentId, data, dataUpdatedAt, until]);
  return kept;
}
