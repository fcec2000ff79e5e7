import { useUser } from '../../client/account/account.ts';
import { useLocale } from '../../messages/provider.tsx';
import { memberName } from '../../rules/member.ts';

/** The member's name in the language in use, once it is known. */
export function useMemberName(): string | undefined {
  const { data } = useUser();
  const locale = useLocale();
  return data && memberName(data, locale);
}
