import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Notice } from '../../primitives/notice/Notice.tsx';
import { Reloaded } from './ReloadedNotice.tsx';
import type { FormDraftTold } from './use-form-draft.ts';
import { isOutcomeUnknown, type VerifiedMutation } from './use-verified-mutation.ts';

interface FormDraftNoticeProps {
  draft: FormDraftTold;
  /** Write of the form: while its outcome is not known, earlier input cannot be thrown away. */
  write?: VerifiedMutation<unknown> | undefined;
  className?: string | undefined;
}

/** Notice that earlier input is back, and can be thrown away, or that a reload has taken it; nothing for a form that begins. */
export function FormDraftNotice({ draft, write, className }: FormDraftNoticeProps) {
  const t = useMessages('forms');
  if (draft.lost) return <Reloaded className={className} />;
  if (!draft.restored || (write && isOutcomeUnknown(write))) return null;
  return (
    <Notice
      tone="info"
      className={className}
      action={
        <Button variant="text" size="medium" onClick={() => draft.begin()}>
          {t('startOver')}
        </Button>
      }
    >
      {t('restored')}
    </Notice>
  );
}
