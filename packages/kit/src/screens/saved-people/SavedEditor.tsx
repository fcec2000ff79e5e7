import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Notice } from '../../primitives/notice/Notice.tsx';
import { Frame } from '../shell/Frame.tsx';
import { OutcomeNotice } from '../shell/OutcomeNotice.tsx';
import { isOutcomeUnknown, type VerifiedMutation } from '../shell/use-verified-mutation.ts';
import { useSavingWords } from '../shell/use-saving-words.ts';
import { WriteButton } from '../shell/WriteButton.tsx';
import { one, type SavedKind } from './kinds.ts';
import { RemoveSaved } from './RemoveSaved.tsx';
import type { useRemoval } from './use-saved-writes.ts';
import * as styles from './saved-people.css.ts';

interface SavedEditorProps {
  /** Return value of `useEntry`. */
  entry: {
    readonly kind: SavedKind;
    readonly id: string | undefined;
    readonly name: string;
    readonly form: { readonly id: string };
    readonly draft: { readonly restored: boolean; readonly begin: () => void };
    readonly saver: { readonly write: VerifiedMutation<unknown>; readonly check: () => Promise<void> };
    readonly removal: ReturnType<typeof useRemoval>;
  };
  /** Whether earlier input can be thrown away. */
  startsOver?: boolean;
  /** The form. */
  children: ReactNode;
}

/** Two or three fields: the button is right under the last of them. */
const isShort = (kind: SavedKind): boolean => kind === 'titles';

/** A form that saves one entry: what became of saving it, what was typed before, the one main action, and the way off the list. */
export function SavedEditor({ entry, startsOver = true, children }: SavedEditorProps) {
  const t = useMessages('saved-people');
  const forms = useMessages('forms');
  const words = useSavingWords();
  const { kind, id, name, form, draft, saver, removal } = entry;
  const save = (
    <WriteButton wide type="submit" form={form.id} write={saver.write} onCheck={saver.check}>
      {t('save')}
    </WriteButton>
  );
  return (
    <Frame
      title={t(`${id === undefined ? 'add' : 'edit'}.${one[kind]}`)}
      footer={isShort(kind) ? undefined : save}
    >
      <OutcomeNotice write={saver.write} words={words} />
      {startsOver && draft.restored && !isOutcomeUnknown(saver.write) && (
        <div className={styles.above}>
          <Notice
            tone="info"
            action={
              <Button variant="text" size="medium" onClick={() => draft.begin()}>
                {forms('startOver')}
              </Button>
            }
          >
            {forms('restored')}
          </Notice>
        </div>
      )}
      {children}
      {isShort(kind) && <div className={styles.save}>{save}</div>}
      {id !== undefined && <RemoveSaved {...{ kind, id, name, removal }} />}
    </Frame>
  );
}
