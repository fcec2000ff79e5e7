import type { BillData } from '../../components/points-bill/types.ts';
import { useHost } from '../../host/context.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { toastStore } from '../../primitives/toast/store.ts';
import { readEntry } from '../../rules/bill.ts';
import { csv } from '../../rules/csv.ts';

/** Saves the entries of a period as a CSV file, in the language in use. */
export function useExport(): (saved: Pick<BillData, 'entries' | 'window'>) => void {
  const t = useMessages('points');
  const host = useHost();
  return ({ entries, window }) => {
    const head = [t('csv.date'), t('csv.type'), t('csv.detail'), t('csv.amount'), t('csv.order')];
    const rows = entries.map((entry) => {
      const { activity, amount } = readEntry(entry);
      return [
        entry.activityDate,
        t(`activity.${activity}`),
        entry.description ?? '',
        amount,
        entry.orderNo ?? '',
      ];
    });
    const file = `${t('csv.file')}-${window.startDate}-${window.endDate}.csv`;
    host.page.download(file, 'text/csv;charset=utf-8', csv([head, ...rows]));
    toastStore.show(t('bill.exported', { file }));
  };
}
