import { useEffect, useState, useSyncExternalStore } from 'react';
import { createAttachmentList, type AttachmentList, type AttachmentListOptions } from './list.ts';
import type { AttachedFile } from './types.ts';

export type UseAttachmentsOptions = Omit<AttachmentListOptions, 'prepare'>;

export interface AttachmentsInUse extends Pick<AttachmentList, 'add' | 'remove' | 'retry' | 'replace'> {
  readonly files: readonly AttachedFile[];
}

/** Code that looks into files and draws photographs again; it comes with the first file. */
const prepare: AttachmentListOptions['prepare'] = async (file, judged) =>
  (await import('./prepare.ts')).prepare(file, judged);

/** The files of one form; the options of its first drawing count. */
export function useAttachments(options: UseAttachmentsOptions): AttachmentsInUse {
  const [list] = useState(() => createAttachmentList({ ...options, prepare }));
  const files = useSyncExternalStore(list.subscribe, list.files, list.files);
  useEffect(() => list.leave, [list]);
  return { files, add: list.add, remove: list.remove, retry: list.retry, replace: list.replace };
}
