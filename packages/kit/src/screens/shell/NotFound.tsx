import { useHost } from '../../host/context.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { EmptyState } from '../../primitives/states/EmptyState.tsx';
import { Frame } from './Frame.tsx';

/** An address that leads nowhere, with a way home, and out where a host has opened it. */
export function NotFound() {
  const t = useMessages('shell');
  const { href } = useNavigation();
  const host = useHost();
  return (
    <Frame title={t('notFound.title')}>
      <EmptyState
        drawing="not-found"
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={
          <>
            <Button variant="outline" href={href('home')}>
              {t('home')}
            </Button>
            {host.can('closeWebview') && (
              <Button variant="text" onClick={host.closeWebview}>
                {t('close')}
              </Button>
            )}
          </>
        }
      />
    </Frame>
  );
}
