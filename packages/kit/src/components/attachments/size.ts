import { useMessages } from '../../messages/provider.tsx';

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** The size of a file in words: 1.8 MB, 640 KB. */
export function useSizeWords(): (bytes: number) => string {
  const t = useMessages('attachments');
  return (bytes) =>
    bytes < megabyte / 10
      ? t('size.small', { kilobytes: Math.ceil(bytes / kilobyte) })
      : t('size', { megabytes: Math.round((bytes / megabyte) * 10) / 10 });
}
