import { Suspense, useState } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Checkbox } from '../../primitives/field/Checkbox.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Sheet } from '../../primitives/sheet/Sheet.tsx';
import { useSeen } from '../../primitives/use-seen.ts';
import { noticeEditions } from '../../rules/notices/notices.ts';
import { NoticeSkeleton } from '../notice-text/NoticeSkeleton.tsx';
import { NoticeText } from '../notice-text/NoticeText.tsx';
import * as styles from './SafetyNotice.css.ts';

export interface SafetyNoticeProps extends RootProps<HTMLDivElement> {
  /** Names of those who get a seat with it. */
  names: readonly string[];
  /** Effect of confirming. */
  purpose: 'seats' | 'checkIn' | 'change';
  /** Read to the end and agreed to. */
  onConfirm: () => void;
  /** Back without agreeing; nothing is sent. */
  onClose: () => void;
}

/** Goods not allowed aboard, read to the end and confirmed before anybody gets a seat: the notice itself. Source: travel.md section 5. */
export function SafetyNotice({ names, purpose, onConfirm, onClose, ...root }: SafetyNoticeProps) {
  const t = useMessages('seat-choice');
  const [agreed, setAgreed] = useState(false);
  return (
    <Sheet
      {...root}
      open
      onOpenChange={(open) => open || onClose()}
      title={t('safety.title')}
      closeLabel={t('safety.close')}
      actions={
        <Button wide disabled={!agreed} onClick={onConfirm}>
          {t(`safety.confirm.${purpose}`)}
        </Button>
      }
    >
      {/* Its words come with it, and what is not there cannot be agreed to. */}
      <Suspense fallback={<NoticeSkeleton />}>
        <Goods names={names} agreed={agreed} onAgree={setAgreed} />
      </Suspense>
    </Sheet>
  );
}

interface GoodsProps extends Pick<SafetyNoticeProps, 'names'> {
  agreed: boolean;
  onAgree: (agreed: boolean) => void;
}

/** The text, and the box that waits for its end to be seen. */
function Goods({ names, agreed, onAgree }: GoodsProps) {
  const t = useMessages('seat-choice');
  const notices = useMessages('notices');
  const words = useMessages('check-in');
  const { end, seen } = useSeen();
  return (
    <>
      <NoticeText notice="dangerous-goods" level={3} />
      <p className={styles.edition}>
        {notices('edition', { version: noticeEditions['dangerous-goods'].version })}
      </p>
      <div ref={end} className={styles.agree}>
        <Checkbox
          label={t('safety.agree', { count: names.length, names: names.join(words('separator')) })}
          detail={t('safety.checked')}
          checked={agreed}
          disabled={!seen}
          onChange={({ target }) => onAgree(target.checked)}
        />
      </div>
    </>
  );
}
