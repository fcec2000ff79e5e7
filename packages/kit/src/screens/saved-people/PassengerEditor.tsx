import { useState } from 'react';
import { useCountryNames } from '../../client/names.ts';
import {
  useLookUpPassengers,
  useRemovePassenger,
  useSavePassenger,
} from '../../client/saved-people/saved-people.ts';
import { PassengerForm } from '../../components/saved-passenger/PassengerForm.tsx';
import type { SavedPassenger } from '../../components/passenger-list/types.ts';
import type { CardProgramme } from '../../contracts/saved-people/frequent-flyer.ts';
import { useLocale } from '../../messages/provider.tsx';
import { shownName } from '../../rules/member.ts';
import { handedOver, handOver } from '../../session/hand-over.ts';
import { useSession } from '../../session/session-provider.tsx';
import { passengerSaved, typedOfPassengerSaved } from '../../validators/saved-people/saved-passenger-wire.ts';
import { emptyPassenger } from '../../validators/saved-people/saved-passenger.ts';
import { useToday } from '../shell/use-today.ts';
import { passengerDraft, subjectOf } from './drafts.ts';
import { useSavedPlaces } from './places.tsx';
import { SavedEditor } from './SavedEditor.tsx';
import { useEntry } from './use-entry.ts';

interface PassengerEditorProps {
  /** Passenger who is changed; nobody when one is added. */
  passenger?: SavedPassenger | undefined;
  userId: string;
  programmes: readonly CardProgramme[] | undefined;
}

/** The form of one passenger; its documents have a screen of their own, which writes into the same draft. */
export function PassengerEditor({ passenger, userId, programmes }: PassengerEditorProps) {
  const { toDocument } = useSavedPlaces();
  const locale = useLocale();
  const session = useSession();
  const on = useToday();
  const names = useCountryNames().data?.nameMap.zh;
  const id = passenger?.id;
  const subject = subjectOf(id);
  // A member back from a document knows what was typed.
  const [fromDocument] = useState(() => handedOver(session, 'passengerDocument') === subject);
  const lookUp = useLookUpPassengers();
  const entry = useEntry({
    kind: 'passengers',
    id,
    name: passenger && shownName(passenger, locale, passenger.paxName).name,
    form: passengerDraft,
    fresh: passenger ? typedOfPassengerSaved(passenger) : emptyPassenger,
    save: useSavePassenger().mutateAsync,
    remove: useRemovePassenger().mutateAsync,
    lookUp: async () => {
      const { list, unreadable } = await lookUp(userId);
      return [list, unreadable];
    },
    saved: passengerSaved,
    nameOf: (sent) => shownName(sent, locale).name,
  });
  return (
    <SavedEditor entry={entry} startsOver={!fromDocument}>
      <PassengerForm
        key={entry.draft.generation}
        {...entry.form}
        context={{ on, programmes }}
        countryNames={names}
        onEditDocument={(at, typed) => {
          entry.draft.keep(typed);
          handOver(session, 'passengerDocument', subject);
          toDocument(id, at);
        }}
      />
    </SavedEditor>
  );
}
