import { useEffect } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import type { ReadForeignPhone } from '../../validators/phone.ts';
import { phoneOfEnrolment } from '../../validators/account/enrolment.ts';
import { CodeField } from '../code-field/CodeField.tsx';
import { FormPhone } from '../form-fields/FormPhone.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import type { CodeAsking } from './types.ts';
import { section, useField, useShared } from './use-form.ts';

interface ContactGroupProps {
  code: CodeAsking;
  onPlansChange: (read: ReadForeignPhone) => void;
}

/** The phone, and the code that is sent to it. */
export function ContactGroup({ code, onPlansChange }: ContactGroupProps) {
  const t = useMessages('register');
  return (
    <FieldGroup title={t('group.contact')}>
      <FormPhone field="phone" country="phoneCountry" {...{ onPlansChange, section }} />
      <SentCode {...code} />
    </FieldGroup>
  );
}

/** Asks for a code to the phone that is typed; a wrong phone is to be put right first. */
function SentCode({ wait, busy, refusal, send, wrong }: CodeAsking) {
  const { form, context } = useShared();
  const { tie, id, error } = useField('code');
  useEffect(() => {
    if (wrong === undefined) return undefined;
    const tell = async () => {
      await form.trigger('code');
      form.setFocus('code');
    };
    // The rules learn of it with this drawing too.
    const timer = setTimeout(() => void tell());
    return () => clearTimeout(timer);
  }, [wrong, form]);
  const ask = async () => {
    const good = await form.trigger('phone');
    const phone = good && phoneOfEnrolment(form.getValues(), context.current.read);
    if (phone) return send(phone);
    form.setFocus('phone');
    return false;
  };
  return <CodeField {...tie} {...{ id, error, wait, busy, refusal }} onSend={ask} />;
}
