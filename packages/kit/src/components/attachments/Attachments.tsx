import { useId, type ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { classNames } from '../../primitives/class-names.ts';
import { FieldError } from '../../primitives/field/FieldFrame.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { attachmentLimits, type AttachmentLimits } from '../../validators/attachment.ts';
import { AttachmentRow } from './AttachmentRow.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { counted, type AttachedFile } from './types.ts';
import * as styles from './Attachments.css.ts';

export interface AttachmentsProps extends RootProps<HTMLDivElement> {
  /** Files in the order in which they were chosen. */
  files: readonly AttachedFile[];
  /** Files were chosen. */
  onAdd: (files: readonly File[]) => void;
  /** One is taken off. */
  onRemove: (key: string) => void;
  /** One that failed is to be sent again. */
  onRetry: (key: string) => void;
  /** Another one takes the place of one that was refused. */
  onReplace: (key: string, file: File) => void;
  /** Name of the group, for those who do not see the heading above; "Proof" without it. */
  label?: string | undefined;
  /** Words of the button that adds; "Add photos or PDF" without them. */
  addWords?: ReactNode;
  /** Limits, where the airline has others. */
  limits?: AttachmentLimits | undefined;
  /** Error message, with what to do. */
  error?: ReactNode;
  /** The id of the control, for links that lead to it. */
  id?: string | undefined;
}

/** Files that are attached: each with how far it has come, its own way to send it again, and one more while there is room. */
export function Attachments({
  files,
  onAdd,
  onRemove,
  onRetry,
  onReplace,
  label,
  addWords,
  limits = attachmentLimits,
  error,
  id,
  className,
  ...root
}: AttachmentsProps) {
  const t = useMessages('attachments');
  const errorId = useId();
  const isFull = counted(files) >= limits.maxFiles;
  return (
    <div {...root} className={className}>
      <div
        role="group"
        aria-label={label ?? t('label')}
        className={classNames(styles.box, error ? styles.invalid : undefined)}
      >
        {files.length > 0 && (
          <ul className={styles.list}>
            {files.map((file) => (
              <AttachmentRow
                key={file.key}
                file={file}
                onRemove={() => onRemove(file.key)}
                onRetry={() => onRetry(file.key)}
                onReplace={(chosen) => onReplace(file.key, chosen)}
              />
            ))}
          </ul>
        )}
        {isFull ? (
          <p className={styles.full}>{t('full', { count: limits.maxFiles })}</p>
        ) : (
          <ChooseFile
            multiple
            id={id}
            className={styles.add}
            describedBy={error ? errorId : undefined}
            onChoose={onAdd}
          >
            <Icon name="plus" size={20} />
            {/* Without words of its own the button keeps those that it always has. */}
            {addWords || t('add')}
          </ChooseFile>
        )}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <Told files={files} />
    </div>
  );
}

/** Says what has come of the files, and not each byte on its way. */
function Told({ files }: Pick<AttachmentsProps, 'files'>) {
  const t = useMessages('attachments');
  const count = (state: AttachedFile['state']) => files.filter((file) => file.state === state).length;
  const wrong = count('failed') + count('refused');
  return (
    <VisuallyHidden>
      <span role="status">
        {files.length > 0 && t('told', { attached: count('attached'), wrong, all: files.length })}
      </span>
    </VisuallyHidden>
  );
}
