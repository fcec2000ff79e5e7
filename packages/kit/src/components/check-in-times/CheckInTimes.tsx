import { useState } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { Field } from '../../primitives/field/Field.tsx';
import { Segmented } from '../../primitives/field/Segmented.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { EmptyState } from '../../primitives/states/EmptyState.tsx';
import { findEntries } from '../../rules/search.ts';
import { CityTable } from './CityTable.tsx';
import { TimesFigures } from './TimesFigures.tsx';
import type { CityTimes, TimesOf } from './types.ts';
import * as styles from './CheckInTimes.css.ts';

export interface CheckInTimesProps extends RootProps<HTMLDivElement> {
  /** Every city with its times, in any order. */
  cities: readonly CityTimes[];
  /** IATA codes of the cities that the member's next journeys leave from: they are on top. */
  own: readonly string[];
  /** Which flights the times are for. */
  of: TimesOf;
}

/** So many cities are shown before all are asked for. */
const few = 8;

/** When check-in opens and closes by city, domestic or international, with a search. */
export function CheckInTimes({ cities, own, of, ...root }: CheckInTimesProps) {
  const t = useMessages('check-in');
  const [kind, setKind] = useState<'domestic' | 'international'>('domestic');
  const [text, setText] = useState('');
  const [whole, setWhole] = useState(false);
  const ofKind = cities
    .filter(({ international }) => international === (kind === 'international'))
    .toSorted((one, other) => Number(own.includes(other.city)) - Number(own.includes(one.city)));
  const searching = text.trim() !== '';
  const found = searching
    ? findEntries(
        text,
        ofKind.map((city) => ({ title: city.name, text: city.airports, keywords: city.city, city })),
      ).map(({ city }) => city)
    : ofKind;
  const shown = searching || whole ? found : found.slice(0, few);
  return (
    <div {...root}>
      <div className={styles.controls}>
        <Segmented
          label={t('rules.kind')}
          labelHidden
          choices={[
            { value: 'domestic', label: t('rules.domestic') },
            { value: 'international', label: t('rules.international') },
          ]}
          value={kind}
          onChange={setKind}
        />
        <Field
          type="search"
          label={t('rules.search')}
          before={<Icon name="search" size={20} />}
          value={text}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => setText(event.target.value)}
        />
        {!searching && <TimesFigures cities={ofKind} kind={kind} of={of} />}
      </div>
      <Section title={t('rules.times')} action={t('rules.before')}>
        <p role="status" className={styles.status}>
          {searching && t('rules.found', { count: found.length })}
        </p>
        {found.length === 0 ? (
          <Card>
            <EmptyState
              icon="search"
              title={t('rules.none', { text: text.trim() })}
              text={t('rules.noneText')}
            />
          </Card>
        ) : (
          <CityTable cities={shown} own={own} of={of} />
        )}
        {shown.length < found.length && (
          <Button variant="text" size="medium" icon="chevron-down" onClick={() => setWhole(true)}>
            {t('rules.all', { count: found.length })}
          </Button>
        )}
      </Section>
    </div>
  );
}
