import { useHost } from '../../host/context.tsx';
import { useOnline } from '../../host/use-online.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Notice } from '../../primitives/notice/Notice.tsx';
import { told } from './OfflineLine.css.ts';

/** Without a network: from when the content is. */
export function ReadOffline({
  readAt,
}: {
  /** As a read tells it (`dataUpdatedAt`), ms since 1970. */ readAt: number;
}) {
  const t = useMessages('shell');
  const { date } = useFormats();
  const { clock } = useHost();
  if (useOnline()) return null;
  return (
    <div className={told}>
      <Notice tone="attention" icon="offline" live>
        {t.rich('offline', {
          time: date(new Date(clock.fromDevice(readAt)).toISOString(), 'time'),
          b: (words) => <strong>{words}</strong>,
        })}
      </Notice>
    </div>
  );
}
