import type { User } from '../contracts/account/account.ts';
import type { Call, RequestOf, ResponseOf } from '../contracts/call.ts';
import { createAct } from './act.ts';
import { RequestFailure, type Failure } from './failure.ts';
import { createGuard, type Asker } from './guard.ts';
import type { Holder } from './holder.ts';
import { createIntents, intentOf } from './intents.ts';
import type { ClientOptions, SendOptions } from './options.ts';
import { outcomeUnknown } from './outcome.ts';
import { reportFailure, createPolicies, passesThrough } from './policies.ts';
import { userCall } from './user-id.ts';
import { uuid } from './uuid.ts';

/** The part of a client that asks the back end: a file of its own, which comes with the first request. */
export interface Sending {
  /**
   * Sends one call. Reads are repeated after a network failure; a write that is under way is joined, not sent again.
   * @returns the answer's payload, parsed by its contract
   * @throws RequestFailure when no good answer comes
   * @throws TypeError when the payload does not fit its contract: a mistake of the program, nothing is sent
   */
  send<C extends Call>(call: C, payload: RequestOf<C>, options?: SendOptions): Promise<ResponseOf<C>>;
  /** Gives up every request under way, as leaving /login does. */
  abortAll(): void;
  /** Sends the person to sign in. */
  login(): void;
  /** Asks whose the token of this moment is. */
  readonly whose: () => Promise<User>;
  /** Forgets every action that is not known to be done. */
  readonly forget: () => void;
}

/** Person and language of the requests. */
export interface Sender {
  readonly holder: Holder;
  readonly language: () => string;
  readonly region: () => string;
}

const fieldOf = (issues: readonly { path: readonly PropertyKey[] }[]) =>
  (issues[0]?.path ?? []).map(String).join('.');

export function createSending(options: ClientOptions, { holder, language, region }: Sender): Sending {
  const { host } = options;
  const now = options.now ?? (() => new Date(host.clock.now()));
  const newId = options.newId ?? uuid;
  const guard = createGuard(holder);
  const policies = createPolicies(host, options.policies, holder.take);
  const intents = createIntents({
    newId,
    subject: holder.actor,
    now: () => now().getTime(),
    slot: options.intents,
  });
  const pending = new Set<AbortController>();

  /** @param silent it is reported, not shown */
  const tell = (call: Call, failure: Failure, silent: boolean) =>
    reportFailure(
      failure,
      { call, silent, path: host.page.path(), userId: options.userId?.() ?? '' },
      policies,
    );

  /** Tells of a failure as the caller asks for it. */
  function tellAs(how: SendOptions['announce'], call: Call, failure: Failure): void {
    const announcement = typeof how === 'function' ? how() : how;
    tell(call, failure, announcement === 'silent' || (announcement === 'answers' && outcomeUnknown(failure)));
  }

  const unfit = new Set<string>();
  /** Reports a field that an answer could be used without, once: the same call may be asked every few seconds. */
  function tellUnfit(call: Call, status: number, field: string): void {
    const place = `${call.name} ${field}`;
    if (unfit.has(place)) return;
    unfit.add(place);
    tell(call, { kind: 'unexpected', status, field }, true);
  }

  const act = createAct(options, { language, subject: holder.subject, unfit: tellUnfit });

  const refuse = (call: Pick<Call, 'name'>, failure: Failure): never => {
    throw new RequestFailure(failure, call.name, now().toISOString());
  };

  /** Tells of a token whose member could not be asked for as a failure of this call: the traveller knows of no other. */
  const unasked =
    (call: Call, how: SendOptions['announce']) =>
    (reason: unknown): never => {
      if (!(reason instanceof RequestFailure)) throw reason;
      tellAs(how, call, reason.failure);
      return refuse(call, reason.failure);
    };

  async function run<C extends Call>(
    call: C,
    payload: object,
    intent: string,
    { signal, announce: how, handles, transactionId, onSentChange, known }: SendOptions,
    asker?: Asker,
  ): Promise<ResponseOf<C>> {
    const controller = new AbortController();
    const leave = () => controller.abort();
    if (signal?.aborted) leave();
    signal?.addEventListener('abort', leave);
    pending.add(controller);
    const id = call.write ? intents.idOf(intent, transactionId) : (transactionId ?? newId());
    const sentToken = host.environment().proof;
    try {
      const outcome = await act(call, payload, id, controller.signal, onSentChange, known);
      if ('value' in outcome) {
        intents.done(intent);
        if (call.name === userCall) holder.heard(sentToken, outcome.value as User);
      } else if (outcome.failure.kind === 'otherMember') holder.doubt();
      const theirs = !asker || (await guard.after(call, asker));
      if ('value' in outcome) return theirs ? outcome.value : refuse(call, { kind: 'otherMember' });
      const { failure } = outcome;
      if (!outcomeUnknown(failure)) intents.refused(intent);
      const handled =
        passesThrough(failure) || (failure.kind === 'refused' && handles?.includes(failure.code));
      const ended = failure.kind === 'unauthorised';
      // A person who has come meanwhile is not sent to sign in, and told nothing.
      const stale = !theirs || (ended && host.environment().proof !== sentToken);
      if (ended && !stale) host.wipeKept();
      if (!handled && !stale) tellAs(how, call, failure);
      return refuse(call, failure);
    } finally {
      pending.delete(controller);
      signal?.removeEventListener('abort', leave);
    }
  }

  /** Answer that a screen waits for already: others who need the member wait for the same one. */
  let asking: { readonly token: string; readonly user: Promise<User> } | undefined;
  function watched<Answer>({ name }: Call, answer: Promise<Answer>): Promise<Answer> {
    if (name !== userCall) return answer;
    const mine = { token: host.environment().proof, user: answer as Promise<unknown> as Promise<User> };
    asking = mine;
    const end = () => {
      if (asking === mine) asking = undefined;
    };
    answer.then(end, end);
    return answer;
  }

  return {
    send: async (call, payload, sendOptions = {}) => {
      const parsed = call.request.safeParse(payload);
      if (!parsed.success)
        throw new TypeError(
          `${call.name}: the request does not fit its contract at "${fieldOf(parsed.error.issues)}"`,
        );
      const data = parsed.data as object;
      const intent = intentOf(call, data);
      holder.look();
      const asker = { by: sendOptions.by ?? holder.key(), atOnce: sendOptions.atOnce ?? false };
      const asked = guard.before(call, asker);
      // Without waiting where there is nothing to wait for: the request takes the token of this very moment.
      const may = typeof asked === 'boolean' ? asked : await asked.catch(unasked(call, sendOptions.announce));
      if (!may) return refuse(call, { kind: 'otherMember' });
      const start = () => watched(call, run(call, data, intent, sendOptions, asker));
      return call.write ? intents.once(intent, start) : start();
    },
    abortAll: () => {
      for (const controller of pending) controller.abort();
    },
    login: () => policies.login(),
    forget: intents.clear,
    whose: async () => {
      if (asking?.token === host.environment().proof) {
        const told = await asking.user.catch((reason: unknown) => {
          // A screen that has gone took its question with it; any other failure is everybody's.
          if (reason instanceof RequestFailure && reason.failure.kind === 'aborted') return undefined;
          throw reason;
        });
        if (told) return told;
      }
      const { getUserInfo } = await import('../contracts/account/account.ts').catch(() =>
        refuse({ name: userCall }, { kind: 'network' }),
      );
      return run(getUserInfo, { language: language(), region: region() }, '', { announce: 'silent' });
    },
  };
}
