import type { SyntheticEvent } from 'react';
import type { Preferences } from '../../contracts/account/member-account.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { RadioList } from '../../primitives/field/RadioList.tsx';
import { Segmented } from '../../primitives/field/Segmented.tsx';
import { Switch } from '../../primitives/field/Switch.tsx';
import { mealWishes, seatWishes } from '../../rules/member-account.ts';
import type { FormRootProps } from '../form-fields/form-root-props.ts';
import * as styles from './account-forms.css.ts';

export interface PreferencesFormProps extends FormRootProps {
  /** Choices as they are now. */
  value: Preferences;
  /** A choice was changed, with all the others. */
  onChange: (value: Preferences) => void;
  /** The choices were submitted. */
  onSubmit: () => void;
}

/** Asks what a traveller likes, and how news may come. */
export function PreferencesForm({
  value,
  onChange,
  onSubmit,
  intro,
  children,
  ...root
}: PreferencesFormProps) {
  const t = useMessages('account');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const news = (field: 'bySms' | 'byEmail') => (
    <div className={styles.row}>
      <Switch
        label={t(`preferences.${field}`)}
        name={field}
        checked={value[field]}
        onChange={(event) => onChange({ ...value, [field]: event.target.checked })}
      />
    </div>
  );
  return (
    <form {...root} onSubmit={submit}>
      {intro}
      <Section title={t('preferences.seat')}>
        <Segmented
          label={t('preferences.seat')}
          labelHidden
          choices={seatWishes.map((seat) => ({ value: seat, label: t(`preferences.seat.${seat}`) }))}
          value={value.seat}
          onChange={(seat) => onChange({ ...value, seat })}
        />
      </Section>
      <Section title={t('preferences.meal')}>
        <Card className={styles.rows}>
          <RadioList
            legend={t('preferences.meal')}
            legendHidden
            items={mealWishes.map((meal) => ({ value: meal, label: t(`preferences.meal.${meal}`) }))}
            value={value.meal}
            onChange={(meal) => onChange({ ...value, meal })}
          />
        </Card>
        <p className={styles.note}>{t('preferences.note')}</p>
      </Section>
      <Section title={t('preferences.news')}>
        <Card className={styles.rows}>
          {news('bySms')}
          {news('byEmail')}
        </Card>
      </Section>
      {children}
    </form>
  );
}
