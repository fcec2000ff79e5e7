import { useHandOverUser } from '../../../client/account/account.ts';
import { useMessages } from '../../../messages/provider.tsx';

/** Name of the link's account, once the airline has told it. */
export function HandedOver() {
  const t = useMessages('hand-over');
  const name = useHandOverUser().data?.name;
  return name !== undefined && t.rich('question.account', { name, b: (text) => <b>{text}</b> });
}
