import type { Call } from '@mapp/kit/contracts';
import { createAsk, type BackEnd } from './ask.ts';
import { inOrder } from './order.ts';
import { endedBy, triedWith, tryDuties, tryRevoked } from './ownership.ts';
import { standardPayloads, type Payloads } from './payloads.ts';
import type { Finding } from './verdict.ts';

export interface Run extends BackEnd {
  /** Ask the writes too. */
  readonly writes?: boolean;
  /** The host's own payloads, each in place of ours. */
  readonly payloads?: Payloads;
  /** The calls to ask, by name; all of them when left out. */
  readonly only?: readonly string[] | undefined;
  readonly now?: Date;
  /** Told after each call. */
  readonly onFinding?: (finding: Finding) => void;
}

/** The back end runs on this machine, as the sandbox does. */
const isLocal = (baseUrl: string): boolean =>
  /^(127(\.\d+){3}|localhost|\[::1\])$/.test(new URL(baseUrl).hostname);

/** Why a call is not asked; undefined when it is. */
function reasonAgainst(
  { name, write, member }: Call,
  { writes, token, payloads = {}, baseUrl, only }: Run,
): string | undefined {
  if (only && !only.includes(name)) return 'not in --only';
  if (write && !writes) return 'a write: --writes';
  // A payload that we make up could be somebody's number.
  if (write && !isLocal(baseUrl) && !Object.hasOwn(payloads, name)) return 'a write: --payloads';
  return member && token === undefined ? 'for members: --token' : undefined;
}

/** Asks every call in turn, one at a time. */
export async function run(options: Run): Promise<readonly Finding[]> {
  const ask = createAsk(options);
  const payloads: Payloads = { ...standardPayloads(options.now ?? new Date()), ...options.payloads };
  const findings: Finding[] = [];
  let taken = false;
  for (const call of inOrder) {
    const begin = performance.now();
    const against = reasonAgainst(call, options);
    const outcome =
      against === undefined
        ? await ask(call, payloads[call.name])
        : { verdict: 'skipped' as const, detail: against };
    const finding = { call, milliseconds: Math.round(performance.now() - begin), ...outcome };
    findings.push(finding);
    options.onFinding?.(finding);
    // Only of a write that it takes can be said what it owes beside.
    if (finding.verdict !== 'fits') continue;
    const payload = payloads[triedWith.name] as Readonly<Record<string, unknown>>;
    if (call.name === triedWith.name) {
      taken = true;
      for (const [duty, seen] of await tryDuties(ask, payload))
        findings.push({ call, duty, milliseconds: 0, ...seen });
    }
    if (call.name === endedBy.name && taken) {
      const [duty, seen] = await tryRevoked(ask, payload);
      findings.push({ call, duty, milliseconds: 0, ...seen });
    }
  }
  return findings;
}
