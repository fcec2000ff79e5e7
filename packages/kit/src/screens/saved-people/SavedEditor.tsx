import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { FormDraftNotice } from '../shell/FormDraftNotice.tsx';
import { Frame } from '../shell/Frame.tsx';
import { OutcomeNotice } from '../shell/OutcomeNotice.tsx';
import type { FormDraftTold } from '../shell/use-form-draft.ts';
import type { VerifiedMutation } from '../shell/use-verified-mutation.ts';
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
    readonly draft: FormDraftTold;
    readonly saver: { readonly write: VerifiedMutation<unknown>; readonly check: () => Promise<void> };
    readonly removal: ReturnType<typeof useRemoval>;
  };
  /** Whether earlier input can be thrown away. */
  startsOver?: boolean;
  /** The form; a short one draws the button that it is given under its last field, in place of the bar. */
  children: ReactNode | ((save: ReactNode) => ReactNode);
}

/** A form that saves one entry: what became of saving it, what was typed before, the one main action, and the way off the list. */
export function SavedEditor({ entry, startsOver = true, children }: SavedEditorProps) {
  const t = useMessages('saved-people');
  const words = useSavingWords();
  const { kind, id, name, form, draft, saver, removal } = entry;
  const short = typeof children === 'function';
  const save = (
    <WriteButton wide type="submit" form={form.id} write={saver.write} onCheck={saver.check}>
      {t('save')}
    </WriteButton>
  );
  return (
    <Frame title={t(`${id === undefined ? 'add' : 'edit'}.${one[kind]}`)} footer={short ? undefined : save}>
      <OutcomeNotice write={saver.write} words={words} />
      {startsOver && <FormDraftNotice {...{ draft }} write={saver.write} className={styles.above} />}
      {short ? children(save) : children}
      {id !== undefined && <RemoveSaved {...{ kind, id, name, removal }} />}
    </Frame>
  );
}
