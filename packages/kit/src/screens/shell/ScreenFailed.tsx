import { useHost } from '../../host/context.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { PartMissing } from '../../primitives/lazy-with-retry.tsx';
import { FailedState } from '../../primitives/states/FailedState.tsx';
import { useConfig } from '../../session/config-provider.tsx';
import { Frame } from './Frame.tsx';
import { ChunkFailure, chunkSeconds, type ChunkReason } from './lazy-screen.ts';

/** Code in small print under the failure. */
const codes: Record<ChunkReason, string> = { timeout: 'chunk.timeout', missing: 'chunk.missing' };

/** A screen that could not be loaded or drawn: what is missing, why, and two ways on. */
export function ScreenFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useMessages('shell');
  const host = useHost();
  const { hotline } = useConfig();
  const chunk =
    error instanceof PartMissing
      ? ({ chunk: error.part, reason: 'missing' } as const)
      : error instanceof ChunkFailure
        ? error
        : undefined;
  const texts: Record<ChunkReason, () => string> = {
    timeout: () => t('chunk.timeout', { seconds: chunkSeconds, chunk: chunk?.chunk ?? '' }),
    missing: () => t('chunk.missing', { chunk: chunk?.chunk ?? '' }),
  };
  const title = chunk ? t('chunk.title') : t('crash.title');
  return (
    <Frame title={title}>
      <Card>
        <FailedState
          title={title}
          text={chunk ? texts[chunk.reason]() : t('crash.text')}
          retry={{ label: t('retry'), onPress: onRetry }}
          hotline={{ label: t('call'), number: hotline }}
          smallPrint={chunk ? codes[chunk.reason] : 'screen.crash'}
        />
      </Card>
      <Button variant="text" wide onClick={() => host.page.reload()}>
        {t('reload')}
      </Button>
    </Frame>
  );
}
