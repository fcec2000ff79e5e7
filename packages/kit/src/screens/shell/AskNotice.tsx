import { useEffect, useRef } from 'react';
import type { RequestFailure } from '../../client/failure.ts';
import { outcomeUnknown } from '../../client/outcome.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Notice } from '../../primitives/notice/Notice.tsx';
import * as styles from './OutcomeNotice.css.ts';

interface AskNoticeProps {
  failure: RequestFailure | undefined;
  /** Title above the back end's own words. */
  refused: string;
}

/** Why a question was not answered; it takes the focus. The input stays below. */
export function AskNotice({ failure, refused }: AskNoticeProps) {
  const t = useMessages('failures');
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), [failure]);
  const what = failure?.failure;
  if (!what || !(what.kind === 'refused' || outcomeUnknown(what))) return null;
  const said = what.kind === 'refused' ? what.message : '';
  return (
    <div ref={ref} tabIndex={-1} className={styles.told}>
      <Notice tone="error" title={what.kind === 'refused' ? refused : t(`${what.kind}.title`)} live>
        {said || t(`${what.kind}.text`)}
      </Notice>
    </div>
  );
}
