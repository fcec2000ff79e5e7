import { useUser } from '../../../client/account/account.ts';
import { useLocale, useMessages } from '../../../messages/provider.tsx';
import { memberName } from '../../../rules/member.ts';

/** Member whose sign-in ends when another begins. */
export function Replaced() {
  const t = useMessages('hand-over');
  const locale = useLocale();
  const { data } = useUser();
  const name = data && memberName(data, locale);
  if (name === undefined) return t('question.replacesSomebody');
  return t.rich('question.replaces', { name, b: (text) => <b>{text}</b> });
}
