import { useHost } from '../../host/context.tsx';
import { useOnline } from '../../host/use-online.ts';
import { useMessages } from '../../messages/provider.tsx';
import { routes, type Destination } from '../../navigation/routes.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { PartMissing } from '../../primitives/lazy-with-retry.tsx';
import { FailedState } from '../../primitives/states/FailedState.tsx';
import { useConfig } from '../../session/config-provider.tsx';
import { Frame } from './Frame.tsx';
import { ChunkFailure, chunkSeconds, type ChunkReason } from './lazy-screen.ts';

/** Code in small print under the failure. */
const codes: Record<ChunkReason, string> = { timeout: 'chunk.timeout', missing: 'chunk.missing' };

interface ScreenFailedProps {
  /** The screen, where it is known: its own title lies in what did not come, so the bar has that of its area. */
  destination?: Destination | undefined;
  error: unknown;
  onRetry: () => void;
}

/** A screen that could not be loaded or drawn: why, and two ways on. The code and the part are in small print. */
export function ScreenFailed({ destination, error, onRetry }: ScreenFailedProps) {
  const t = useMessages('shell');
  const host = useHost();
  const online = useOnline();
  const { hotline } = useConfig();
  const chunk =
    error instanceof PartMissing
      ? ({ chunk: error.part, reason: 'missing' } as const)
      : error instanceof ChunkFailure
        ? error
        : undefined;
  const texts: Record<ChunkReason, () => string> = {
    timeout: () => t('chunk.timeout', { seconds: chunkSeconds }),
    missing: () => t('chunk.missing'),
  };
  const why = chunk
    ? { title: t('chunk.title'), text: texts[chunk.reason]() }
    : { title: t('crash.title'), text: t('crash.text') };
  const away = chunk !== undefined && !online;
  return (
    <Frame title={destination ? t(`section.${routes[destination].area}`) : why.title} silent>
      <FailedState
        drawing={away ? 'offline' : 'failed'}
        {...(away ? { title: t('chunk.offline'), text: t('chunk.offlineText') } : why)}
        retry={{ label: t('retry'), onClick: onRetry }}
        hotline={{ label: t('call'), number: hotline }}
        smallPrint={chunk ? `${codes[chunk.reason]} · ${chunk.chunk}` : 'screen.crash'}
      />
      <Button variant="text" wide onClick={() => host.page.reload()}>
        {t('reload')}
      </Button>
    </Frame>
  );
}
