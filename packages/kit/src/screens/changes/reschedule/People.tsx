import { useState } from 'react';
import { useWide } from '../../../primitives/wide/use-wide.ts';
import { UnreadableEntries } from '../../../components/unreadable-entries/UnreadableEntries.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { ScreenContent } from '../../../primitives/screen/Screen.tsx';
import type { OfferChoice } from '../../../rules/offers/view-offers.ts';
import { Beside } from '../../shell/Beside.tsx';
import { changeQuery, type ChangeAddress } from './address.ts';
import { FeeNow } from './FeeNow.tsx';
import { LegChoice } from './LegChoice.tsx';
import { OldFlight } from './OldFlight.tsx';
import { PersonRow } from './PersonRow.tsx';
import { flightMark } from './tickets-on-leg.ts';
import type { Offers } from './use-offers.ts';
import type { Party } from './use-party.ts';
import { CompareWhenAsked } from './CompareWhenAsked.tsx';
import * as styles from './reschedule.css.ts';

export interface StepProps {
  address: ChangeAddress;
  party: Party;
}

/** Flights that the party can be changed to, for the steps that show them. */
export interface OfferedProps {
  offers: Offers;
}

/** Order and filter of the flights, for as long as one changes: who comes back finds them as they were left. */
export interface ListedProps {
  choice: OfferChoice;
  onChoice: (choice: OfferChoice) => void;
}

/** The first step: which leg, and for whom; who cannot be changed says why. In a wide window beside the flight that is changed. */
export function People({ address, party }: StepProps) {
  const t = useMessages('changes');
  const navigation = useNavigation();
  const [problem, setProblem] = useState<'none' | 'alone' | 'crowded'>();
  const go = (change: Partial<ChangeAddress>) =>
    navigation.replace('reschedule', { query: changeQuery({ ...address, ...change }) });
  const places = (tickets: readonly string[]) =>
    party.travellers.filter(({ ticket }) => tickets.includes(ticket.ticketNo)).map(({ at }) => at);
  const names = party.travellers
    .filter(({ ticket }) => party.along.includes(ticket.ticketNo))
    .map(({ ticket }) => ticket.name);
  const next = () => {
    const found = party.alone
      ? 'alone'
      : party.crowded
        ? 'crowded'
        : party.all.length === 0
          ? 'none'
          : undefined;
    setProblem(found);
    if (found) return;
    const people = places(party.chosen);
    const was = flightMark(party.leg);
    // The way back leads here with this choice.
    if (address.people?.join() !== people.join()) go({ people });
    navigation.go('reschedule', { query: changeQuery({ ...address, people, was, step: 'flight' }) });
  };
  const first = party.going[0];
  // Where nobody can be changed, each row says why and has its own way out.
  const canChoose = party.travellers.some(({ bar }) => bar === undefined || bar === 'checkedIn');
  const wide = useWide();
  const bar = canChoose && (
    <Button wide onClick={next}>
      {t('people.next')}
    </Button>
  );
  const choices = (
    <div className={styles.stack}>
      {first?.ticket.involuntary && (
        <Notice tone="info" title={t('free')}>
          {first.ticket.cause === undefined ? t('free.text') : t('free.cause', { cause: first.ticket.cause })}
        </Notice>
      )}
      <LegChoice
        party={party}
        address={address}
        onChange={(leg) => go({ leg, was: undefined, people: undefined })}
      />
      <Section title={t('people.title')}>
        <Card flush>
          <ul>
            {party.travellers.map((one) => (
              <PersonRow
                key={one.ticket.ticketNo}
                traveller={one}
                party={party}
                released={address.release}
                onChange={(chosen) => {
                  const own = places(party.chosen);
                  setProblem(undefined);
                  go({ people: chosen ? [...own, one.at] : own.filter((at) => at !== one.at) });
                }}
                onRelease={(release) => go({ release, people: [...places(party.chosen), one.at] })}
              />
            ))}
          </ul>
        </Card>
      </Section>
      <UnreadableEntries entries={party.order.unreadable} />
      {problem && (
        <Notice tone="error" live title={t(`people.${problem}`)}>
          {problem === 'alone' && t('refused.childAloneText')}
          {problem === 'crowded' && t('refused.tooManyChildrenText')}
        </Notice>
      )}
      {names.length > 0 && (
        <Notice tone="info" icon="people">
          {t('people.along', { names: names.join(t('separator')) })}
        </Notice>
      )}
      {party.splits && !party.alone && (
        <Notice tone="attention" title={t('split')}>
          {t('split.text')}
        </Notice>
      )}
      <CompareWhenAsked travellers={party.going} now={party.now} />
    </div>
  );
  return (
    <ScreenContent wide footer={!wide && bar}>
      <Beside
        label={t('flight.was')}
        aside={
          wide && (
            <Card>
              <div className={styles.subject}>
                <OldFlight leg={party.leg} />
                <FeeNow party={party} />
              </div>
            </Card>
          )
        }
        bar={bar}
      >
        {choices}
      </Beside>
    </ScreenContent>
  );
}
