import { useMessages } from '../../messages/provider.tsx';
import { SavedGone } from './SavedGone.tsx';
import { TitleEditor } from './TitleEditor.tsx';
import { useTitleList } from './use-saved.ts';

/** Changes or removes a title. */
export function EditTitle({ id }: { id: string | undefined }) {
  const t = useMessages('saved-people');
  const read = useTitleList();
  const title = read.list?.find((each) => each.id === id);
  return read.list && title ? (
    <TitleEditor key={id} title={title} list={read.list} />
  ) : (
    <SavedGone kind="titles" title={t('edit.invoice')} id={id} read={read} />
  );
}

/** Adds a title, once the saved ones are known. */
export function AddTitle() {
  const t = useMessages('saved-people');
  const read = useTitleList();
  return read.list ? (
    <TitleEditor list={read.list} />
  ) : (
    <SavedGone kind="titles" title={t('add.invoice')} read={read} />
  );
}
