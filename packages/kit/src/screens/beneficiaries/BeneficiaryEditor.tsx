import { useId } from 'react';
import { useCountryNames, useReadPinyin } from '../../client/names.ts';
import {
  BeneficiaryForm,
  type BeneficiaryFormProps,
} from '../../components/beneficiary-form/BeneficiaryForm.tsx';
import { useLocale, useMessages } from '../../messages/provider.tsx';
import { countryName } from '../../rules/places/countries.ts';
import type { BeneficiaryChecked } from '../../validators/beneficiaries/beneficiary-typed.ts';
import { fieldsOfBeneficiary } from '../../validators/beneficiaries/beneficiary-wire.ts';
import { Frame } from '../shell/Frame.tsx';
import { OutcomeNotice } from '../shell/OutcomeNotice.tsx';
import { isOutcomeUnknown } from '../shell/use-verified-mutation.ts';
import { useSavingWords } from '../shell/use-saving-words.ts';
import { WriteButton } from '../shell/WriteButton.tsx';
import { useToday } from '../shell/use-today.ts';
import { DraftNotice } from './DraftNotice.tsx';
import { FullNotice } from './FullNotice.tsx';
import { useBeneficiaryDraft, type Listed } from './use-beneficiary-draft.ts';
import { useSaving } from './use-saving.ts';
import * as styles from './form.css.ts';

export interface BeneficiaryEditorProps {
  title: string;
  /** Beneficiary who is changed; nobody when one is added. */
  beneficiary: Listed | undefined;
  /** The documents of everybody else on the list. */
  known: NonNullable<BeneficiaryFormProps['context']['known']>;
  /** How many more there may be now, and in all. */
  room: number;
  max: number;
}

/** The form with its draft, and the one main action. */
export function BeneficiaryEditor({ title, beneficiary, known, room, max }: BeneficiaryEditorProps) {
  const t = useMessages('beneficiary-form');
  const saving = useSavingWords();
  const words = useMessages('beneficiaries');
  const locale = useLocale();
  const readPinyin = useReadPinyin();
  const names = useCountryNames().data?.nameMap.zh;
  const formId = useId();
  const today = useToday();
  const draft = useBeneficiaryDraft(beneficiary);
  const { write, send, check } = useSaving({
    id: beneficiary?.beneficiaryId,
    unsure: draft.unsure,
    onUnsure: draft.setUnsure,
    onSaved: draft.saved,
  });
  const submit = (checked: BeneficiaryChecked) => {
    draft.sending();
    void send(
      fieldsOfBeneficiary(checked, {
        relation: words(`relation.${checked.relation.id}`),
        country: countryName(checked.country, locale, names),
      }),
    );
  };
  if (!beneficiary && room === 0 && !draft.begun) return <FullNotice title={title} max={max} />;
  return (
    <Frame
      title={title}
      footer={
        <WriteButton wide type="submit" form={formId} write={write} onCheck={check}>
          {t('save')}
        </WriteButton>
      }
    >
      <OutcomeNotice write={write} words={saving} />
      {!isOutcomeUnknown(write) && <DraftNotice draft={draft} />}
      <BeneficiaryForm
        key={draft.generation}
        id={formId}
        defaultValue={draft.initial}
        context={{ today, known }}
        readPinyin={readPinyin}
        countryNames={names}
        onChange={draft.keep}
        onSubmit={submit}
      >
        {!beneficiary && room > 0 && <p className={styles.note}>{t('room', { count: room - 1 })}</p>}
      </BeneficiaryForm>
    </Frame>
  );
}
