import { useMessages } from '../../../messages/provider.tsx';
import { Button, type ButtonVariant } from '../../../primitives/button/Button.tsx';
import type { Saving } from '../../shell/use-saving.ts';

interface SaveButtonProps {
  saving: Saving<unknown>;
  /** The form that it submits. */
  form: string;
  /** Looks up an outcome that did not arrive. */
  onCheck: () => void;
  /** What it does, in words. */
  children: string;
  variant?: ButtonVariant | undefined;
}

/** Saves a form; while the outcome is unknown, looks it up instead. */
export function SaveButton({ saving, form, onCheck, children, variant }: SaveButtonProps) {
  const t = useMessages('forms');
  const look = { wide: true, variant };
  return 'sent' in saving ? (
    <Button key="check" {...look} busy={saving.state === 'checking'} onClick={onCheck}>
      {t('unknown.check')}
    </Button>
  ) : (
    <Button key="save" {...look} type="submit" {...{ form }} busy={saving.state === 'sending'}>
      {children}
    </Button>
  );
}
