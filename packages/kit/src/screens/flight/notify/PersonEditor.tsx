import { notifyRefusedAs } from '../../../client/flight/people-to-notify.ts';
import type { RequestFailure } from '../../../client/failure.ts';
import { PersonToNotifyForm } from '../../../components/people-to-notify/PersonToNotifyForm.tsx';
import type { PersonToNotify } from '../../../contracts/flight/people-to-notify.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { emptyPersonToNotify } from '../../../validators/flight/person-to-notify.ts';
import { FormDraftNotice } from '../../shell/FormDraftNotice.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { OutcomeNotice } from '../../shell/OutcomeNotice.tsx';
import { RemovalButton } from '../../shell/RemovalButton.tsx';
import { useFormDraft } from '../../shell/use-form-draft.ts';
import { useSavingWords } from '../../shell/use-saving-words.ts';
import { WriteButton } from '../../shell/WriteButton.tsx';
import { personDraft } from './draft.ts';
import * as styles from './notify.css.ts';
import { usePersonRemoval, usePersonSaving } from './use-person-writes.ts';

/** Adds somebody to notify, or changes or removes who is there. */
export function PersonEditor({ person }: { person: PersonToNotify | undefined }) {
  const t = useMessages('notify');
  const words = useSavingWords();
  const fresh = person ? { ...emptyPersonToNotify, name: person.name } : emptyPersonToNotify;
  const draft = useFormDraft(personDraft, person?.id ?? 'new', fresh);
  const saver = usePersonSaving(person, draft);
  return (
    <Frame title={t(person ? 'edit' : 'add')}>
      <OutcomeNotice write={saver.write} words={words} refusal={useRefusalNotice()} />
      <FormDraftNotice {...{ draft }} write={saver.write} className={styles.above} />
      <PersonToNotifyForm
        key={draft.generation}
        defaultValue={draft.initial}
        phone={person?.phone}
        onChange={draft.keep}
        onSubmit={(sent) => void saver.send(sent)}
      >
        <WriteButton wide type="submit" write={saver.write} onCheck={saver.check}>
          {t('save')}
        </WriteButton>
      </PersonToNotifyForm>
      {person && <PersonRemoval person={person} onRemoved={draft.forget} />}
    </Frame>
  );
}

/** A refusal with a code, in our own words; undefined for any other. */
function useRefusalNotice() {
  const t = useMessages('notify');
  return function told(failure: RequestFailure) {
    const refused = notifyRefusedAs(failure);
    if (refused === undefined) return undefined;
    const text = {
      'notify.full': t('refused.full'),
      'notify.known': t('known'),
      'notify.gone': t('gone'),
    }[refused];
    return (
      <Notice tone="error" title={text} live>
        {t(refused === 'notify.known' ? 'knownText' : refused === 'notify.gone' ? 'goneText' : 'fullText')}
      </Notice>
    );
  };
}

function PersonRemoval({ person, onRemoved }: { person: PersonToNotify; onRemoved: () => void }) {
  const t = useMessages('notify');
  const { write, send, check } = usePersonRemoval(person, onRemoved);
  const { name } = person;
  return (
    <div className={styles.below}>
      <OutcomeNotice
        write={write}
        words={{
          unknown: t('remove.unknown', { name }),
          absent: t('remove.still', { name }),
          absentText: t('remove.stillText'),
          refused: t('remove.still', { name }),
        }}
        refusal={useRefusalNotice()}
        keepsFocus
      />
      <RemovalButton
        write={write}
        onRemove={() => send(person.id)}
        onCheck={check}
        wide
        words={{
          remove: t('remove'),
          title: t('remove.title', { name }),
          text: t('remove.text'),
          cancel: t('remove.cancel'),
          confirm: t('remove.confirm'),
        }}
      />
    </div>
  );
}
