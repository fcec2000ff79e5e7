import { useMessages } from '../../messages/provider.tsx';
import type { Day } from '../../rules/days.ts';
import {
  checkPartnerClaimField,
  partnerClaim,
  partnerClaimFields,
  type PartnerClaim,
  type PartnerClaimContext,
  type PartnerClaimField,
  type PartnerClaimTyped,
} from '../../validators/points/partner-claim.ts';
import { asTyped } from '../form-fields/attributes.ts';
import type { FormRootProps } from '../form-fields/form-root-props.ts';
import { FormDay } from '../form-fields/FormDay.tsx';
import { FormPair } from '../form-fields/FormPair.tsx';
import { FormText } from '../form-fields/FormText.tsx';
import { RuledForm } from '../form-fields/RuledForm.tsx';
import type { FormRules } from '../form-fields/use-form.ts';
import { FormAirport } from './FormAirport.tsx';

type Values = { -readonly [Field in PartnerClaimField]: string };

export interface PartnerClaimFormProps extends FormRootProps {
  /** Initial values of the fields. */
  defaultValue: PartnerClaimTyped;
  /** Facts that the rules need beside the fields. */
  context: PartnerClaimContext;
  /** The first and the last day whose flights can be claimed. */
  days: { readonly from: Day; readonly to: Day };
  /** Each change, with all that is typed. */
  onChange?: ((typed: PartnerClaimTyped) => void) | undefined;
  /** A form without mistakes was submitted. */
  onSubmit: (claim: PartnerClaim) => void;
}

const rules: FormRules<Values, PartnerClaimContext, PartnerClaimField> = {
  check: checkPartnerClaimField,
  fields: () => partnerClaimFields,
};

const capitals = { ...asTyped, autoComplete: 'off', autoCapitalize: 'characters' } as const;

/** A flight of a partner whose points are claimed. */
export function PartnerClaimForm({
  defaultValue,
  context,
  days,
  onChange,
  onSubmit,
  children,
  ...root
}: PartnerClaimFormProps) {
  const t = useMessages('retro');
  const example = `${context.partners[0] ?? ''}925`;
  return (
    <RuledForm
      {...root}
      defaultValue={defaultValue}
      rules={rules}
      context={context}
      labelOf={(field) => t(`partner.${field}`)}
      onChange={onChange}
      onSubmit={(typed) => {
        const claim = partnerClaim(typed, context);
        if (claim) onSubmit(claim);
      }}
    >
      <FormText
        field="flightNo"
        label={t('partner.flightNo')}
        hint={t('partner.flightNoHint', { example })}
        attributes={capitals}
      />
      <FormDay
        field="flightDate"
        label={t('partner.flightDate')}
        attributes={{ autoComplete: 'off' }}
        min={days.from}
        max={days.to}
      />
      <FormPair>
        <FormAirport field="departure" label={t('partner.departure')} />
        <FormAirport field="destination" label={t('partner.destination')} />
      </FormPair>
      <FormText
        field="ticketNo"
        label={t('partner.ticketNo')}
        hint={t('partner.ticketNoHint')}
        attributes={{ ...asTyped, autoComplete: 'off', inputMode: 'numeric' }}
      />
      <FormText
        field="cabin"
        label={t('partner.cabin')}
        hint={t('partner.cabinHint')}
        attributes={{ ...capitals, enterKeyHint: 'done' }}
      />
      {children}
    </RuledForm>
  );
}
