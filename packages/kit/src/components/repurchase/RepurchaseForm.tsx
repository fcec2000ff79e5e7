import { MaskedSentence } from '../person-line/MaskedSentence.tsx';
import { useMessages } from '../../messages/provider.tsx';
import type { RepurchaseWish } from '../../contracts/refunds/repurchase.ts';
import {
  checkRepurchaseField,
  repurchaseProof,
  repurchaseTypedFields,
  repurchaseWish,
  type RepurchaseTyped,
  type RepurchaseTypedField,
} from '../../validators/refunds/repurchase.ts';
import { CodeField } from '../code-field/CodeField.tsx';
import type { CodeWait } from '../code-field/use-seconds-left.ts';
import { asTyped, documentNumberAttributes } from '../form-fields/attributes.ts';
import type { FormRootProps } from '../form-fields/form-root-props.ts';
import { FormText } from '../form-fields/FormText.tsx';
import { RuledForm } from '../form-fields/RuledForm.tsx';
import { useField, useShared, type FormRules } from '../form-fields/use-form.ts';

/** A code to be sent, as the screen knows it. */
export interface RepurchaseCode {
  /** The wait until the next can be asked for. */
  readonly wait: CodeWait | undefined;
  /** One is being asked for. */
  readonly busy: boolean;
  /** Why none goes out. */
  readonly refusal?: string | undefined;
  /** Where the last one went, masked. */
  readonly phone?: string | undefined;
  /** Asks for one; true when it is on its way. */
  readonly send: (proof: Pick<RepurchaseWish, 'ticketNo' | 'documentNo'>) => Promise<boolean>;
}

export interface RepurchaseFormProps extends FormRootProps {
  /** Initial values of the fields. */
  defaultValue: RepurchaseTyped;
  /** Status of the code that is sent. */
  code: RepurchaseCode;
  /** Each change, with all that is typed. */
  onChange?: ((typed: RepurchaseTyped) => void) | undefined;
  /** A form without mistakes was submitted. */
  onSubmit: (wish: RepurchaseWish) => void;
}

type Values = { -readonly [Field in RepurchaseTypedField]: string };

const rules: FormRules<Values, undefined, RepurchaseTypedField> = {
  check: (field, typed) => checkRepurchaseField(field, typed),
  fields: () => repurchaseTypedFields,
};

const ticketAttributes = { ...asTyped, autoComplete: 'off', inputMode: 'numeric' } as const;

/** Two ticket numbers, the passenger's document, and the code that went to the phone of the booking. */
export function RepurchaseForm({
  defaultValue,
  code,
  onChange,
  onSubmit,
  children,
  ...root
}: RepurchaseFormProps) {
  const t = useMessages('repurchase');
  return (
    <RuledForm<Values, undefined, RepurchaseTypedField>
      {...root}
      {...{ defaultValue, rules, onChange }}
      context={undefined}
      labelOf={(field) => t(`field.${field}`)}
      onSubmit={(typed) => {
        const wish = repurchaseWish(typed);
        if (wish) onSubmit(wish);
      }}
    >
      <FormText field="old" label={t('field.old')} hint={t('old.hint')} attributes={ticketAttributes} />
      <FormText field="new" label={t('field.new')} hint={t('old.hint')} attributes={ticketAttributes} />
      <FormText field="documentNo" label={t('field.documentNo')} attributes={documentNumberAttributes} />
      <Code code={code} />
      {children}
    </RuledForm>
  );
}

function Code({ code: { wait, busy, refusal, phone, send } }: { code: RepurchaseCode }) {
  const t = useMessages('repurchase');
  const { form } = useShared<Values, undefined>();
  const { tie, id, error } = useField('code');
  return (
    <CodeField
      {...tie}
      {...{ id, error, wait, busy, refusal }}
      label={t('field.code')}
      hint={phone === undefined ? t('code.hint') : <MaskedSentence text={t('code.sent', { phone })} />}
      enterKeyHint="search"
      onSend={async () => {
        const good = await form.trigger(['old', 'documentNo'], { shouldFocus: true });
        return good && send(repurchaseProof(form.getValues()));
      }}
    />
  );
}
