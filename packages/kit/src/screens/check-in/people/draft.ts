import { useCallback, useState } from 'react';
import type { CompanionFields } from '../../../components/companion-form/types.ts';
import type { TravelInformation } from '../../../components/travel-form/types.ts';
import type { DraftForm } from '../../../session/drafts.ts';
import { useSession } from '../../../session/session-provider.tsx';
import type { CompanionTyped } from '../../../validators/companion-typed.ts';
import type { TravelInformationTyped } from '../../../validators/travel-information.ts';

/** What is kept of a form that has not been saved. */
export interface PersonDraft<Typed, Sent> {
  readonly typed: Typed;
  /** Sent, and no answer came: it is looked up before anything is sent again. */
  readonly unsure?: Sent | undefined;
}

type PersonForm<Typed, Sent> = DraftForm<PersonDraft<Typed, Sent>>;

/** Everything says something of a person, so nothing outlives a reload. */
const inMemory = { keeps: {}, choices: () => ({}) };

export const companionDraft: PersonForm<CompanionTyped, CompanionFields> = {
  name: 'companion',
  ...inMemory,
};

export const travelDraft: PersonForm<TravelInformationTyped, TravelInformation> = {
  name: 'travelInformation',
  ...inMemory,
};

/** What a form begins with, and where it keeps what is typed. */
export interface PersonDraftInUse<Typed, Sent> {
  readonly initial: Typed;
  /** Something was typed before the form was opened. */
  readonly restored: boolean;
  readonly unsure: Sent | undefined;
  /** Changes when the form is to begin anew. */
  readonly generation: number;
  readonly keep: (typed: Typed) => void;
  readonly setUnsure: (sent: Sent | undefined) => void;
  /** Once it is saved: what was typed is no draft any more, and stays in the fields. */
  readonly forget: () => void;
  /** Begins anew, empty or with what is given. */
  readonly begin: (typed?: Typed) => void;
}

/**
 * The draft of one person's form, in memory alone.
 * @param subject whose
 * @param fresh what the form holds without a draft
 */
export function usePersonDraft<Typed, Sent>(
  form: PersonForm<Typed, Sent>,
  subject: string,
  fresh: Typed,
): PersonDraftInUse<Typed, Sent> {
  const { drafts } = useSession();
  const [opened, setOpened] = useState(() => {
    const draft = drafts.read(form, subject);
    return { draft, restored: draft !== undefined, generation: 0 };
  });
  const keep = useCallback(
    (typed: Typed) => drafts.write(form, { ...drafts.read(form, subject), typed }, subject),
    [drafts, form, subject],
  );
  const { draft, restored, generation } = opened;
  const initial = draft?.typed ?? fresh;
  return {
    initial,
    restored,
    unsure: draft?.unsure,
    generation,
    keep,
    setUnsure: (unsure) => {
      const typed = drafts.read(form, subject)?.typed ?? initial;
      drafts.write(form, { typed, unsure }, subject);
    },
    forget: () => drafts.forget(form, subject),
    begin: (typed) => {
      if (typed === undefined) drafts.forget(form, subject);
      else drafts.write(form, { typed }, subject);
      setOpened({
        draft: typed === undefined ? undefined : { typed },
        restored: false,
        generation: generation + 1,
      });
    },
  };
}
