import { useId } from 'react';
import { useCountryNames } from '../../client/names.ts';
import { FormSkeleton } from '../../components/form-fields/FormSkeleton.tsx';
import { PassengerDocumentForm } from '../../components/saved-passenger/PassengerDocumentForm.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { EmptyState } from '../../primitives/states/EmptyState.tsx';
import { useSession } from '../../session/session-provider.tsx';
import {
  emptyPassengerDocument,
  type PassengerDocumentTyped,
} from '../../validators/saved-people/saved-passenger-document.ts';
import { Frame } from '../shell/Frame.tsx';
import { draftInMemory, useFormDraft } from '../shell/use-form-draft.ts';
import { useToday } from '../shell/use-today.ts';
import { passengerDraft, subjectOf } from './drafts.ts';
import { useSavedPlaces } from './places.tsx';
import { SavedStates } from './SavedStates.tsx';
import { usePassengerList } from './use-saved.ts';
import * as styles from './saved-people.css.ts';

const documentDraft = draftInMemory<PassengerDocumentTyped, never>('passengerDocument');

interface DocumentEditorProps {
  /** Id of the passenger who is changed; nobody when one is added. */
  passengerId: string | undefined;
  /** Which of the passenger's documents is changed; none when one is added. */
  at: number | undefined;
}

/** One document of the passenger that is being filled in: it goes into that form, which saves all of them together. */
export function DocumentEditor({ passengerId, at }: DocumentEditorProps) {
  const t = useMessages('saved-people');
  const navigation = useNavigation();
  const { drafts } = useSession();
  const formId = useId();
  const on = useToday();
  const names = useCountryNames().data?.nameMap.zh;
  const { read } = usePassengerList();
  const subject = subjectOf(passengerId);
  const passenger = drafts.read(passengerDraft, subject);
  const documents = passenger?.typed.documents ?? [];
  const document = at === undefined ? undefined : documents[at];
  const draft = useFormDraft(documentDraft, `${subject} ${at ?? 'new'}`, document ?? emptyPassengerDocument);
  const title = t(at === undefined ? 'certificate.add' : 'certificate.edit');
  const give = (next: readonly PassengerDocumentTyped[]) => {
    if (passenger)
      drafts.write(passengerDraft, { ...passenger, typed: { ...passenger.typed, documents: next } }, subject);
    draft.forget();
    navigation.back();
  };
  if (!passenger || (at !== undefined && !document)) return <Lost title={title} passengerId={passengerId} />;
  if (!read.list)
    return (
      <Frame title={title}>
        <SavedStates kind="passengers" read={read}>
          <FormSkeleton />
        </SavedStates>
      </Frame>
    );
  const others = documents.filter((each) => each !== document);
  return (
    <Frame
      title={title}
      footer={
        <Button wide type="submit" form={formId}>
          {t('certificate.done')}
        </Button>
      }
    >
      <PassengerDocumentForm
        id={formId}
        defaultValue={draft.initial}
        context={{ on, others, list: read.list, id: passengerId }}
        onChange={draft.keep}
        countryNames={names}
        onSubmit={(good) =>
          give(
            at === undefined
              ? [...documents, good]
              : documents.map((each) => (each === document ? good : each)),
          )
        }
      />
      {document && (
        <div className={styles.below}>
          <Button wide variant="outline" icon="trash" onClick={() => give(others)}>
            {t('certificate.remove')}
          </Button>
        </div>
      )}
    </Frame>
  );
}

/** The passenger's form is gone, as after a reload. */
function Lost({ title, passengerId }: { title: string; passengerId: string | undefined }) {
  const t = useMessages('saved-people');
  const { passengerHref } = useSavedPlaces();
  return (
    <Frame title={title}>
      <EmptyState
        drawing="document"
        title={t('lost.title')}
        text={t('lost.text')}
        action={
          <Button variant="outline" size="medium" href={passengerHref(passengerId)}>
            {t('lost.back')}
          </Button>
        }
      />
    </Frame>
  );
}
