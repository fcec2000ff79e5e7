import {
  attachment,
  attachmentLimits,
  type Attachment,
  type AttachmentLimits,
} from '../../validators/attachment.ts';
import type { Checked } from '../../validators/result.ts';
import { counted, type AttachedFile, type AttachmentProgress } from './types.ts';

/** Told while a file is on its way. */
export interface UploadProgress {
  /** So many bytes have gone. */
  readonly onSentChange: (bytes: number) => void;
  /** The file was taken off, or the page left. */
  readonly signal: AbortSignal;
}

/**
 * Sends one file.
 * @returns its id with the airline
 * @throws anything: the file can be sent again; `UploadRefused` with the airline's words
 */
export type Upload = (file: File, progress: UploadProgress) => Promise<string>;

/** The airline's no to a file, in its words. */
export class UploadRefused extends Error {
  override readonly name = 'UploadRefused';
}

export interface AttachmentListOptions {
  readonly upload: Upload;
  readonly prepare: (file: File, judged: Attachment) => Promise<Checked<File>>;
  readonly limits?: AttachmentLimits | undefined;
  /** Files that were chosen before. */
  readonly initial?: readonly AttachedFile[] | undefined;
  /** Each change. */
  readonly onChange?: ((files: readonly AttachedFile[]) => void) | undefined;
}

/** Files of a form, from the choice until the airline has them. */
export interface AttachmentList {
  readonly files: () => readonly AttachedFile[];
  readonly subscribe: (changed: () => void) => () => void;
  readonly add: (files: readonly File[]) => void;
  readonly remove: (key: string) => void;
  /** Sends one again that failed. */
  readonly retry: (key: string) => void;
  /** Takes another file in the place of one. */
  readonly replace: (key: string, file: File) => void;
  /** The page was left: what is on its way is given up. */
  readonly leave: () => void;
}

/** One that was on its way when its page was left: it can be sent again. */
const interrupted = (file: AttachedFile): AttachedFile =>
  file.state === 'sending' ? { ...file, state: 'failed', message: undefined } : file;

let keys = 0;
const newKey = () => `file-${(keys += 1)}`;

/** Keeps files that are attached to a form. One that is refused or fails never costs the others. */
export function createAttachmentList({
  upload,
  prepare,
  limits = attachmentLimits,
  initial = [],
  onChange,
}: AttachmentListOptions): AttachmentList {
  // One that was still being looked at has nothing to send yet.
  let files: readonly AttachedFile[] = initial.filter(({ state }) => state !== 'preparing').map(interrupted);
  const followers = new Set<() => void>();
  const running = new Map<string, AbortController>();
  /** One photograph at a time: a phone has room for no more. */
  let turn: Promise<unknown> = Promise.resolve();

  const set = (next: readonly AttachedFile[]) => {
    files = next;
    onChange?.(files);
    for (const changed of followers) changed();
  };
  const change = (key: string, given: AttachmentProgress & { content?: File; bytes?: number }) =>
    set(
      files.map((file) => {
        if (file.key !== key) return file;
        const { name, isPicture, bytes, content } = file;
        return { key, name, isPicture, bytes, content, ...given };
      }),
    );

  async function send(key: string, content: File) {
    const controller = new AbortController();
    running.set(key, controller);
    change(key, { state: 'sending', sent: 0, content, bytes: content.size });
    const onSentChange = (sent: number) => {
      if (!controller.signal.aborted) change(key, { state: 'sending', sent: Math.min(sent, content.size) });
    };
    const outcome = await upload(content, { onSentChange, signal: controller.signal }).then(
      (id): AttachmentProgress => ({ state: 'attached', id }),
      (reason: unknown): AttachmentProgress => ({
        state: 'failed',
        message: reason instanceof UploadRefused ? reason.message : undefined,
      }),
    );
    if (running.get(key) !== controller) return;
    running.delete(key);
    change(key, outcome);
  }

  async function take(key: string, file: File, judged: Attachment) {
    const result = await prepare(file, judged);
    if (!files.some((each) => each.key === key)) return;
    if (result.ok) void send(key, result.value);
    else change(key, { state: 'refused', refusal: result });
  }

  /** A chosen file in its first state. */
  function begin(file: File, chosen: number, key: string): AttachedFile {
    const checked = attachment(file.name, file.size, chosen, limits);
    const { name, size: bytes } = file;
    const own = { key, name, bytes, isPicture: file.type.startsWith('image/') };
    if (!checked.ok) return { ...own, state: 'refused', refusal: checked };
    turn = turn.then(() => take(key, file, checked.value));
    return { ...own, isPicture: checked.value.type.startsWith('image/'), state: 'preparing' };
  }

  const stop = (key: string) => {
    running.get(key)?.abort();
    running.delete(key);
  };

  return {
    files: () => files,
    subscribe: (changed) => {
      followers.add(changed);
      return () => followers.delete(changed);
    },
    add: (chosen) => {
      const next = [...files];
      for (const file of chosen) next.push(begin(file, counted(next), newKey()));
      set(next);
    },
    remove: (key) => {
      stop(key);
      set(files.filter((file) => file.key !== key));
    },
    retry: (key) => {
      const file = files.find((each) => each.key === key);
      if (file?.state === 'failed' && file.content) void send(key, file.content);
    },
    replace: (key, file) => {
      stop(key);
      const others = counted(files.filter((each) => each.key !== key));
      const own = newKey();
      const next = begin(file, others, own);
      set(files.map((each) => (each.key === key ? next : each)));
    },
    leave: () => {
      for (const key of running.keys()) {
        stop(key);
        change(key, { state: 'failed' });
      }
    },
  };
}
