import { useState, type ComponentProps, type ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Checkbox } from '../../primitives/field/Checkbox.tsx';
import type { AgreementSheet } from './AgreementSheet.tsx';
import * as styles from './Agreement.css.ts';

/** What can be read before it is agreed to. */
export type AgreementText = 'membership' | 'privacy';

export interface AgreementProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Not agreed yet, and it must be. */
  error?: ReactNode;
}

/** Agrees to the membership terms and the privacy policy, which open over the page to be read. Unticked unless told otherwise; every other attribute is the input's own. */
export function Agreement({ error, ...input }: AgreementProps) {
  const t = useMessages('account-fields');
  const [sheet, setSheet] = useState<{ Part: typeof AgreementSheet }>();
  const [read, setRead] = useState<AgreementText>();
  const show = async (text: AgreementText) => {
    const { AgreementSheet: Part } = await import('./AgreementSheet.tsx');
    setSheet({ Part });
    setRead(text);
  };
  const link = (text: AgreementText) => (words: ReactNode) => (
    <button
      type="button"
      className={styles.link}
      onClick={(event) => {
        // Not every browser gives a button the focus when it is tapped, and it must come back here.
        event.currentTarget.focus();
        void show(text).catch(() => undefined);
      }}
    >
      {words}
    </button>
  );
  return (
    <>
      <Checkbox
        {...input}
        error={error}
        label={t.rich('agree', { membership: link('membership'), privacy: link('privacy') })}
      />
      {sheet && <sheet.Part text={read} onClose={() => setRead(undefined)} />}
    </>
  );
}
