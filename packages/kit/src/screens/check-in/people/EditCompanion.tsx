import { useId } from 'react';
import type { Companion } from '../../../components/companion-list/types.ts';
import { useLocale, useMessages } from '../../../messages/provider.tsx';
import { shownName } from '../../../rules/member.ts';
import { typedOfCompanion } from '../../../validators/check-in/companion-wire.ts';
import { WriteButton } from '../../shell/WriteButton.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { useToday } from '../../shell/use-today.ts';
import { CompanionFormOf } from './CompanionFormOf.tsx';
import { companionDraft, usePersonDraft } from './draft.ts';
import { RemoveCompanion } from './RemoveCompanion.tsx';
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
  const locale = useLocale();
  const formId = useId();
  const on = useToday();
  const { companionId } = companion;
  const draft = usePersonDraft(companionDraft, companionId, typedOfCompanion(companion));
  const done = (here: boolean) => {
    draft.forget();
    if (here) onDone();
  };
  const saver = useCompanionSaving({
    id: companionId,
    unsure: draft.unsure,
    onUnsure: draft.setUnsure,
    onSaved: done,
  });
  const removal = useCompanionRemoval(companion, done);
  const name = shownName(companion, locale).name;
  return (
    <Frame
      title={t('edit.title')}
      footer={
        <WriteButton wide type="submit" form={formId} write={saver.write} onCheck={saver.check}>
          {t('save')}
        </WriteButton>
      }
    >
      <CompanionFormOf id={formId} context={{ on, known: others }} draft={draft} saver={saver} />
      <RemoveCompanion id={companionId} {...{ name, removal }} />
    </Frame>
  );
}
