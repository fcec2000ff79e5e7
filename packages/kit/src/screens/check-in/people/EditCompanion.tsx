import { useId } from 'react';
import { CompanionForm } from '../../../components/companion-form/CompanionForm.tsx';
import type { Companion } from '../../../components/companion-list/types.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { beneficiaryName } from '../../../rules/beneficiaries.ts';
import { typedOfCompanion } from '../../../validators/companion.ts';
import { Frame } from '../../shell/Frame.tsx';
import { useToday } from '../../shell/use-today.ts';
import { companionDraft, usePersonDraft } from './draft.ts';
import { RemoveCompanion } from './RemoveCompanion.tsx';
import { PersonSavingNotice } from './PersonSavingNotice.tsx';
import { RestoredNotice } from './RestoredNotice.tsx';
import { SaveButton } from './SaveButton.tsx';
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
  const formId = useId();
  const on = useToday();
  const { companionId } = companion;
  const draft = usePersonDraft(companionDraft, companionId, typedOfCompanion(companion));
  const done = (here: boolean) => {
    draft.forget();
    if (here) onDone();
  };
  const { saving, save, check } = useCompanionSaving({
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
        <SaveButton saving={saving} form={formId} onCheck={() => void check()}>
          {t('save')}
        </SaveButton>
      }
    >
      <PersonSavingNotice saving={saving} />
      {draft.restored && !('sent' in saving) && <RestoredNotice onStartOver={() => draft.begin()} />}
      <CompanionForm
        key={draft.generation}
        id={formId}
        initial={draft.initial}
        context={{ on, known: others }}
        onDraft={draft.keep}
        onSubmit={(fields) => void save(fields)}
      />
      <RemoveCompanion {...{ name, removal }} />
    </Frame>
  );
}
