import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { IconButton } from '../../primitives/button/IconButton.tsx';
import { classNames } from '../../primitives/class-names.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { shownFileName } from '../../rules/attachments/shown-name.ts';
import { useRefusalWords, written } from '../form-fields/refusal.ts';
import { ChooseFile } from './ChooseFile.tsx';
import { useSizeWords } from './size.ts';
import type { AttachedFile } from './types.ts';
import * as styles from './Attachments.css.ts';

interface AttachmentRowProps {
  file: AttachedFile;
  onRemove: () => void;
  onRetry: () => void;
  onReplace: (file: File) => void;
}

/** One file: what it is, how far it has come, and what can be done about it. */
export function AttachmentRow({ file, onRemove, onRetry, onReplace }: AttachmentRowProps) {
  const t = useMessages('attachments');
  const name = shownFileName(file.name) || t('nameless');
  const isWrong = file.state === 'failed' || file.state === 'refused';
  return (
    <li className={styles.row} data-part="file" data-state={file.state}>
      <span className={classNames(styles.mark, isWrong && styles.markWrong)}>
        <Icon name={file.isPicture ? 'picture' : 'document'} size={20} />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <Progress file={file} />
      </div>
      <div className={styles.actions}>
        {file.state === 'failed' && file.content && (
          <Button variant="text" size="medium" aria-label={t('retry.name', { name })} onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
        {file.state === 'refused' && (
          <ChooseFile
            className={styles.another}
            label={t('another.name', { name })}
            onChoose={([chosen]) => chosen && onReplace(chosen)}
          >
            {t('another')}
          </ChooseFile>
        )}
        <IconButton icon="close" label={t('remove.name', { name })} onClick={onRemove} />
      </div>
      {file.state === 'sending' && <Bar name={name} share={file.sent / file.bytes} />}
    </li>
  );
}

/** How far a file has come, in words. */
function Progress({ file }: Pick<AttachmentRowProps, 'file'>) {
  const t = useMessages('attachments');
  const words = useRefusalWords();
  const size = useSizeWords();
  switch (file.state) {
    case 'preparing':
      return <p className={styles.detail}>{t('preparing')}</p>;
    case 'sending':
      return (
        <p className={styles.detail}>
          {t('sending', {
            sent: size(file.sent),
            size: size(file.bytes),
            percent: Math.floor((file.sent / file.bytes) * 100),
          })}
        </p>
      );
    case 'attached':
      return (
        <p className={styles.detail}>
          <span className={styles.done}>
            <Icon name="check" size={16} className={styles.sign} />
            {t('attached')}
          </span>
          <span>{t('separator')}</span>
          {size(file.bytes)}
        </p>
      );
    case 'failed':
    case 'refused':
      return (
        <p className={classNames(styles.detail, styles.wrong)}>
          <Icon name="error" size={16} className={styles.sign} />
          <span>
            {file.state === 'refused' ? words(written(file.refusal)) : (file.message ?? t('failed'))}
          </span>
        </p>
      );
  }
}

function Bar({ name, share }: { name: string; share: number }) {
  const t = useMessages('attachments');
  const percent = Math.floor(share * 100);
  return (
    <div
      role="progressbar"
      aria-label={t('progress.name', { name })}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={styles.track}
    >
      <div className={styles.bar} style={{ inlineSize: `${percent}%` }} />
    </div>
  );
}
