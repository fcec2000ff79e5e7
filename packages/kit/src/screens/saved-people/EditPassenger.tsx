import { useMessages } from '../../messages/provider.tsx';
import { PassengerEditor } from './PassengerEditor.tsx';
import { SavedGone } from './SavedGone.tsx';
import { isChangeable, usePassengerList } from './use-saved.ts';

/** Changes or removes a passenger; the member's own data are elsewhere. */
export function EditPassenger({ id }: { id: string | undefined }) {
  const t = useMessages('saved-people');
  const { userId, programmes, read } = usePassengerList();
  const passenger = read.list?.find((each) => each.id === id && isChangeable(each));
  if (userId === undefined || !passenger)
    return <SavedGone kind="passengers" title={t('edit.passenger')} id={id} read={read} />;
  // Another person, another form.
  return <PassengerEditor key={id} {...{ passenger, userId, programmes }} />;
}
