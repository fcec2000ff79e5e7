import { useRef, type ChangeEvent, type FocusEvent } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Field } from '../../primitives/field/Field.tsx';
import { SelectField } from '../../primitives/field/SelectField.tsx';
import { banks, groupedCard, type Bank } from '../../rules/bank-card/banks.ts';
import { bankOfTyped, type BankCardContext, type BankCardTyped } from '../../validators/refunds/bank-card.ts';
import { bankCard } from '../../validators/numbers.ts';
import { useChoose, useField, useShared } from '../form-fields/use-form.ts';
import * as styles from './BankCard.css.ts';

/** Number of the card, which no browser should remember; it shows its groups once it is whole, and its bank as soon as that is known. */
export function CardNumber() {
  const t = useMessages('bank-card');
  const { tie, id, error } = useField('number');
  const { form } = useShared<BankCardTyped, BankCardContext>();
  const choose = useChoose('bank');
  const recognised = useRef<Bank | undefined>(undefined);
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const bank = bankOfTyped(target.value);
    // One that was chosen by hand stays while the number is of the same bank.
    if (bank && bank !== recognised.current) choose(bank);
    recognised.current = bank;
  };
  const group = ({ target }: FocusEvent<HTMLInputElement>) => {
    const checked = bankCard(target.value);
    if (checked.ok) form.setValue('number', groupedCard(checked.value));
  };
  return (
    <Field
      {...tie}
      data-part="number"
      data-state={error ? 'invalid' : undefined}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      maxLength={32}
      enterKeyHint="done"
      className={styles.number}
      label={t('field.number')}
      hint={t('number.hint')}
      onChange={(event) => {
        void tie.onChange(event);
        type(event);
      }}
      onBlur={(event) => {
        void tie.onBlur(event);
        group(event);
      }}
      {...{ id, error }}
    />
  );
}

/** Bank of the card. */
export function BankChoice() {
  const t = useMessages('bank-card');
  const { tie, id, error } = useField('bank');
  return (
    <SelectField
      {...tie}
      data-part="bank"
      data-state={error ? 'invalid' : undefined}
      autoComplete="off"
      label={t('field.bank')}
      hint={t('bank.hint')}
      placeholder={t('bank.placeholder')}
      choices={banks.map((value) => ({ value, label: t(`bank.${value}`) }))}
      {...{ id, error }}
    />
  );
}
