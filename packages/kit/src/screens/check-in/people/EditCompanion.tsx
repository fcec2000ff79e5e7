import { useId } from 'react';
import { CompanionForm } from '../../../components/companion-form/CompanionForm.tsx';
import type { Companion } from '../../../components/companion-list/types.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { beneficiaryName } from '../../../rules/beneficiaries.ts';
import { typedOfCompanion } from '../../../validators/companion.ts';
import { OutcomeNotice } from '../../shell/OutcomeNotice.tsx';
import { isUnclear } from '../../shell/use-certain-write.ts';
import { useSavingWords } from '../../shell/use-saving-words.ts';
import { WriteButton } from '../../shell/WriteButton.tsx';
import { refusalOfCheckIn } from '../WriteRefused.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { useToday } from '../../shell/use-today.ts';
import { companionDraft, usePersonDraft } from './draft.ts';
import { RemoveCompanion } from './RemoveCompanion.tsx';
import { RestoredNotice } from './RestoredNotice.tsx';
import { useCompanionSaving } from './use-companion-saving.ts';
import { useCompanionRemoval } from './use-companion-removal.ts';

interface EditCompanionProps {
  companion: Companion;
  /** Everybody else on the list. */
  others: readonly Companion[];
  /** Changed or removed. */
  onDone: () => void;
}

/** The form of one companion, and the way to take them off the list. */
export function EditCompanion({ companion, others, onDone }: EditCompanionProps) {
  const t = useMessages('companions');
  const words = useSavingWords();
  const formId = useId();
  const on = useToday();
  const { companionId } = companion;
  const draft = usePersonDraft(companionDraft, companionId, typedOfCompanion(companion));
  const done = (here: boolean) => {
    draft.forget();
    if (here) onDone();
  };
  const { write, send, check } = useCompanionSaving({
    id: companionId,
    unsure: draft.unsure,
    onUnsure: draft.setUnsure,
    onSaved: done,
  });
  const removal = useCompanionRemoval(companion, done);
  const name = beneficiaryName(companion);
  return (
    <Frame
      title={t('edit.title')}
      footer={
        <WriteButton wide type="submit" form={formId} write={write} onCheck={check}>
          {t('save')}
        </WriteButton>
      }
    >
      <OutcomeNotice write={write} words={words} refusal={refusalOfCheckIn()} />
      {draft.restored && !isUnclear(write) && <RestoredNotice onStartOver={() => draft.begin()} />}
      <CompanionForm
        key={draft.generation}
        id={formId}
        initial={draft.initial}
        context={{ on, known: others }}
        onDraft={draft.keep}
        onSubmit={(fields) => void send(fields)}
      />
      <RemoveCompanion id={companionId} {...{ name, removal }} />
    </Frame>
  );
}
