import { useState } from 'react';
import type { CompanionFields } from '../../../components/companion-form/types.ts';
import type { Companion } from '../../../components/companion-list/types.ts';
import type { SavedPassenger } from '../../../components/passenger-list/types.ts';
import { useLocale, useMessages } from '../../../messages/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { toastStore } from '../../../primitives/toast/store.ts';
import { shownName } from '../../../rules/member.ts';
import type { Day } from '../../../rules/days.ts';
import { type CompanionTyped } from '../../../validators/check-in/companion-typed.ts';
import { typedOfSaved } from '../../../validators/check-in/companion-wire.ts';
import type { PersonDraftInUse } from './draft.ts';
import { CompanionFormOf } from './CompanionFormOf.tsx';
import { ImportSheet } from './ImportSheet.tsx';
import type { useCompanionSaving } from './use-companion-saving.ts';
import * as styles from './people.css.ts';

interface AddCompanionProps {
  companions: readonly Companion[];
  /** The day by which ages are measured. */
  on: Day;
  formId: string;
  draft: PersonDraftInUse<CompanionTyped, CompanionFields>;
  saver: ReturnType<typeof useCompanionSaving>;
  /** One of the list was chosen instead of adding them twice; left out where nobody is chosen. */
  onSelectCompanion: ((companion: Companion) => void) | undefined;
}

/** The form that adds somebody to the list, empty or filled from the saved passengers. */
export function AddCompanion({ companions, on, formId, draft, saver, onSelectCompanion }: AddCompanionProps) {
  const t = useMessages('companions');
  const locale = useLocale();
  const [importing, setImporting] = useState(false);
  const bringIn = (passenger: SavedPassenger) => {
    draft.begin(typedOfSaved(passenger));
    setImporting(false);
    toastStore.show(t('import.done', { name: passenger.paxName }));
  };
  return (
    <Section
      title={t('add')}
      action={
        <Button
          variant="text"
          size="medium"
          icon="people"
          className={styles.bringIn}
          onClick={() => setImporting(true)}
        >
          {t('import')}
        </Button>
      }
    >
      <CompanionFormOf
        id={formId}
        context={{ on, known: companions }}
        draft={draft}
        saver={saver}
        onSelectCompanion={
          onSelectCompanion &&
          ((companion) => {
            draft.begin();
            onSelectCompanion(companion);
            toastStore.show(t('found.chosen', { name: shownName(companion, locale).name }));
          })
        }
      />
      <ImportSheet open={importing} onOpenChange={setImporting} companions={companions} onChoose={bringIn} />
    </Section>
  );
}
