import type { Enrolment } from '@mapp/kit/contracts';
import {
  ageClassOn,
  credentialOf,
  enrolmentCredentials,
  registeredName,
  shareIdentity,
  type Day,
} from '@mapp/kit/rules';
import { documentNumber, loginPassword, memberCard } from '@mapp/kit/validators';
import type { Texts } from './language.ts';
import { smsCodes, type Member } from './seed/members.ts';
import type { Answers, RequestContext } from './request-context.ts';

/** Phones by the outcome of a registration with them. Source: sandbox.md. */
export const enrolmentPhones = {
  idExists: '13900000001',
  error: '13900000005',
  toast: '13900000009',
} as const;

/** The documented words, the same in every language. */
const wireWords = { idExists: 'ID already exists', wrongCode: 'Invalid verification code' } as const;

const refusals = {
  expired: {
    zh: '验证码已过期，请重新获取',
    en: 'The code has expired. Please ask for a new one',
    ja: '認証コードの有効期限が切れました。再取得してください',
    ko: '인증번호가 만료되었습니다. 다시 받아 주세요',
    ru: 'Срок действия кода истёк. Запросите новый',
  },
  busy: {
    zh: '注册人数较多，请稍后再试',
    en: 'Many people are registering now. Please try again later',
    ja: 'ただいま混み合っています。しばらくしてからお試しください',
    ko: '가입자가 많습니다. 잠시 후 다시 시도해 주세요',
    ru: 'Сейчас много регистраций. Повторите попытку позже',
  },
  failed: {
    zh: '注册没有成功',
    en: 'The registration did not succeed',
    ja: '登録できませんでした',
    ko: '가입하지 못했습니다',
    ru: 'Не удалось зарегистрироваться',
  },
  phone: {
    zh: '该手机号已用于另一会员',
    en: 'This number belongs to another member',
    ja: 'この電話番号は別の会員が使用しています',
    ko: '다른 회원이 쓰고 있는 번호입니다',
    ru: 'Этот номер принадлежит другому участнику',
  },
  card: {
    zh: '该会员卡号已被使用',
    en: 'This card number is in use already',
    ja: 'この会員番号はすでに使用されています',
    ko: '이미 사용 중인 회원번호입니다',
    ru: 'Этот номер карты уже используется',
  },
  data: {
    zh: '注册信息有误，请核对后重新提交',
    en: 'Something in the registration is not right, please check it',
    ja: '登録内容に誤りがあります。ご確認ください',
    ko: '가입 정보가 올바르지 않습니다. 확인해 주세요',
    ru: 'В данных есть ошибка, проверьте их',
  },
} as const satisfies Record<string, Texts>;

/** Why somebody is not registered: in documented words, or in the language of the request. */
type Why = keyof typeof wireWords | keyof typeof refusals;

const messageOf = (why: Why, { language }: RequestContext): string =>
  why in wireWords
    ? wireWords[why as keyof typeof wireWords]
    : refusals[why as keyof typeof refusals][language];

/** Whether what was sent is in itself right, as the form would have found. */
function isSound(sent: Enrolment, today: Day): boolean {
  const kind = enrolmentCredentials.find((each) => each === credentialOf(sent.idType)?.kind);
  const country = sent.country.code;
  return (
    kind !== undefined &&
    documentNumber(sent.idNo, kind, { today, country }).ok &&
    sent.name === registeredName({ kind, country }, sent) &&
    loginPassword(sent.password).ok &&
    sent.confirmPassword === sent.password &&
    (sent.membershipCard === '' || memberCard(sent.membershipCard).ok) &&
    (ageClassOn(sent.birthDay, today) === 'infant' || ageClassOn(sent.birthDay, today) === 'newborn') ===
      sent.infant
  );
}

/** Why these are not registered, if anything stands against it. */
function obstacle({ accounts, clock }: RequestContext, sent: Enrolment): Why | undefined {
  if (sent.code === smsCodes.pageExpired) return 'expired';
  if (sent.code !== smsCodes.right) return 'wrongCode';
  if (sent.phone === enrolmentPhones.idExists) return 'idExists';
  if (sent.phone === enrolmentPhones.toast) return 'busy';
  if (!isSound(sent, clock.today())) return 'data';
  const document = [{ idType: sent.idType, idNo: sent.idNo }];
  if (accounts.all().some(({ identities }) => shareIdentity(identities, document))) return 'idExists';
  if (accounts.byPhone(sent.phone)) return 'phone';
  return sent.membershipCard !== '' && accounts.byCard(sent.membershipCard) ? 'card' : undefined;
}

/** Numbers of those who join, after those of the seed. */
const firstNew = 600_000_000_101;

function memberOf({ accounts, clock }: RequestContext, sent: Enrolment): Member {
  const known = accounts.all();
  const next = String(firstNew + known.length);
  const child = ageClassOn(sent.birthDay, clock.today()) !== 'adult';
  return {
    cardNo: sent.membershipCard || next,
    userId: `U72${next.slice(-6)}`,
    name: {
      cnFamily: sent.cnFamilyName,
      cnGiven: sent.cnGivenName,
      enFamily: sent.enFamilyName,
      enGiven: sent.enGivenName,
    },
    tier: child ? 'CHD' : 'STD',
    subTier: child ? 'BROIC' : 'BROI',
    ...(sent.country.countryCode === '86' && { phone: sent.phone }),
    gender: sent.gender,
    birthday: sent.birthDay,
    identities: [{ idType: sent.idType, idNo: sent.idNo, issueCountry: sent.country.code }],
    note: 'has joined',
  };
}

/** How somebody becomes a member. */
export const register: Pick<Answers, 'fastEnrollMember' | 'enrolmentOutcome'> = {
  fastEnrollMember(context, sent) {
    if (sent.code === smsCodes.right && sent.phone === enrolmentPhones.error)
      return { refusal: { code: -1, resultCode: '-5', message: refusals.failed[context.language] } };
    const why = obstacle(context, sent);
    if (why) return { refusal: { code: -1, message: messageOf(why, context) } };
    const member = memberOf(context, sent);
    context.accounts.add(member, sent.password);
    const { cardNo: ffpNo, userId } = member;
    return { envelope: 'Code', payload: { ffpNo, uniUserDto: { userId, ffpNo, name: sent.name } } };
  },

  enrolmentOutcome({ accounts }, { idType, idNo, phone, code }) {
    const found = accounts
      .all()
      .find(
        (member) => shareIdentity(member.identities, [{ idType, idNo }]) && (member.phone ?? phone) === phone,
      );
    const ffpNo = code === smsCodes.right && found ? found.cardNo : undefined;
    return { envelope: 'Code', payload: { ffpNo } };
  },
};
