import { useId, useState } from 'react';
import { useCountryNames } from '../../client/names.ts';
import { useLookUpPassengers, useRemovePassenger, useSavePassenger } from '../../client/saved-people.ts';
import { PassengerForm } from '../../components/saved-passenger/PassengerForm.tsx';
import type { SavedPassenger } from '../../components/passenger-list/types.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { beneficiaryName } from '../../rules/beneficiaries.ts';
import { handedOver, handOver } from '../../session/hand-over.ts';
import { useSession } from '../../session/session-provider.tsx';
import { emptyPassenger, passengerSaved, typedOfPassengerSaved } from '../../validators/saved-passenger.ts';
import { useFormDraft } from '../shell/use-form-draft.ts';
import { useToday } from '../shell/use-today.ts';
import { passengerDraft, subjectOf } from './drafts.ts';
import { RemoveSaved } from './RemoveSaved.tsx';
import { SavedEditor } from './SavedEditor.tsx';
import { useRemoval, useSaving } from './use-saved-writes.ts';

interface PassengerEditorProps {
  /** Who is changed; nobody when one is added. */
  passenger?: SavedPassenger | undefined;
  userId: string;
}

/** The form of one passenger; its documents have a screen of their own, which writes into the same draft. */
export function PassengerEditor({ passenger, userId }: PassengerEditorProps) {
  const t = useMessages('saved-people');
  const navigation = useNavigation();
  const session = useSession();
  const formId = useId();
  const on = useToday();
  const names = useCountryNames().data?.nameMap.zh;
  const id = passenger?.id;
  const subject = subjectOf(id);
  const draft = useFormDraft(
    passengerDraft,
    subject,
    passenger ? typedOfPassengerSaved(passenger) : emptyPassenger,
  );
  // Who comes back from a document knows what was typed.
  const [fromDocument] = useState(() => handedOver(session, 'passengerDocument') === subject);
  const save = useSavePassenger();
  const remove = useRemovePassenger();
  const lookUp = useLookUpPassengers();
  const saver = useSaving({
    kind: 'passengers',
    draft,
    send: (sent) => save.mutateAsync({ ...sent, ...(id !== undefined && { id }) }),
    stands: async (sent) => passengerSaved(sent, await lookUp(userId), id),
    nameOf: beneficiaryName,
  });
  const name = passenger?.paxName ?? '';
  const removal = useRemoval({
    kind: 'passengers',
    name,
    onRemoved: draft.forget,
    send: (gone) => remove.mutateAsync({ id: gone }),
    stands: async (gone) => (await lookUp(userId)).some((each) => each.id === gone),
  });
  return (
    <SavedEditor
      title={t(id === undefined ? 'add.passenger' : 'edit.passenger')}
      formId={formId}
      saver={saver}
      onStartOver={draft.restored && !fromDocument ? () => draft.begin() : undefined}
    >
      <PassengerForm
        key={draft.generation}
        id={formId}
        initial={draft.initial}
        context={{ on }}
        onDraft={draft.keep}
        countryNames={names}
        onSubmit={(fields) => void saver.send(fields)}
        onDocument={(at, typed) => {
          draft.keep(typed);
          handOver(session, 'passengerDocument', subject);
          const query = id === undefined ? {} : { passenger: id };
          if (at === undefined) navigation.go('addPassengerDocument', { query });
          else navigation.go('editPassengerDocument', { params: { index: String(at) }, query });
        }}
      />
      {id !== undefined && <RemoveSaved kind="passengers" {...{ id, name, removal }} />}
    </SavedEditor>
  );
}
