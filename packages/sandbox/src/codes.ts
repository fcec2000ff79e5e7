import type { Texts } from './language.ts';
import type { Answers } from './request-context.ts';

/** Messages to this number do not go out: as many as a day allows have been sent. */
export const busyPhone = '13900000060';

const tooMany: Texts = {
  zh: '今天获取验证码的次数已用完，请明天再试',
  en: 'No more codes can be sent to this number today. Please try again tomorrow',
  ja: '本日の認証コードの送信回数が上限に達しました。明日もう一度お試しください',
  ko: '오늘 인증번호를 더 받을 수 없습니다. 내일 다시 시도해 주세요',
  ru: 'Сегодня на этот номер больше нельзя отправить код. Повторите попытку завтра',
};

/** Codes by text message; none is ever sent. */
export const codes: Pick<Answers, 'sendCodeBySMS'> = {
  sendCodeBySMS({ language, messages }, { purpose, countryCode, mobile }) {
    const busy = mobile === busyPhone;
    if (!busy) messages.send(purpose, `+${countryCode}${mobile}`);
    const answer = { Code: 200, Msg: busy ? tooMany[language] : 'success' };
    return { envelope: 'bare', payload: answer };
  },
};
