import { useMessages } from '../../messages/provider.tsx';
import { usePlace } from '../../navigation/provider.tsx';
import { PassengerEditor } from './PassengerEditor.tsx';
import { SavedGone } from './SavedGone.tsx';
import { usePassengerList } from './use-saved.ts';

/** /mine/editAircrew: changes or removes the passenger that the address names; the member's own data are elsewhere. */
export function EditPassengerScreen() {
  const t = useMessages('saved-people');
  const { passenger: id } = usePlace('editSavedPassenger').query;
  const { userId, read } = usePassengerList();
  const passenger = read.list?.find((each) => each.id === id && each.myUserid === undefined);
  if (userId === undefined || !passenger)
    return <SavedGone kind="passengers" title={t('edit.passenger')} id={id} read={read} />;
  // Another person, another form.
  return <PassengerEditor key={id} {...{ passenger, userId }} />;
}
