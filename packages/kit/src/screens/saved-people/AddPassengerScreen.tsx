import { useMessages } from '../../messages/provider.tsx';
import { PassengerEditor } from './PassengerEditor.tsx';
import { SavedGone } from './SavedGone.tsx';
import { usePassengerList } from './use-saved.ts';

/** /mine/addAircrew: adds a passenger. */
export function AddPassengerScreen() {
  const t = useMessages('saved-people');
  const { userId, programmes, read } = usePassengerList();
  if (userId === undefined || !read.list)
    return <SavedGone kind="passengers" title={t('add.passenger')} read={read} />;
  return <PassengerEditor {...{ userId, programmes }} />;
}
