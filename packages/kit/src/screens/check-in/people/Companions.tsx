import { useId, useState } from 'react';
import { CompanionList } from '../../../components/companion-list/CompanionList.tsx';
import type { Companion } from '../../../components/companion-list/types.ts';
import { UnreadableEntries } from '../../../components/unreadable-entries/UnreadableEntries.tsx';
import type { UnreadableEntry } from '../../../contracts/unreadable.ts';
import { FlightLine } from '../../../components/flight-line/FlightLine.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { unaccompanied } from '../../../rules/check-in/companions.ts';
import type { Day } from '../../../rules/days.ts';
import { emptyCompanion } from '../../../validators/check-in/companion-typed.ts';
import { Frame } from '../../shell/Frame.tsx';
import { WriteButton } from '../../shell/WriteButton.tsx';
import type { FoundSegment } from '../use-segment.ts';
import { AddCompanion } from './AddCompanion.tsx';
import { companionDraft, usePersonDraft } from './draft.ts';
import { JoiningNotice } from './JoiningNotice.tsx';
import { useCompanionSaving } from './use-companion-saving.ts';
import { useJoining } from './use-joining.ts';
import * as styles from './people.css.ts';

interface CompanionsProps {
  companions: readonly Companion[];
  /** Companions that could not be read. */
  unreadable: readonly UnreadableEntry[] | undefined;
  /** On which the chosen travel along; a plain list without it. */
  segment: FoundSegment['segment'] | undefined;
  /** The day by which ages are measured: of departure, else today. */
  on: Day;
}

/** The list, who travels along, and the form that adds somebody. */
export function Companions({ companions, unreadable, segment, on }: CompanionsProps) {
  const t = useMessages('companions');
  const navigation = useNavigation();
  const formId = useId();
  const [chosen, setChosen] = useState<readonly string[]>(() => {
    const aboard = segment?.passengers.some(({ relation }) => relation === 'self');
    return companions.filter(({ self }) => self && aboard).map(({ companionId }) => companionId);
  });
  const [missing, setMissing] = useState(false);
  const segmentId = segment?.segmentId ?? '';
  const draft = usePersonDraft(companionDraft, 'new', emptyCompanion);
  const saver = useCompanionSaving({
    unsure: draft.unsure,
    onUnsure: draft.setUnsure,
    onSaved: () => draft.begin(),
  });
  const { joining, join } = useJoining({
    segmentId,
    onJoined: () =>
      navigation.replace('bookingPassengers', { query: { segment: segmentId, purpose: 'checkIn' } }),
  });
  const travelling = companions.filter(({ companionId }) => chosen.includes(companionId));
  const together = () => {
    setMissing(chosen.length === 0);
    // The rule is under the child's row already.
    if (chosen.length === 0 || unaccompanied(travelling).length > 0) return;
    void join(travelling.filter(({ self }) => !self).map(({ companionId }) => companionId));
  };
  const save = (
    <WriteButton
      wide
      type="submit"
      form={formId}
      write={saver.write}
      onCheck={saver.check}
      variant={segment && 'tinted'}
    >
      {t('save')}
    </WriteButton>
  );
  return (
    <Frame
      title={t('title')}
      footer={
        segment ? (
          <Button wide busy={joining.state === 'sending'} onClick={together}>
            {t('together', { count: chosen.length })}
          </Button>
        ) : (
          save
        )
      }
    >
      {segment && (
        <div className={styles.flight}>
          <FlightLine flight={segment} />
        </div>
      )}
      <JoiningNotice {...{ joining, companions, segmentId }} />
      {missing && chosen.length === 0 && (
        <div className={styles.above}>
          <Notice tone="error" live>
            {t('nobody')}
          </Notice>
        </div>
      )}
      <CompanionList
        {...{ companions, on }}
        editHref={({ companionId }) =>
          navigation.href('editCompanion', {
            query: { companion: companionId, ...(segment && { segment: segmentId }) },
          })
        }
        choice={segment && { value: chosen, onChange: setChosen }}
      />
      {unreadable && (
        <div className={styles.below}>
          <UnreadableEntries entries={unreadable} />
        </div>
      )}
      <AddCompanion
        {...{ companions, on, formId, draft, saver }}
        onSelectCompanion={
          segment && (({ companionId }) => setChosen((before) => [...new Set([...before, companionId])]))
        }
      />
      {segment && <div className={styles.below}>{save}</div>}
    </Frame>
  );
}
