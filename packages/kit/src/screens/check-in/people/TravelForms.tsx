import { useId, useRef, useState } from 'react';
import { PassengerSwitch } from '../../../components/travel-form/PassengerSwitch.tsx';
import { FlightLine } from '../../../components/flight-line/FlightLine.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { localTime } from '../../../rules/time/time.ts';
import type { TravelInformationKnown } from '../../../validators/check-in/travel-information.ts';
import { OutcomeNotice } from '../../shell/OutcomeNotice.tsx';
import { useSavingWords } from '../../shell/use-saving-words.ts';
import { WriteButton } from '../../shell/WriteButton.tsx';
import { refusalOfCheckIn } from '../WriteRefused.tsx';
import { Frame } from '../../shell/Frame.tsx';
import type { FoundSegment } from '../use-segment.ts';
import { TravelFormOf } from './TravelFormOf.tsx';
import { useTravelSaving } from './use-travel-saving.ts';
import { useTravelStates } from './use-travel-states.ts';
import * as styles from './people.css.ts';

type Segment = FoundSegment['segment'];
type Traveller = Segment['passengers'][number];

interface TravelFormsProps extends FoundSegment {
  /** Travellers whose information is asked for, at least one. */
  asked: readonly Traveller[];
  /** Their information on record. */
  known: readonly { readonly passengerId: string; readonly information: TravelInformationKnown }[];
}

/**
 * Travellers whose information a segment asks for: of an international flight those who are named, and the infants
 * on their laps; everybody where nobody is named.
 */
export function askedOf(
  { international, passengers }: Segment,
  named: readonly string[] | undefined,
): readonly Traveller[] {
  if (!international) return [];
  const ids = named ?? passengers.map(({ passengerId }) => passengerId);
  const laps = passengers.flatMap(({ passengerId, infantId }) =>
    infantId !== undefined && ids.includes(passengerId) ? [infantId] : [],
  );
  return passengers.filter(({ passengerId }) => ids.includes(passengerId) || laps.includes(passengerId));
}

/** One form after the other, with whose it is on top; the last one leads to the seats. */
export function TravelForms({ journey, segment, asked, known }: TravelFormsProps) {
  const t = useMessages('travel-information');
  const words = useSavingWords();
  const refusal = useMessages('check-in');
  const navigation = useNavigation();
  const formId = useId();
  const top = useRef<HTMLDivElement>(null);
  const { segmentId } = segment;
  const { passengers, markFilled } = useTravelStates(segmentId, asked);
  const missing = passengers.filter(({ state }) => state !== 'filled');
  const [current, setCurrent] = useState(missing[0]?.id ?? asked[0]?.passengerId ?? '');
  const next = missing.find(({ id }) => id !== current);
  const { write, send, check } = useTravelSaving({
    segmentId,
    passengers: asked,
    onSaved: (here, passengerId) => {
      markFilled(passengerId);
      if (!here) return;
      const following = missing.find(({ id }) => id !== passengerId);
      if (!following) {
        const ids = asked.filter(({ paxType }) => paxType !== 'INF').map((one) => one.passengerId);
        navigation.go('chooseCheckInSeat', { query: { segment: segmentId, passengers: ids.join(',') } });
        return;
      }
      setCurrent(following.id);
      top.current?.focus();
    },
  });
  const departs = localTime(segment.departure.time).day;
  const ends =
    journey.segments
      .map(({ arrival }) => localTime(arrival.time).day)
      .toSorted()
      .at(-1) ?? departs;
  return (
    <Frame
      title={t('title')}
      footer={
        <WriteButton wide type="submit" form={formId} write={write} onCheck={check}>
          {next ? t('save.next', { name: next.name }) : t('save.last')}
        </WriteButton>
      }
    >
      <div ref={top} tabIndex={-1} className={styles.above}>
        <div className={styles.flight}>
          <FlightLine flight={segment} />
        </div>
        <PassengerSwitch passengers={passengers} value={current} onChange={setCurrent} />
      </div>
      {missing.length > 0 && write.state === 'idle' && (
        <div className={styles.above}>
          <Notice tone="info" title={refusal('informationMissing')}>
            {refusal('informationMissing.do')}
          </Notice>
        </div>
      )}
      <OutcomeNotice write={write} words={words} refusal={refusalOfCheckIn()} />
      <TravelFormOf
        // Another passenger, another form.
        key={current}
        subject={`${segmentId} ${current}`}
        known={known.find(({ passengerId }) => passengerId === current)?.information ?? {}}
        days={{ departs, ends }}
        formId={formId}
        onSubmit={(information) => void send({ passengerId: current, information })}
      />
    </Frame>
  );
}
