export { Attachments, type AttachmentsProps } from '../../src/components/attachments/Attachments.tsx';
export {
  useAttachments,
  type AttachmentsInUse,
  type UseAttachmentsOptions,
} from '../../src/components/attachments/use-attachments.ts';
export { UploadRefused, type Upload, type UploadProgress } from '../../src/components/attachments/list.ts';
export {
  allAttached,
  attachedIds,
  type AttachedFile,
  type AttachmentProgress,
} from '../../src/components/attachments/types.ts';
