import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Notice } from '../../primitives/notice/Notice.tsx';
import { Frame } from '../shell/Frame.tsx';
import { OutcomeNotice } from '../shell/OutcomeNotice.tsx';
import { isUnclear, type CertainWrite } from '../shell/use-certain-write.ts';
import { useSavingWords } from '../shell/use-saving-words.ts';
import { WriteButton } from '../shell/WriteButton.tsx';
import * as styles from './saved-people.css.ts';

interface SavedEditorProps {
  title: string;
  formId: string;
  saver: { readonly write: CertainWrite<unknown>; readonly check: () => Promise<void> };
  /** What was typed before is back, and can be thrown away so. */
  onStartOver: (() => void) | undefined;
  /** The form, and what stands below it. */
  children: ReactNode;
}

/** A form that saves one entry: what became of saving it, what was typed before, and the one main action. */
export function SavedEditor({ title, formId, saver, onStartOver, children }: SavedEditorProps) {
  const t = useMessages('saved-people');
  const forms = useMessages('forms');
  const words = useSavingWords();
  return (
    <Frame
      title={title}
      footer={
        <WriteButton wide type="submit" form={formId} write={saver.write} onCheck={saver.check}>
          {t('save')}
        </WriteButton>
      }
    >
      <OutcomeNotice write={saver.write} words={words} />
      {onStartOver && !isUnclear(saver.write) && (
        <div className={styles.above}>
          <Notice
            tone="info"
            action={
              <Button variant="text" size="medium" onClick={onStartOver}>
                {forms('startOver')}
              </Button>
            }
          >
            {forms('restored')}
          </Notice>
        </div>
      )}
      {children}
    </Frame>
  );
}
