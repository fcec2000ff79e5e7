import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Dialog } from '../../primitives/dialog/Dialog.tsx';

/** The server's message of a 40500, until it is closed. Source: decision 9. */
export function SpecialDialog({ message, onClose }: { message: string; onClose: () => void }) {
  const t = useMessages('shell');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('notice.title')}
      description={message}
      actions={<Button onClick={onClose}>{t('notice.confirm')}</Button>}
    />
  );
}
