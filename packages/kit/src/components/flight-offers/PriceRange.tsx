import { useState } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Field } from '../../primitives/field/Field.tsx';
import { RangeField } from '../../primitives/range-field/RangeField.tsx';
import type { OfferFilter, Span } from '../../rules/offers/filter.ts';
import { conditionBits } from '../../rules/offers/index-offers.ts';
import { currencyOf } from './currency.ts';
import type { FlightOfferIndex } from './types.ts';
import * as styles from './OfferFilters.css.ts';

export interface PriceRangeProps {
  index: FlightOfferIndex;
  value: OfferFilter;
  onChange: (filter: OfferFilter) => void;
  bars: readonly number[];
  points: boolean;
}

/** Lowest and highest price of one adult, by knobs or typed. Where all cost the same there is nothing to choose. */
export function PriceRange({ index, value, onChange, bars, points }: PriceRangeProps) {
  const t = useMessages('flight-offers');
  const { minorOf, money, number } = useFormats();
  const { step } = index;
  const priced = index.priced[conditionBits(value.conditions)];
  const currency = currencyOf(index);
  if (!priced || priced.from === priced.to || currency === undefined) return null;
  const { from, to } = value.price ?? priced;
  const format = (amount: number) => (points ? number(amount) : money({ amount, currency }));
  const change = (least: number, most: number) =>
    onChange({
      ...value,
      price: least <= priced.from && most >= priced.to ? undefined : { from: least, to: most },
    });
  /** Whole units are typed, minor units are compared. */
  const unit = points ? 1 : minorOf(currency);
  return (
    <RangeField
      className={styles.range}
      label={t(points ? 'group.points' : 'group.price')}
      ends={[t('price.from'), t('price.to')]}
      bounds={[priced.from, priced.to]}
      step={step}
      value={[within(priced, from), within(priced, to)]}
      onChange={([least, most]) => change(least, most)}
      format={format}
      bars={bars}
    >
      <Typed
        label={t('price.from')}
        value={from / unit}
        onChange={(typed) => change(Math.min(typed * unit, to), to)}
      />
      <Typed
        label={t('price.to')}
        value={to / unit}
        onChange={(typed) => change(from, Math.max(typed * unit, from))}
      />
    </RangeField>
  );
}

/** A bound that was chosen among other prices is at the end of these. */
const within = ({ from, to }: Span, bound: number): number => Math.min(to, Math.max(from, bound));

interface TypedProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
}

/** A whole number that counts as soon as the field is left, or by Enter: half of it is another number. */
function Typed({ label, value, onChange }: TypedProps) {
  const [text, setText] = useState<string>();
  const take = () => {
    if (text !== undefined && /^\d+$/.test(text)) onChange(Number(text));
    setText(undefined);
  };
  return (
    <Field
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={text ?? String(value)}
      onChange={({ target }) => setText(target.value)}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
    />
  );
}
