import { useHost } from '../../../host/context.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';

/** The page by itself: a new window of the browser; inside a host, in place of this site. */
export function OpenOutside({ url }: { url: string }) {
  const t = useMessages('webview');
  const inBrowser = useHost().environment().host === 'browser';
  return (
    <Button
      variant="text"
      size="medium"
      icon="external"
      href={url}
      rel="noreferrer"
      {...(inBrowser && { target: '_blank' })}
    >
      {t(inBrowser ? 'open.browser' : 'open.host')}
    </Button>
  );
}
