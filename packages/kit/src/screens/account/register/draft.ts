import { useCallback, useState } from 'react';
import type { Enrolment } from '../../../contracts/account/register.ts';
import { enrolmentCredentials } from '../../../rules/enrolment.ts';
import type { DraftForm } from '../../../session/drafts.ts';
import { useSession } from '../../../session/session-provider.tsx';
import { emptyEnrolment, type EnrolmentTyped } from '../../../validators/account/enrolment.ts';

/** Draft of a registration that has not been answered: in memory, passwords among it. */
interface RegistrationDraft {
  readonly typed: EnrolmentTyped;
  /** Sent, and no answer came: it is looked up before anything is sent again. */
  readonly unsure?: Enrolment | undefined;
}

/** The kind of document says nothing of a person, nor does it that something was sent without an answer. */
const registrationDraft: DraftForm<RegistrationDraft> = {
  name: 'register',
  keeps: { kind: enrolmentCredentials, outcome: ['unknown'] },
  choices: ({ typed, unsure }) => ({ kind: typed.kind, outcome: unsure ? 'unknown' : '' }),
};

/** Why the fields are not as a new form's: typed before, or what a reload has left. */
type FilledBy = 'hand' | 'reload' | 'reloadUnsure';

/** Initial content of the form, and where it keeps what is typed. */
export interface RegistrationDraftInUse {
  readonly initial: EnrolmentTyped;
  readonly filledBy: FilledBy | undefined;
  /** Sent before, without an answer. */
  readonly unsure: Enrolment | undefined;
  /** Changes when the form is to begin again. */
  readonly generation: number;
  readonly keep: (typed: EnrolmentTyped) => void;
  readonly setUnsure: (sent: Enrolment | undefined) => void;
  readonly startOver: () => void;
  readonly forget: () => void;
}

/** The draft of this page's life, else the choices that a reload has left. */
export function useRegistrationDraft(): RegistrationDraftInUse {
  const { drafts } = useSession();
  const [opened, setOpened] = useState(() => {
    const draft = drafts.read(registrationDraft);
    const { kind, outcome } = drafts.kept(registrationDraft);
    const chosen = enrolmentCredentials.find((each) => each === kind);
    const left: FilledBy | undefined = outcome ? 'reloadUnsure' : chosen && 'reload';
    const filledBy: FilledBy | undefined = draft ? 'hand' : left;
    const initial = draft?.typed ?? { ...emptyEnrolment, ...(chosen && { kind: chosen }) };
    return { initial, filledBy, unsure: draft?.unsure, generation: 0 };
  });
  const keep = useCallback(
    (typed: EnrolmentTyped) => drafts.write(registrationDraft, { ...drafts.read(registrationDraft), typed }),
    [drafts],
  );
  const forget = () => drafts.forget(registrationDraft);
  return {
    ...opened,
    keep,
    forget,
    setUnsure: (unsure) =>
      drafts.write(registrationDraft, {
        typed: drafts.read(registrationDraft)?.typed ?? opened.initial,
        unsure,
      }),
    startOver: () => {
      forget();
      setOpened({
        initial: emptyEnrolment,
        filledBy: undefined,
        unsure: undefined,
        generation: opened.generation + 1,
      });
    },
  };
}
