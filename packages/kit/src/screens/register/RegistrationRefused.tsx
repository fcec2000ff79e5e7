import type { EnrolmentRefusal } from '../../contracts/register.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Dialog } from '../../primitives/dialog/Dialog.tsx';
import { useConfig } from '../../session/config-provider.tsx';

interface RegistrationRefusedProps {
  refusal: EnrolmentRefusal | undefined;
  /** The back end's words. */
  message: string | undefined;
  onClose: () => void;
  onSignIn: () => void;
}

/** The two refusals that are told in a dialog: the document is registered already, and an error. Source: membership.md section 4. */
export function RegistrationRefused({ refusal, message, onClose, onSignIn }: RegistrationRefusedProps) {
  const t = useMessages('register');
  const { hotline } = useConfig();
  if (refusal !== 'idExists' && refusal !== 'error') return null;
  const exists = refusal === 'idExists';
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={exists || !message ? t(exists ? 'exists.title' : 'error.title') : message}
      description={t(exists ? 'exists.text' : 'error.text', { hotline })}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t(exists ? 'exists.back' : 'error.close')}
          </Button>
          {exists ? (
            <Button onClick={onSignIn}>{t('exists.signIn')}</Button>
          ) : (
            <Button icon="phone" href={`tel:${hotline}`}>
              {t('error.call')}
            </Button>
          )}
        </>
      }
    />
  );
}
