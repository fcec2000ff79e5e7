import { useState } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { classNames } from '../../primitives/class-names.ts';
import { FieldError } from '../../primitives/field/FieldFrame.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { withEndsSwapped, type SearchEnd } from '../../rules/booking/search-draft.ts';
import type { Place } from '../../rules/places/place-rows.ts';
import { useField } from '../form-fields/use-form.ts';
import { useChosenPlace } from '../place-field/use-place.ts';
import type { PickActions } from './types.ts';
import { useSearch } from './typed.ts';
import { fieldButton } from './field-button.css.ts';
import * as styles from './RouteFields.css.ts';

interface RouteFieldsProps extends Pick<PickActions, 'onPickPlace'> {
  /** Segment, from 0. */
  at: number;
}

/** Both ends of a segment, and between them what changes one for the other. */
export function RouteFields({ at, onPickPlace }: RouteFieldsProps) {
  const t = useMessages('flight-search');
  const { draft, change } = useSearch();
  const [turned, setTurned] = useState(false);
  const ends = { from: useField(`segments.${at}.from`), to: useField(`segments.${at}.to`) };
  const endOf = (end: SearchEnd) => (
    <End
      {...{ at, end }}
      id={ends[end].id}
      error={ends[end].error !== undefined}
      onClick={() => onPickPlace({ segment: at, end, draft })}
    />
  );
  return (
    <div className={styles.frame}>
      <div className={styles.route}>
        {endOf('from')}
        <button
          type="button"
          className={styles.swap}
          aria-label={t('swap')}
          onClick={() => {
            setTurned(!turned);
            change((was) => withEndsSwapped(was, at));
          }}
        >
          <Icon name="swap" size={20} className={classNames(styles.arrows, turned && styles.turned)} />
        </button>
        {endOf('to')}
      </div>
      {(['from', 'to'] as const).map(
        (end) =>
          ends[end].error && (
            <FieldError key={end} id={`${ends[end].id}-error`}>
              {`${t(end)}: ${ends[end].error}`}
            </FieldError>
          ),
      )}
    </div>
  );
}

interface EndProps {
  at: number;
  end: SearchEnd;
  id: string;
  error: boolean;
  onClick: () => void;
}

/** The city of a place: an airport's name has its own behind that of the city. */
function cityOf(place: Place | undefined): string | undefined {
  if (!place?.airport || place.kind === 'city' || !place.name.endsWith(place.airport)) return place?.name;
  return place.name.slice(0, -place.airport.length).trim() || place.name;
}

/** A city, with the code and the airport that it is; or what is to be chosen. */
function End({ at, end, id, error, onClick }: EndProps) {
  const t = useMessages('flight-search');
  const { draft } = useSearch();
  const code = draft.segments[at]?.[end];
  const place = useChosenPlace(code ?? '', 'city');
  const before = draft.segments[at - 1];
  const follows =
    end === 'from' &&
    draft.kind === 'multi' &&
    code !== undefined &&
    before !== undefined &&
    before.to === code;
  const line =
    code === undefined
      ? t('place.choose')
      : place?.several
        ? t('place.all', { code })
        : [code, place?.airport].filter(Boolean).join(' ');
  return (
    <button
      type="button"
      id={id}
      data-part={end}
      data-state={error ? 'invalid' : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      className={classNames(fieldButton, styles.end, end === 'to' && styles.last)}
      onClick={onClick}
    >
      <span className={styles.label}>{t(end)}</span>
      <span className={classNames(styles.city, code === undefined && styles.none)}>
        {code === undefined ? t(`${end}.empty`) : (cityOf(place) ?? code)}
      </span>
      <span className={styles.line}>{follows ? t('place.follows', { number: at }) : line}</span>
    </button>
  );
}
