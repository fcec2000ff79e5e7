import type { TravelInformation } from '../../contracts/check-in/travel-information.ts';
import { useMessages } from '../../messages/provider.tsx';
import {
  checkTravelInformation,
  type TravelContext,
  type TravelInformationField,
  type TravelInformationTyped,
} from '../../validators/check-in/travel-information.ts';
import type { FormRootProps } from '../form-fields/form-root-props.ts';
import type { CountryNames } from '../form-fields/FormCountry.tsx';
import { FormPhone } from '../form-fields/FormPhone.tsx';
import { RuledForm } from '../form-fields/RuledForm.tsx';
import { usePlans } from '../form-fields/use-plans.ts';
import { AddressGroups } from './AddressGroups.tsx';
import { DocumentGroup } from './DocumentGroup.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { fieldAttributes, section } from './fields.ts';
import { PersonGroup } from './PersonGroup.tsx';
import { FormText, travelRules } from './use-form.ts';

export interface TravelFormProps extends FormRootProps {
  /** Values on record, or typed before; the fields keep what is typed from then on. */
  defaultValue: TravelInformationTyped;
  /** The day of departure and the last day of the journey. */
  context: Omit<TravelContext, 'read'>;
  /** Chinese names of countries by ISO 3166 code, in the back end's words; they say which there are. */
  countryNames?: CountryNames | undefined;
  /** Each change, with all that is typed. */
  onChange?: ((typed: TravelInformationTyped) => void) | undefined;
  /** A form without mistakes was submitted. */
  onSubmit: (value: TravelInformation) => void;
}

/** The words of a field that every form has. */
const shared = {
  enFamilyName: 'enFamilyName',
  enGivenName: 'enGivenName',
  gender: 'gender',
  birthday: 'birthday',
  country: 'country',
  issuer: 'issuer',
  number: 'number',
  expiry: 'expiry',
  phone: 'phone',
} as const;

const isShared = (field: TravelInformationField): field is keyof typeof shared => field in shared;

/** Asks for what the country of arrival wants to know of one passenger. */
export function TravelForm({
  defaultValue,
  context: days,
  countryNames,
  onChange,
  onSubmit,
  children,
  ...root
}: TravelFormProps) {
  const t = useMessages('travel-information');
  const forms = useMessages('forms');
  const { read, onPlansChange } = usePlans();
  const context: TravelContext = { ...days, read };
  const labelOf = (field: TravelInformationField): string => (isShared(field) ? forms(field) : t(field));
  return (
    <RuledForm
      {...root}
      {...{ defaultValue, context, labelOf, onChange }}
      rules={travelRules}
      onSubmit={(typed) => {
        const checked = checkTravelInformation(typed, context);
        if (checked.ok) onSubmit(checked.value);
      }}
    >
      <PersonGroup countryNames={countryNames} />
      <DocumentGroup countryNames={countryNames} />
      <AddressGroups />
      <FieldGroup title={t('contact')}>
        <FormPhone field="phone" country="phoneCountry" {...{ onPlansChange, section }} />
        <FormText field="email" label={t('email')} attributes={fieldAttributes.email} />
      </FieldGroup>
      {children}
    </RuledForm>
  );
}
