import { useState, type ReactNode } from 'react';
import type { AgreementSheet, AgreementText } from './AgreementSheet.tsx';
import * as styles from './Agreement.css.ts';

/** A sentence's words that open the terms and the policy, and the sheet that they open. */
export function useAgreementLinks() {
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
  return {
    links: { membership: link('membership'), privacy: link('privacy') },
    sheet: sheet && <sheet.Part text={read} onClose={() => setRead(undefined)} />,
  };
}
