import type { TelemetryEvent } from '../contracts/telemetry.ts';
import { HostRefusal, type Host } from '../host/host.ts';
import { failureCode } from './failure-code.ts';
import type { Failure, FailureKind } from './failure.ts';
import { loginRequestAt } from './account/login-flow.ts';
import { systemErrorMs, toastMs } from './notice-time.ts';
import { createTelemetry } from './telemetry.ts';

/** Content of a toast: the server's own words, or the message `systemError` of the area `failures`. */
export type Notice = { readonly text: string } | { readonly key: 'systemError' };

/** One failure as analytics may know it: the server's words without what names a person, and never a value of the answer. */
export type ReportEvent = Extract<TelemetryEvent, { event: 'failure' }>;

/** Reactions of the program to a failure. Each can be replaced by a host. */
export interface Policies {
  /** @param milliseconds how long it stays: 3000 for the server's words, 2000 for the system error */
  readonly notify: (notice: Notice, milliseconds: number) => void;
  /** Sends the person to sign in. Called for each 401; asks the host once. */
  readonly login: () => void;
  /** Code 40500. */
  readonly special: (answer: { code: string; message: string }) => void;
  /** Told after the event has been checked and redacted, so a moment later. */
  readonly report: (event: ReportEvent) => void;
}

/** Replacements, and what the standard policies lack. */
export interface PolicyOptions extends Partial<Policies> {
  /** Shows the server's message of a 40500 until it is closed; without it the message is a toast. */
  readonly dialog?: (message: string) => void;
  /** Offers to sign in without leaving the page, where that would lose something; false when nothing would be lost. */
  readonly signInBeside?: () => boolean;
  /** The group that the session belongs to, where the address does not carry it. */
  readonly groupId?: () => string | undefined;
}

const loginDelayMs = 10;
/** A host that keeps the page open is not asked again so soon. */
const loginRestMs = 3000;

const nothing = () => undefined;

/** Login by the host, 10 ms later, once for all who ask meanwhile. The refused token is forgotten, so that the way back leads to a guest's page. */
function loginBy(
  host: Host,
  notify: Policies['notify'],
  { groupId = nothing, signInBeside }: PolicyOptions,
  onForgotten: () => void,
): Policies['login'] {
  let asked = false;
  const ask = async () => {
    const returnTo = host.page.path();
    host.logout();
    onForgotten();
    try {
      await host.login(loginRequestAt(returnTo, groupId()));
    } catch (reason) {
      notify({ key: 'systemError' }, systemErrorMs);
      // For the console: the traveller can do nothing about it, and whoever has written the host can.
      if (reason instanceof HostRefusal && reason.remedy !== undefined) throw reason;
    } finally {
      setTimeout(() => {
        asked = false;
      }, loginRestMs);
    }
  };
  return () => {
    if (asked || signInBeside?.()) return;
    asked = true;
    setTimeout(() => void ask(), loginDelayMs);
  };
}

const checked = (report: Policies['report']): Policies['report'] =>
  createTelemetry((event) => event.event === 'failure' && report(event)).tell;

/**
 * The documented behaviour, with a host's replacements. Source: membership.md sections 4 and 8, decision 9.
 * @param onForgotten told once the host has forgotten the token, so that what is shown is a guest's from then on
 */
export function createPolicies(
  host: Host,
  options: PolicyOptions = {},
  onForgotten: () => void = nothing,
): Policies {
  const notify = options.notify ?? nothing;
  const dialog = options.dialog ?? ((message: string) => notify({ text: message }, toastMs));
  return {
    notify,
    login: options.login ?? loginBy(host, notify, options, onForgotten),
    special:
      options.special ??
      (({ message }) => (message ? dialog(message) : notify({ key: 'systemError' }, systemErrorMs))),
    report: options.report ? checked(options.report) : nothing,
  };
}

/** Code -1 with "ID already exists" passes through: its screen shows a dialog instead of a toast. */
export const passesThrough = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.code === '-1' && /id already exists/i.test(failure.message);

const systemError = (_: Failure, { notify }: Policies) => notify({ key: 'systemError' }, systemErrorMs);

const shown: {
  readonly [K in FailureKind]: (failure: Extract<Failure, { kind: K }>, policies: Policies) => void;
} = {
  network: systemError,
  timeout: systemError,
  unexpected: systemError,
  aborted: nothing,
  // The page is covered, and says so.
  otherMember: nothing,
  unauthorised: (_, { login }) => login(),
  special: ({ code, message }, { special }) => special({ code, message }),
  refused: (failure, policies) =>
    failure.message ? policies.notify({ text: failure.message }, toastMs) : systemError(failure, policies),
};

const reported: {
  readonly [K in FailureKind]: (failure: Extract<Failure, { kind: K }>) => string | undefined;
} = {
  network: () => 'systemError',
  timeout: () => 'systemError',
  unexpected: () => 'unexpected response',
  special: ({ message }) => message,
  refused: ({ message }) => message,
  aborted: nothing,
  otherMember: nothing,
  unauthorised: nothing,
};

interface Occasion {
  readonly call: { readonly name: string; readonly path: string };
  /** Reported but not shown: a background read, or told by who asked. */
  readonly silent: boolean;
  readonly path: string;
  readonly userId: string;
}

/** Shows and reports a failure as the policies say. */
export function reportFailure(failure: Failure, occasion: Occasion, policies: Policies): void {
  const show = shown[failure.kind] as (failure: Failure, policies: Policies) => void;
  const messageOf = reported[failure.kind] as (failure: Failure) => string | undefined;
  if (!occasion.silent) show(failure, policies);
  const message = messageOf(failure);
  if (message === undefined) return;
  policies.report({
    event: 'failure',
    message,
    code: 'code' in failure && failure.code ? failure.code : failureCode(failure),
    page: occasion.path,
    userId: occasion.userId,
    call: occasion.call.name,
    endpoint: occasion.call.path,
    ...('field' in failure && { field: failure.field }),
  });
}
