import { useMessages } from '../../messages/provider.tsx';
import { remark } from '../../validators/remark.ts';

/** Words for a remark that is too long, by how much; undefined for one that fits. */
export function useRemarkError(text: string): string | undefined {
  const t = useMessages('validation');
  const checked = remark(text);
  return checked.ok ? undefined : t(checked.key, checked.args as never);
}
