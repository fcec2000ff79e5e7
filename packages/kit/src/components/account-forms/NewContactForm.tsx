import { useEffect, useEffectEvent, useState } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import {
  checkContactField,
  contactAccount,
  contactFields,
  type ContactField,
  type ContactTyped,
} from '../../validators/account/member-account.ts';
import { CodeField } from '../code-field/CodeField.tsx';
import type { CodeWait } from '../code-field/use-seconds-left.ts';
import { asTyped } from '../form-fields/attributes.ts';
import type { FormRootProps } from '../form-fields/form-root-props.ts';
import { FormText } from '../form-fields/FormText.tsx';
import { RuledForm } from '../form-fields/RuledForm.tsx';
import { useField, useShared, useFormValue, type FormRules } from '../form-fields/use-form.ts';

type By = keyof typeof contactAccount;

/** A code to be sent, as the screen knows it. */
interface ContactCode {
  /** The wait until the next can be asked for. */
  readonly wait: CodeWait | undefined;
  /** One is being asked for. */
  readonly busy: boolean;
  /** Why none goes out, in the back end's words. */
  readonly refusal: string | undefined;
  /** Asks for one; true when it is on its way. */
  readonly send: (account: string) => Promise<boolean>;
}

export interface NewContactFormProps extends FormRootProps {
  /** Which contact is asked for. */
  by: By;
  /** Initial values of the fields, which keep what is typed from then on. */
  defaultValue: ContactTyped;
  /** Status of the code that is sent to it. */
  code: ContactCode;
  /** How often the airline has said that a code is wrong: each new number brings the focus back to the digits. */
  wrong: number;
  /** Each change, with all that is typed. */
  onChange: (typed: ContactTyped) => void;
  /** A form without mistakes was submitted; both as they are sent. */
  onSubmit: (sent: ContactTyped) => void;
}

type Values = { -readonly [Field in keyof ContactTyped]: ContactTyped[Field] };

const rules: FormRules<Values, By, ContactField> = { check: checkContactField, fields: () => contactFields };

const attributes = {
  mobile: { ...asTyped, type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
  email: { ...asTyped, type: 'email', inputMode: 'email', autoComplete: 'email' },
} as const;

/** Asks for a phone or an e-mail address, and for the code that is sent to it. */
export function NewContactForm({
  by,
  defaultValue,
  code,
  wrong,
  onChange,
  onSubmit,
  children,
  ...root
}: NewContactFormProps) {
  const t = useMessages('account');
  const submit = (typed: Values) => {
    const account = contactAccount[by](typed.account);
    if (account.ok) onSubmit({ account: account.value, code: typed.code.trim() });
  };
  return (
    <RuledForm<Values, By, ContactField>
      {...root}
      {...{ defaultValue, rules, onChange }}
      context={by}
      labelOf={(field) => (field === 'account' ? t(`${by}.new`) : t(by === 'mobile' ? 'code' : 'email.code'))}
      onSubmit={submit}
    >
      <FormText
        field="account"
        label={t(`${by}.new`)}
        hint={by === 'mobile' && t('mobile.hint')}
        attributes={attributes[by]}
      />
      <Code {...{ by, code, wrong }} />
      {children}
    </RuledForm>
  );
}

function Code({ by, code, wrong }: Pick<NewContactFormProps, 'by' | 'code' | 'wrong'>) {
  const t = useMessages('account');
  const words = useMessages('validation');
  const { form } = useShared<Values, By>();
  const { tie, id, error } = useField('code');
  const { wait, busy, refusal, send } = code;
  const typed = useFormValue<Values, string>((values) => values.code);
  /** The code that was refused: the words go with the first other digit. */
  const [refusedCode, setRefusedCode] = useState<string>();
  const tell = useEffectEvent(() => {
    setRefusedCode(form.getValues('code'));
    form.setFocus('code');
  });
  useEffect(() => {
    if (wrong > 0) tell();
  }, [wrong]);
  const ask = async () => {
    const account = (await form.trigger('account')) && contactAccount[by](form.getValues('account'));
    if (account && account.ok) return send(account.value);
    form.setFocus('account');
    return false;
  };
  const refused = typed === refusedCode ? words('sms.code') : refusal;
  return (
    <CodeField
      {...tie}
      {...{ id, wait, busy }}
      label={t(by === 'mobile' ? 'code' : 'email.code')}
      error={error}
      refusal={refused}
      onSend={ask}
    />
  );
}
