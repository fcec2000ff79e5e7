import { useId, useState, type SyntheticEvent } from 'react';
import { UnreadableEntries } from '../../components/unreadable-entries/UnreadableEntries.tsx';
import { PassengerList } from '../../components/passenger-list/PassengerList.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Notice } from '../../primitives/notice/Notice.tsx';
import { Frame } from '../shell/Frame.tsx';
import { useHandOver } from './hand-over.ts';
import type { Choices } from './use-choices.ts';
import * as styles from './beneficiaries.css.ts';

type ChoosePassengerProps = Pick<Extract<Choices, { state: 'ready' }>, 'passengers' | 'unreadable'>;

/** One of the saved passengers, and on with it to the form; where none can be chosen, the way to the empty form. */
export function ChoosePassenger({ passengers, unreadable }: ChoosePassengerProps) {
  const t = useMessages('beneficiaries');
  const { href } = useNavigation();
  const handOver = useHandOver();
  const form = useId();
  const [chosen, setChosen] = useState<string>();
  const [missing, setMissing] = useState(false);
  const open = passengers.filter(({ obstacle }) => obstacle === undefined);
  const next = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const choice = open.find(({ passenger }) => passenger.id === chosen);
    if (choice) {
      handOver(choice.passenger);
      return;
    }
    setMissing(true);
    event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <Frame
      title={t('passengers.title')}
      footer={
        open.length > 0 ? (
          <Button type="submit" form={form} wide>
            {t('passengers.next')}
          </Button>
        ) : (
          <Button icon="plus" wide href={href('addBeneficiary', { query: { pageCode: '1' } })}>
            {t('list.add')}
          </Button>
        )
      }
    >
      {open.length === 0 && (
        <div className={styles.above}>
          <Notice tone="info" title={t('passengers.none')}>
            {t('passengers.direct')}
          </Notice>
        </div>
      )}
      <form id={form} noValidate onSubmit={next}>
        <PassengerList
          passengers={passengers}
          value={chosen}
          error={missing && chosen === undefined ? t('passengers.missing') : undefined}
          onChange={setChosen}
        />
      </form>
      {unreadable && (
        <div className={styles.below}>
          <UnreadableEntries entries={unreadable} />
        </div>
      )}
    </Frame>
  );
}
