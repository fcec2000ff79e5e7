import { CompanionForm, type CompanionFormProps } from '../../../components/companion-form/CompanionForm.tsx';
import type { CompanionFields } from '../../../components/companion-form/types.ts';
import type { CompanionTyped } from '../../../validators/check-in/companion-typed.ts';
import { OutcomeNotice } from '../../shell/OutcomeNotice.tsx';
import { isOutcomeUnknown } from '../../shell/use-verified-mutation.ts';
import { useSavingWords } from '../../shell/use-saving-words.ts';
import { refusalOfCheckIn } from '../WriteRefused.tsx';
import type { PersonDraftInUse } from './draft.ts';
import { RestoredNotice } from './RestoredNotice.tsx';
import type { useCompanionSaving } from './use-companion-saving.ts';

interface CompanionFormOfProps extends Pick<CompanionFormProps, 'id' | 'context' | 'onSelectCompanion'> {
  draft: PersonDraftInUse<CompanionTyped, CompanionFields>;
  saver: Pick<ReturnType<typeof useCompanionSaving>, 'write' | 'send'>;
}

/** The form with what became of saving it, and with what was typed before. */
export function CompanionFormOf({ draft, saver: { write, send }, ...form }: CompanionFormOfProps) {
  const words = useSavingWords();
  return (
    <>
      <OutcomeNotice write={write} words={words} refusal={refusalOfCheckIn()} />
      {draft.restored && !isOutcomeUnknown(write) && <RestoredNotice onStartOver={() => draft.begin()} />}
      <CompanionForm
        {...form}
        key={draft.generation}
        defaultValue={draft.initial}
        onChange={draft.keep}
        onSubmit={(fields) => void send(fields)}
      />
    </>
  );
}
