import type { ReactNode } from 'react';
import type { RequestFailure } from '../../client/failure.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Notice } from '../../primitives/notice/Notice.tsx';
import { wordsOf } from './refusal.ts';

/** A refusal of check-in for `OutcomeNotice`; undefined where it has no words of its own. */
export const refusalOfCheckIn =
  (action?: ReactNode) =>
  (failure: RequestFailure): ReactNode =>
    wordsOf(failure) && <WriteRefused failure={failure} action={action} />;

export interface WriteRefusedProps {
  failure: RequestFailure;
  /** The way out: a button or a link. */
  action?: ReactNode;
}

/** A write of check-in that was refused, in its own words; nothing for any other failure. */
export function WriteRefused({ failure, action }: WriteRefusedProps) {
  const t = useMessages('check-in');
  const words = wordsOf(failure);
  if (!words) return null;
  return (
    <Notice tone="error" live title={t(words)} action={action}>
      {t(`${words}.do`)}
    </Notice>
  );
}
