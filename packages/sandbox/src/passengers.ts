import { shareIdentity } from '@mapp/kit/rules';
import type { Texts } from './language.ts';
import { programmesIn } from './saved-people/programmes.ts';
import { signedIn, type Answers } from './request-context.ts';

const somebodyElse: Texts = {
  zh: '只能查询本人的常用乘机人',
  en: 'Only your own saved passengers can be shown',
  ja: 'ご本人の登録搭乗者のみ表示できます',
  ko: '본인이 저장한 탑승객만 조회할 수 있습니다',
  ru: 'Доступен только ваш собственный список пассажиров',
};

/** The passengers that a member has saved; who shows a beneficiary's document has been chosen. */
export const passengers: Pick<Answers, 'queryPassengerList'> = {
  queryPassengerList(context, { userId }) {
    const member = signedIn(context);
    if (userId !== member.userId) return { refusal: { code: -1, message: somebodyElse[context.language] } };
    const known = context.roster.list(member.cardNo).flatMap(({ idList }) => idList);
    const list = context.saved.passengers.list(member.cardNo).map((passenger) => ({
      ...passenger,
      hasSelected: shareIdentity(known, passenger.favorPaxIdDtoList),
    }));
    return { envelope: 'code', payload: { list, programmes: programmesIn(context.language) } };
  },
};
