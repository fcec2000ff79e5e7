import { useMessages } from '../../../messages/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';

export interface LoadFailedProps {
  title: string;
  onAgain: () => void;
}

/** A part of the page that could not be loaded, and once more. */
export function LoadFailed({ title, onAgain }: LoadFailedProps) {
  const t = useMessages('near-flights');
  return (
    <Notice
      live
      tone="error"
      title={title}
      action={
        <Button variant="outline" size="medium" onClick={onAgain}>
          {t('again')}
        </Button>
      }
    />
  );
}
