import { useCallback, useEffect, useState } from 'react';
import type { DraftForm } from '../../session/drafts.ts';
import { useSession } from '../../session/session-provider.tsx';

/** Draft of a form that has not been saved. */
export interface FormDraft<Typed, Sent> {
  readonly typed: Typed;
  /** Sent, and no answer came: it is looked up before anything is sent again. */
  readonly unsure?: Sent | undefined;
}

/** A form of which nothing outlives a reload: everything in it says something of a person. */
export const draftInMemory = <Typed, Sent>(name: string): DraftForm<FormDraft<Typed, Sent>> => ({
  name,
  keeps: {},
  choices: () => ({}),
});

/** Initial content of a form, and where it keeps what is typed. */
export interface FormDraftInUse<Typed, Sent> {
  readonly initial: Typed;
  /** Something was typed before the form was opened. */
  readonly restored: boolean;
  readonly unsure: Sent | undefined;
  /** Changes when the form is to begin again. */
  readonly generation: number;
  readonly keep: (typed: Typed) => void;
  readonly setUnsure: (sent: Sent | undefined) => void;
  /** Once it is saved: what was typed is no draft any more, and stays in the fields. */
  readonly forget: () => void;
  /** Begins again, empty or with what is given. */
  readonly begin: (typed?: Typed) => void;
}

/**
 * The draft of one form.
 * @param subject whose, where there is more than one
 * @param fresh what the form holds without a draft
 */
export function useFormDraft<Typed, Sent>(
  form: DraftForm<FormDraft<Typed, Sent>>,
  subject: string,
  fresh: Typed,
): FormDraftInUse<Typed, Sent> {
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

/** A form with secrets: nothing of it is kept, but a session that ends leaves the page open while something is typed. */
const secrets: DraftForm<true> = { name: 'secrets', keeps: {}, choices: () => ({}) };

/** Says that something secret is typed, until it is saved or the screen is left. */
export function useSecretTyped(): { readonly typed: () => void; readonly saved: () => void } {
  const { drafts } = useSession();
  useEffect(() => () => drafts.forget(secrets, 'typed'), [drafts]);
  const typed = useCallback(() => drafts.write(secrets, true, 'typed'), [drafts]);
  return { typed, saved: () => drafts.forget(secrets, 'typed') };
}
