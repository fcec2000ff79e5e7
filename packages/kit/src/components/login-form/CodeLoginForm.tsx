import { useMessages } from '../../messages/provider.tsx';
import { smsCode } from '../../validators/codes.ts';
import type { ReadForeignPhone } from '../../validators/phone.ts';
import { phoneParts, type PhoneParts } from '../../validators/phone-parts.ts';
import { checkCodeSignIn, type CodeSignInTyped } from '../../validators/account/sign-in.ts';
import { CodeField } from '../code-field/CodeField.tsx';
import type { CodeWait } from '../code-field/use-seconds-left.ts';
import type { FormRootProps } from '../form-fields/form-root-props.ts';
import { FormPhone } from '../form-fields/FormPhone.tsx';
import { RuledForm } from '../form-fields/RuledForm.tsx';
import { useField, useShared, type FormRules } from '../form-fields/use-form.ts';
import { usePlans } from '../form-fields/use-plans.ts';

/** A code to be sent, as the screen knows it. */
export interface CodeSending {
  /** The wait until the next can be asked for. */
  readonly wait: CodeWait | undefined;
  /** One is being asked for. */
  readonly busy: boolean;
  /** Asks for one; true when it is on its way. */
  readonly send: (phone: PhoneParts) => Promise<boolean>;
}

export interface CodeLoginFormProps extends FormRootProps {
  /** Initial values of the fields. */
  defaultValue: CodeSignInTyped;
  /** Each change, with all that is typed. */
  onChange: (typed: CodeSignInTyped) => void;
  /** Status of the code that is sent. */
  sending: CodeSending;
  /** A form without mistakes was submitted; phone and code as they are sent. */
  onSubmit: (given: PhoneParts & { readonly code: string }) => void;
}

type Values = { -readonly [Field in keyof CodeSignInTyped]: string };
type Read = ReadForeignPhone | undefined;
type CodeSignInField = 'phone' | 'code';

const rules: FormRules<Values, Read, CodeSignInField> = {
  check: checkCodeSignIn,
  fields: () => ['phone', 'code'],
};

/** Asks for a mobile number, and for the code that was sent to it. */
export function CodeLoginForm({
  defaultValue,
  onChange,
  sending,
  onSubmit,
  children,
  ...root
}: CodeLoginFormProps) {
  const t = useMessages('sign-in');
  const { read, onPlansChange } = usePlans();
  return (
    <RuledForm<Values, Read, CodeSignInField>
      {...root}
      {...{ defaultValue, rules, onChange }}
      context={read}
      labelOf={(field) => (field === 'phone' ? t('phone') : t('code'))}
      onSubmit={({ phone, country, code: typed }) => {
        const [parts, code] = [phoneParts(phone, country, read), smsCode(typed)];
        if (parts && code.ok) onSubmit({ ...parts, code: code.value });
      }}
    >
      <FormPhone field="phone" country="country" section="section-login" onPlansChange={onPlansChange} />
      <Code sending={sending} />
      {children}
    </RuledForm>
  );
}

function Code({ sending: { wait, busy, send } }: { sending: CodeSending }) {
  const t = useMessages('sign-in');
  const { form, context } = useShared<Values, Read>();
  const { tie, id, error } = useField('code');
  return (
    <CodeField
      {...tie}
      {...{ id, error, wait, busy }}
      hint={t('code.hint')}
      enterKeyHint="go"
      onSend={async () => {
        if (!(await form.trigger('phone', { shouldFocus: true }))) return false;
        const { phone, country } = form.getValues();
        const parts = phoneParts(phone, country, context.current);
        return parts !== undefined && send(parts);
      }}
    />
  );
}
