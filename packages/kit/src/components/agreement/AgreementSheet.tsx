import { Suspense, useState } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Sheet } from '../../primitives/sheet/Sheet.tsx';
import { NoticeSkeleton } from '../notice-text/NoticeSkeleton.tsx';
import { NoticeText } from '../notice-text/NoticeText.tsx';
import * as styles from './Agreement.css.ts';

/** Texts that can be read before they are agreed to. */
export type AgreementText = 'membership' | 'privacy';

interface AgreementSheetProps {
  /** Text to read; none closes the sheet. */
  text: AgreementText | undefined;
  onClose: () => void;
}

/** The text of an agreement, over the page. */
export function AgreementSheet({ text, onClose }: AgreementSheetProps) {
  const t = useMessages('agreement');
  // The text that was read stays while the sheet goes.
  const [last, setLast] = useState(text ?? 'membership');
  if (text !== undefined && text !== last) setLast(text);
  return (
    <Sheet
      open={text !== undefined}
      onOpenChange={(open) => open || onClose()}
      title={t(`${last}.title`)}
      closeLabel={t('close')}
    >
      {last === 'privacy' ? (
        // Its words come with it.
        <Suspense fallback={<NoticeSkeleton />}>
          <NoticeText notice="privacy" level={3} />
        </Suspense>
      ) : (
        <Membership />
      )}
    </Sheet>
  );
}

const sections = ['1', '2', '3', '4', '5'] as const;

function Membership() {
  const t = useMessages('agreement');
  return sections.map((section) => (
    <section key={section}>
      <h3 className={styles.heading}>{t(`membership.${section}.title`)}</h3>
      <p className={styles.text}>{t(`membership.${section}.text`)}</p>
    </section>
  ));
}
