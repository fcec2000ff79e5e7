import { useHandOverUser } from '../../../client/account.ts';
import { useMessages } from '../../../messages/provider.tsx';

/** Whose account the link stands for, once the airline has told it. */
export function HandedOver() {
  const t = useMessages('hand-over');
  const name = useHandOverUser().data?.name;
  return name !== undefined && t.rich('question.account', { name, b: (text) => <b>{text}</b> });
}
