import { JourneyCard } from '../../../components/journey-card/JourneyCard.tsx';
import type { Journey } from '../../../components/segment-route/types.ts';
import { ProcessedList } from '../../../components/processed-list/ProcessedList.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Section, SectionLink } from '../../../primitives/card/Section.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { nextSegment, processedOf, toDoOf } from '../../../rules/check-in/journey-state.ts';
import { useAutoCheckIn } from './use-auto-check-in.ts';
import { useJourneyLinks } from './use-journey-links.ts';
import { NextLinks } from './NextLinks.tsx';
import { beginning, passOf } from '../ways.ts';
import * as styles from './journeys.css.ts';

interface ToDoTabProps {
  journeys: readonly Journey[];
  /** The airline's clock, ms since 1970. */
  now: number;
}

/** So many of what was processed are shown under what is to do. */
const recent = 3;

/** Journeys still to do, what runs out first on top, and the last of what is done. */
export function ToDoTab({ journeys, now }: ToDoTabProps) {
  const links = useJourneyLinks();
  const auto = useAutoCheckIn();
  const toDo = toDoOf(journeys, now);
  const main = nextSegment(toDo, now)?.segmentId;
  return (
    <>
      {toDo.length === 0 && <NothingToDo />}
      <div className={styles.cards}>
        {toDo.map((journey) => (
          <JourneyCard
            key={journey.bookingId}
            journey={journey}
            now={now}
            auto={auto}
            main={main}
            links={links}
          />
        ))}
      </div>
      <Recent journeys={journeys} now={now} />
      <NextLinks />
    </>
  );
}

function Recent({ journeys, now }: ToDoTabProps) {
  const t = useMessages('check-in');
  const navigation = useNavigation();
  const processed = processedOf(
    journeys.map(({ segments }) => ({ segments: segments.filter(({ supported }) => supported) })),
    now,
  );
  if (processed.length === 0) return null;
  return (
    <Section
      title={t('recent.title')}
      action={
        <SectionLink
          href={navigation.href('checkIn', { query: { tab: 'processed' } })}
          label={t('recent.allSpoken')}
        >
          {t('recent.all')}
        </SectionLink>
      }
    >
      <ProcessedList
        items={processed.slice(0, recent)}
        now={now}
        links={{
          pass: ({ segment }) => passOf(navigation, segment),
          again: ({ segment }) => beginning(navigation, segment, 'checkIn'),
        }}
      />
    </Section>
  );
}

function NothingToDo() {
  const t = useMessages('check-in');
  const { href } = useNavigation();
  return (
    <EmptyState
      drawing="trip"
      title={t('empty.todo')}
      text={t('empty.todoText')}
      action={
        <Button variant="outline" size="medium" href={href('checkIn', { query: { tab: 'query' } })}>
          {t('empty.query')}
        </Button>
      }
    />
  );
}
