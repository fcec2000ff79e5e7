import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import type { Destination } from '../../../navigation/routes.ts';
import { memberCredentials } from '../../../rules/credentials.ts';
import {
  mayShow,
  noRecovery,
  recovered,
  type Recovery,
  type RecoveryAgain,
  type RecoveryContact,
  type RecoveryEvent,
  type RecoveryStep,
} from '../../../rules/recovery/recovery.ts';
import type { DraftForm, KeptChoices } from '../../../session/drafts.ts';
import { useSession } from '../../../session/session-provider.tsx';
import {
  emptyContact,
  emptyFind,
  type FindTyped,
  type NewContactTyped,
} from '../../../validators/account/recovery.ts';

/** A code that was sent off to be compared. */
export interface CodeSent {
  readonly contact: RecoveryContact;
  readonly code: string;
}

/** Write that got no answer. Of a new password only that it was sent. */
export interface Unsure {
  readonly send?: RecoveryContact | undefined;
  readonly check?: CodeSent | undefined;
  readonly reset?: true | undefined;
}

/** How far a recovery has come, and what is typed, but for the new password. */
export interface RecoveryDraft {
  readonly state: Recovery;
  readonly find: FindTyped;
  readonly givenName: string;
  readonly code: string;
  readonly contact: NewContactTyped;
  readonly unsure: Unsure;
}

/** The way and the kind of document say nothing of a person; everything else stays in memory. */
const recoveryDraft: DraftForm<RecoveryDraft> = {
  name: 'recovery',
  keeps: { way: ['document', 'card'], kind: memberCredentials },
  choices: ({ find }) => ({ way: find.way, kind: find.kind }),
};

const fresh = ({ way, kind }: KeptChoices): RecoveryDraft => ({
  state: noRecovery,
  find: {
    ...emptyFind,
    way: way === 'card' ? 'card' : 'document',
    kind: memberCredentials.find((each) => each === kind) ?? emptyFind.kind,
  },
  givenName: '',
  code: '',
  contact: emptyContact,
  unsure: {},
});

/** Where each step is done. */
const screenOf = {
  find: 'findPassword',
  name: 'findPasswordName',
  code: 'findPasswordCode',
  password: 'resetPassword',
} as const satisfies Record<RecoveryStep, Destination>;

/** Where the traveller came from; it goes along, as a reload keeps nothing else. */
function useOrigin() {
  const places = [
    usePlace('findPassword').query,
    usePlace('findPasswordName').query,
    usePlace('findPasswordCode').query,
    usePlace('changePhoneOrEmail').query,
    usePlace('resetPassword').query,
  ];
  const { channel, returnUrl } = Object.assign({}, ...places) as { channel?: string; returnUrl?: string };
  return { channel, returnUrl };
}

export type RecoveryInUse = ReturnType<typeof useRecovery>;

/** The recovery on the screen of one of its steps. A visit to a step before its time, or after a reload, is led back. */
export function useRecovery(step: RecoveryStep) {
  const { drafts } = useSession();
  const navigation = useNavigation();
  const origin = useOrigin();
  const [draft, setDraft] = useState(() => drafts.read(recoveryDraft) ?? fresh(drafts.kept(recoveryDraft)));
  const [ready] = useState(() => mayShow(draft.state, step));
  const { at } = draft.state;
  const lead = useEffectEvent(() => {
    if (at === 'find') navigation.replace('findPassword', { query: { ...origin, again: 'reload' } });
    else navigation.replace(screenOf[at], { query: origin });
  });
  useEffect(() => {
    if (!ready) lead();
  }, [ready]);
  const now = () => drafts.read(recoveryDraft) ?? draft;
  const update = (change: Partial<RecoveryDraft>) => {
    const next = { ...now(), ...change };
    drafts.write(recoveryDraft, next);
    setDraft(next);
  };
  return {
    draft,
    /** The screen may be shown. */
    ready,
    origin,
    update,
    happened: (event: RecoveryEvent) => update({ state: recovered(now().state, event) }),
    setUnsure: (unsure: Unsure) => update({ unsure: { ...now().unsure, ...unsure } }),
    goTo: (next: RecoveryStep) => navigation.go(screenOf[next], { query: origin }),
    /** Begins again; what was typed at the start is still there. */
    again: (why?: RecoveryAgain) => {
      update({ ...fresh({}), find: now().find });
      navigation.replace('findPassword', { query: { ...origin, again: why } });
    },
    forget: () => drafts.forget(recoveryDraft),
  };
}
