import { useId } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import * as styles from './PassengerSwitch.css.ts';

/** How far the form of one passenger has come. */
export type TravelFormState = 'filled' | 'begun' | 'missing';

/** One passenger of the switch. */
export interface SwitchPassenger {
  readonly id: string;
  readonly name: string;
  readonly state: TravelFormState;
}

export interface PassengerSwitchProps extends RootProps<HTMLFieldSetElement> {
  /** In their order, with how far each has come. */
  passengers: readonly SwitchPassenger[];
  /** Id of whose form is shown. */
  value: string;
  /** Another one was chosen, by id. */
  onChange: (id: string) => void;
}

/** Choice of the passenger whose form is shown, and how far each has come. */
export function PassengerSwitch({ passengers, value, onChange, ...root }: PassengerSwitchProps) {
  const t = useMessages('travel-information');
  const name = useId();
  return (
    <fieldset {...root}>
      <legend>
        <VisuallyHidden>{t('passengers')}</VisuallyHidden>
      </legend>
      <div className={styles.parts}>
        {passengers.map((passenger) => (
          <label key={passenger.id} className={styles.part}>
            <input
              type="radio"
              {...{ name }}
              value={passenger.id}
              checked={passenger.id === value}
              onChange={() => onChange(passenger.id)}
              className={styles.input}
            />
            <span className={styles.name}>{passenger.name}</span>{' '}
            <span className={styles.state[passenger.state]}>
              {passenger.state === 'filled' && <Icon name="check" size={16} />}
              {t(`state.${passenger.state}`)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
