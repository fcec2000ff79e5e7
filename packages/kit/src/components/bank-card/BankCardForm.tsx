import { useMessages } from '../../messages/provider.tsx';
import { Segmented } from '../../primitives/field/Segmented.tsx';
import { cardKinds, type CardKind } from '../../rules/bank-card/banks.ts';
import {
  bankCardFields,
  checkBankCard,
  checkBankCardField,
  emptyBankCard,
  type BankCardContext,
  type BankCardField,
  type BankCardFields,
  type BankCardTyped,
} from '../../validators/refunds/bank-card.ts';
import { asTyped, documentNumberAttributes } from '../form-fields/attributes.ts';
import type { FormRootProps } from '../form-fields/form-root-props.ts';
import { FormText } from '../form-fields/FormText.tsx';
import { RuledForm } from '../form-fields/RuledForm.tsx';
import { useChoose, useFormValue, type FormRules } from '../form-fields/use-form.ts';
import { BankChoice, CardNumber } from './CardNumber.tsx';
import { LockedFact } from './LockedFact.tsx';
import * as styles from './BankCard.css.ts';

/** Holder of a card, as the airline knows them. */
export interface CardHolder {
  readonly name: string;
  /** Masked by the airline. */
  readonly documentNo: string;
}

export interface BankCardFormProps extends FormRootProps {
  /** Holder, where the airline knows the passenger: shown and not asked for. */
  holder?: CardHolder | undefined;
  /** The airline's day: no birthday in an ID number is after it. */
  today: string;
  /** Something was typed; it is kept nowhere. */
  onChange?: (() => void) | undefined;
  /** A card without mistakes was submitted. */
  onSubmit: (card: BankCardFields) => void;
}

type Values = { -readonly [Field in keyof BankCardTyped]: BankCardTyped[Field] };

const rules: FormRules<Values, BankCardContext, BankCardField> = {
  check: checkBankCardField,
  // Those that are not asked for are good.
  fields: () => bankCardFields({ holderKnown: false }),
};

/** Asks for the card that receives a refund. The bank follows from the number's beginning and can be changed. */
export function BankCardForm({ holder, today, onChange, onSubmit, children, ...root }: BankCardFormProps) {
  const t = useMessages('bank-card');
  const context = { today, holderKnown: holder !== undefined };
  return (
    <RuledForm<Values, BankCardContext, BankCardField>
      {...root}
      defaultValue={emptyBankCard}
      labelOf={(field) => t(`field.${field}`)}
      onSubmit={(typed) => {
        const card = checkBankCard(typed, context);
        if (card) onSubmit(card);
      }}
      {...{ rules, context }}
      // The typed words are handed to nobody.
      onChange={onChange && (() => onChange())}
    >
      {holder ? (
        <dl className={styles.facts}>
          <LockedFact label={t('field.holder')} hint={t('holder.hint')}>
            {holder.name}
          </LockedFact>
          <LockedFact label={t('field.documentNo')}>{holder.documentNo}</LockedFact>
        </dl>
      ) : (
        <>
          <FormText
            field="holder"
            label={t('field.holder')}
            hint={t('holder.own')}
            attributes={{ ...asTyped, autoComplete: 'off' }}
          />
          <FormText field="documentNo" label={t('field.documentNo')} attributes={documentNumberAttributes} />
        </>
      )}
      <Kind />
      <CardNumber />
      <BankChoice />
      {children}
    </RuledForm>
  );
}

/** Savings or credit, and what a credit card does with the money. */
function Kind() {
  const t = useMessages('bank-card');
  const kind = useFormValue<Values, CardKind>((typed) => typed.kind);
  const choose = useChoose('kind');
  return (
    <div className={styles.kind}>
      <Segmented
        label={t('field.kind')}
        choices={cardKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={kind}
        onChange={choose}
      />
      <p className={styles.hint}>{t('kind.credit.hint')}</p>
    </div>
  );
}
