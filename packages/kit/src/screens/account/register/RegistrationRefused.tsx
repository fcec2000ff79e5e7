import type { RefusedEnrolment } from '../../../client/account/register.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Dialog } from '../../../primitives/dialog/Dialog.tsx';
import { useConfig } from '../../../session/config-provider.tsx';

interface RegistrationRefusedProps extends RefusedEnrolment {
  onClose: () => void;
  onSignIn: () => void;
}

/** The two refusals that are told in a dialog: the document is registered already, and an error. Source: membership.md section 4. */
export function RegistrationRefused({ why, message, onClose, onSignIn }: RegistrationRefusedProps) {
  const t = useMessages('register');
  const { hotline } = useConfig();
  if (why === 'idExists')
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={t('exists.title')}
        description={t('exists.text', { hotline })}
        actions={
          <>
            <Button variant="outline" onClick={onClose}>
              {t('exists.back')}
            </Button>
            <Button onClick={onSignIn}>{t('exists.signIn')}</Button>
          </>
        }
      />
    );
  if (why !== 'error') return null;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={message || t('error.title')}
      description={t('error.text', { hotline })}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('error.close')}
          </Button>
          <Button icon="phone" href={`tel:${hotline}`}>
            {t('error.call')}
          </Button>
        </>
      }
    />
  );
}
