import { CompanionForm, type CompanionFormProps } from '../../../components/companion-form/CompanionForm.tsx';
import type { CompanionFields } from '../../../components/companion-form/types.ts';
import type { CompanionTyped } from '../../../validators/check-in/companion-typed.ts';
import { FormDraftNotice } from '../../shell/FormDraftNotice.tsx';
import { OutcomeNotice } from '../../shell/OutcomeNotice.tsx';
import { useSavingWords } from '../../shell/use-saving-words.ts';
import { refusalOfCheckIn } from '../WriteRefused.tsx';
import type { PersonDraftInUse } from './draft.ts';
import type { useCompanionSaving } from './use-companion-saving.ts';
import * as styles from './people.css.ts';

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
      <FormDraftNotice {...{ draft, write }} className={styles.above} />
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
