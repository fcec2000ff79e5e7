import { useEffect } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Frame } from '../shell/Frame.tsx';
import { AccountStates } from './AccountStates.tsx';
import { MobileForm } from './MobileForm.tsx';

/** /mine/addMobile: the first phone of the account. A member with one changes it instead. */
export function AddMobileScreen() {
  const t = useMessages('account');
  const title = t('mobile.title.add');
  return (
    <AccountStates title={title}>
      {({ mobile }) => (mobile === undefined ? <Adding title={title} /> : <Elsewhere />)}
    </AccountStates>
  );
}

function Adding({ title }: { title: string }) {
  return (
    <Frame title={title}>
      <MobileForm />
    </Frame>
  );
}

/** There is a phone already: the way to change it begins at the account. */
function Elsewhere() {
  const { replace } = useNavigation();
  useEffect(() => replace('accountManagement'), [replace]);
  return null;
}
