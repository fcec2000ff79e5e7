import { useCallback, useEffect, useState } from 'react';
import { begunAlone, isLost, type DraftForm } from '../../session/drafts.ts';
import { useSession } from '../../session/session-provider.tsx';

/** Draft of a form that has not been saved. */
export interface FormDraft<Typed, Sent> {
  readonly typed: Typed;
  /** Sent, and no answer came: it is looked up before anything is sent again. */
  readonly unsure?: Sent | undefined;
}

/** A form of which nothing outlives a reload. */
export const draftInMemory = <Typed, Sent>(name: string): DraftForm<FormDraft<Typed, Sent>> => ({
  name,
  keeps: {},
  choices: () => ({}),
});

/** A form that is personal throughout: a reload leaves that it was begun, which is said when it is opened again. */
export const personalDraft = <Typed, Sent>(name: string): DraftForm<FormDraft<Typed, Sent>> => ({
  name,
  ...begunAlone,
});

/** Facts of a draft that its form tells. */
export interface FormDraftTold {
  /** Something was typed before the form was opened. */
  readonly restored: boolean;
  /** A reload has taken what was typed; told once. */
  readonly lost: boolean;
  /** Begins again, empty. */
  readonly begin: () => void;
}

/** Initial content of a form, and where it keeps what is typed. */
export interface FormDraftInUse<Typed, Sent> extends FormDraftTold {
  readonly initial: Typed;
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
    return {
      draft,
      restored: draft !== undefined,
      lost: isLost(drafts, form, subject),
      generation: 0,
    };
  });
  // Who opens the form of another entry is not told again.
  useEffect(() => {
    if (isLost(drafts, form, subject)) drafts.forget(form, subject);
  }, [drafts, form, subject]);
  const keep = useCallback(
    (typed: Typed) => drafts.write(form, { ...drafts.read(form, subject), typed }, subject),
    [drafts, form, subject],
  );
  const { draft, restored, lost, generation } = opened;
  const initial = draft?.typed ?? fresh;
  return {
    initial,
    restored,
    lost,
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
        lost: false,
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
