import { memo } from 'react';
import { useMessages } from '../../../messages/provider.tsx';
import { classNames } from '../../../primitives/class-names.ts';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { ageOn } from '../../../rules/ages.ts';
import { credentialOf } from '../../../rules/credentials.ts';
import type { Day } from '../../../rules/days.ts';
import type { Candidate } from './booked-party.ts';
import { useWay } from './under-way.tsx';
import { usePassengerName } from './use-passenger-name.ts';
import * as styles from './overbook.css.ts';

export interface PassengerChipProps {
  candidate: Candidate;
  /** Day of the first flight. */
  first: Day;
  on: boolean;
}

/** Somebody whom one tap takes along, or leaves out again. */
export const PassengerChip = memo(function PassengerChip({ candidate, first, on }: PassengerChipProps) {
  const t = useMessages('booking-form');
  const documents = useMessages('beneficiaries');
  const nameOf = usePassengerName();
  const { passenger, traveller } = candidate;
  const { type, birthday, document } = traveller;
  const { change } = useWay();
  const facts = [
    t(`people.type.${type}`),
    ...(type === 'CHD' && birthday !== undefined ? [t('people.age', { age: ageOn(birthday, first) })] : []),
    ...(document ? [documents(`document.${credentialOf(document.idType)?.kind ?? 'other'}`)] : []),
  ];
  return (
    <button
      type="button"
      aria-pressed={on}
      className={classNames(styles.chip, !on && styles.chipAdd)}
      onClick={() =>
        change(({ chosen }) => ({
          chosen: on ? chosen.filter((id) => id !== passenger.id) : [...chosen, passenger.id],
        }))
      }
    >
      <span className={styles.chipWords}>
        <span className={styles.chipName}>{nameOf(candidate)}</span>
        <span className={styles.chipDetail}>{facts.join(' · ')}</span>
      </span>
      {on && <Icon name="check" size={20} />}
    </button>
  );
});
