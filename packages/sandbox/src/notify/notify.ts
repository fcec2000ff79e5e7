import type { NotifyRefusalCode } from '@mapp/kit/contracts';
import { contactWith, hiddenPhone } from '@mapp/kit/rules';
import type { Texts } from '../language.ts';
import type { Reply } from '../reply.ts';
import { signedIn, type Answers, type RequestContext } from '../request-context.ts';
import { toldIn } from '../seed/listed.ts';

/** As many as a member may have. */
const most = 5;

const words: Readonly<Record<NotifyRefusalCode, Texts>> = {
  NTF01: {
    zh: '通知人已满',
    en: 'There is no room for more people',
    ja: 'これ以上追加できません',
    ko: '더 추가할 수 없습니다',
    ru: 'Больше добавить нельзя',
  },
  NTF02: {
    zh: '这个手机号已在通知人中',
    en: 'This phone is notified already',
    ja: 'この電話番号は登録済みです',
    ko: '이미 등록된 번호입니다',
    ru: 'Этот номер уже в списке',
  },
  NTF03: {
    zh: '没有找到，可能已经删除',
    en: 'It is no longer there; it may have been removed',
    ja: '見つかりません。削除された可能性があります',
    ko: '찾을 수 없습니다. 삭제되었을 수 있습니다',
    ru: 'Запись не найдена: возможно, она уже удалена',
  },
};

const refuse = (resultCode: NotifyRefusalCode, { language }: RequestContext): Reply<never> => ({
  refusal: { code: -1, message: words[resultCode][language], resultCode },
});

/** People who are told when a flight changes. */
export const notify: Pick<Answers, 'peopleToNotify' | 'savePersonToNotify' | 'removePersonToNotify'> = {
  peopleToNotify(context) {
    const people = context.notify.people.list(signedIn(context).cardNo);
    return {
      envelope: 'Code',
      payload: {
        most,
        people: people.map((one) => ({ ...toldIn(one, context.language), phone: hiddenPhone(one.phone) })),
      },
    };
  },

  savePersonToNotify(context, { id, name, phone }) {
    const { cardNo } = signedIn(context);
    const { people } = context.notify;
    const list = people.list(cardNo);
    if (phone !== undefined && contactWith(phone, list, id)) return refuse('NTF02', context);
    if (id === undefined) {
      if (list.length >= most) return refuse('NTF01', context);
      return {
        envelope: 'Code',
        payload: { id: people.add(cardNo, (made) => ({ id: made, name, phone: phone ?? '' })) },
      };
    }
    if (!list.some((one) => one.id === id)) return refuse('NTF03', context);
    people.change(cardNo, id, (before) => ({ id, name, phone: phone ?? before.phone }));
    return { envelope: 'Code', payload: { id } };
  },

  removePersonToNotify(context, { id }) {
    const { cardNo } = signedIn(context);
    const { people } = context.notify;
    if (!people.list(cardNo).some((one) => one.id === id)) return refuse('NTF03', context);
    people.remove(cardNo, id);
    return { envelope: 'Code', payload: {} };
  },
};
