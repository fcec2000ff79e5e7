import { useState } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Notice } from '../../primitives/notice/Notice.tsx';
import { isLost, type DraftForm } from '../../session/drafts.ts';
import { useSession } from '../../session/session-provider.tsx';

interface ReloadedNoticeProps<Typed> {
  /** Keeps `begun`. */
  form: DraftForm<Typed>;
  className?: string | undefined;
}

/** Notice that a reload has taken what was typed, because it is personal; nothing where it has not. */
export function ReloadedNotice<Typed>({ form, className }: ReloadedNoticeProps<Typed>) {
  const { drafts } = useSession();
  const [lost] = useState(() => isLost(drafts, form));
  return lost && <Reloaded className={className} />;
}

/** Notice that a reload has taken what was typed. */
export function Reloaded({ className }: { className?: string | undefined }) {
  const t = useMessages('forms');
  return (
    <Notice tone="info" title={t('reloaded')} className={className}>
      {t('reloaded.text')}
    </Notice>
  );
}
