import { useMessages } from '../../messages/provider.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { Notice } from '../../primitives/notice/Notice.tsx';
import { RadioList } from '../../primitives/field/RadioList.tsx';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { BlockedPassenger } from './BlockedPassenger.tsx';
import { PassengerDocuments, PassengerHead } from './Passenger.tsx';
import type { PassengerChoice } from './types.ts';
import * as styles from './PassengerList.css.ts';

export interface PassengerListProps extends RootProps<HTMLDivElement> {
  /** Each with whether it can be chosen, and why not. */
  passengers: readonly PassengerChoice[];
  /** Id of who is chosen. */
  value: string | undefined;
  /** Somebody was chosen, by id. */
  onChange: (id: string) => void;
  /** Error message, with what to do. */
  error?: string | undefined;
}

/** Saved passengers: those who can be chosen first, then the others, each with the reason in words. */
export function PassengerList({ passengers, value, onChange, error, ...root }: PassengerListProps) {
  const t = useMessages('beneficiaries');
  const open = passengers.filter(({ obstacle }) => obstacle === undefined);
  return (
    <div {...root}>
      {/* Above the rows, where it is seen however many there are, and also where nobody can be chosen. */}
      {error && (
        <div className={styles.wrong}>
          <Notice tone="error" live>
            {error}
          </Notice>
        </div>
      )}
      {open.length > 0 && (
        <Section title={t('passengers.open')}>
          <Card flush className={styles.choices}>
            <RadioList
              legend={t('passengers.open')}
              legendHidden
              items={open.map(({ passenger }) => ({
                value: passenger.id,
                label: <PassengerHead passenger={passenger} />,
                detail: <PassengerDocuments passenger={passenger} />,
              }))}
              value={value}
              onChange={onChange}
            />
          </Card>
        </Section>
      )}
      {open.length < passengers.length && (
        <Section title={t('passengers.blocked')}>
          <ListCard>
            {passengers.map(
              ({ passenger, obstacle }) =>
                obstacle && <BlockedPassenger key={passenger.id} passenger={passenger} obstacle={obstacle} />,
            )}
          </ListCard>
        </Section>
      )}
    </div>
  );
}
