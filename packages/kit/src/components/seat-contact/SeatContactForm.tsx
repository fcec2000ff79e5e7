import { useEffect } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Notice } from '../../primitives/notice/Notice.tsx';
import {
  needsPlans,
  type SeatContactChecked,
  type SeatContactTyped,
} from '../../validators/check-in/seat-contact.ts';
import { asTyped } from '../form-fields/attributes.ts';
import type { FormRootProps } from '../form-fields/form-root-props.ts';
import { FormCountry, type CountryNames } from '../form-fields/FormCountry.tsx';
import { FormText } from '../form-fields/FormText.tsx';
import { RuledForm } from '../form-fields/RuledForm.tsx';
import { useFormValue } from '../form-fields/use-form.ts';
import { contactOf, contactRules } from './contact-rules.ts';
import { usePhonePlans, type PhonePlans } from './use-phone-plans.ts';

export interface SeatContactFormProps extends FormRootProps {
  /** Initial values of the fields. */
  defaultValue: SeatContactTyped;
  /** Chinese names of countries in the back end's words. */
  countryNames?: CountryNames | undefined;
  /** Each change, with all that is typed: keep it where nothing gets lost. */
  onChange: (typed: SeatContactTyped) => void;
  /** A form without mistakes was submitted. */
  onSubmit: (contact: SeatContactChecked) => void;
}

/** Contact for a seat order: name, mobile number of any country, and email where there is one. */
export function SeatContactForm({
  defaultValue,
  countryNames,
  onChange,
  onSubmit,
  children,
  ...root
}: SeatContactFormProps) {
  const t = useMessages('seat-orders');
  const plans = usePhonePlans();
  const context = { read: plans.read };
  return (
    <RuledForm
      {...root}
      {...{ defaultValue, context, onChange }}
      rules={contactRules}
      labelOf={(field) => t(`contact.${field}`)}
      onSubmit={(typed) => {
        const contact = contactOf(typed, context);
        if (contact) onSubmit(contact);
      }}
    >
      <FormText field="name" label={t('contact.name')} attributes={{ ...asTyped, autoComplete: 'name' }} />
      <FormCountry field="country" label={t('contact.country')} countryNames={countryNames} />
      <FormText
        field="phone"
        label={t('contact.phone')}
        attributes={{ ...asTyped, type: 'tel', inputMode: 'tel', autoComplete: 'tel' }}
      />
      <Plans plans={plans} />
      <FormText
        field="email"
        label={t('contact.email')}
        optional={t('contact.optional')}
        attributes={{
          ...asTyped,
          type: 'email',
          inputMode: 'email',
          autoCapitalize: 'none',
          autoComplete: 'email',
          enterKeyHint: 'done',
        }}
      />
      {children}
    </RuledForm>
  );
}

/** Has the numbering plans loaded for a number of another country, and says where they do not come. */
function Plans({ plans: { failed, load } }: { plans: PhonePlans }) {
  const t = useMessages('seat-orders');
  const failures = useMessages('failures');
  const wanted = useFormValue((typed: SeatContactTyped) => needsPlans(typed.country));
  useEffect(() => {
    if (wanted) load();
  }, [wanted, load]);
  if (!wanted || !failed) return null;
  return (
    <Notice
      tone="error"
      live
      action={
        <Button variant="text" size="medium" onClick={load}>
          {failures('retry')}
        </Button>
      }
    >
      {t('contact.plans')}
    </Notice>
  );
}
