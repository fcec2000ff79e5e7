import { describe, expect, it } from 'vitest';
import { codeSent } from './code-sent.ts';

const words: Readonly<Record<string, { readonly yes: readonly string[]; readonly no: readonly string[] }>> = {
  zh: {
    yes: [
      '验证码已发送',
      '已发出',
      '验证码发送成功',
      '验证码已成功发送至您的手机',
      '验证码已发送，如未收到请稍后重试',
      '验证码已经发送。请不要告诉他人',
    ],
    no: [
      '验证码未发送',
      '发送失败',
      '验证码未能成功发送',
      '没有发送成功',
      '发送不成功，请重试',
      '今日已发送5次，请明天再试',
      '已发送次数过多',
    ],
  },
  en: {
    yes: [
      'success',
      'Successful',
      'Sent successfully',
      'The code has been sent',
      'The code has been sent. If you have not received it, ask for another one',
      'The code was sent, do not share it',
    ],
    no: [
      'The code was not sent',
      'Unsuccessful',
      'The code couldn’t be sent',
      "It wasn't sent",
      'No code was sent',
      'Sorry, the code could not be sent',
      'Failed: message sent 0',
      'Unsent',
      'success: false',
      'consent',
      'Too many codes sent',
    ],
  },
  ja: {
    yes: [
      '認証コードを送信しました',
      '認証コードを送信いたしました。届かない場合は再送信してください',
      '送信されました',
      '送信済み',
      '認証コードをお送りしました',
    ],
    no: [
      '送信に失敗しました',
      '送信できませんでした',
      '認証コードは送信されませんでした',
      '送信していません',
      '送信済みのため再送できません',
      '未送信',
    ],
  },
  ko: {
    yes: [
      '인증번호를 보냈습니다',
      '인증번호가 발송되었습니다',
      '인증번호를 발송했습니다. 받지 못한 경우 다시 요청해 주세요',
      '발송 완료',
    ],
    no: [
      '발송에 실패했습니다',
      '발송되지 않았습니다',
      '인증번호를 보내지 못했습니다',
      '안 보냈습니다',
      '인증번호 미발송',
      '미발송 완료',
      '발송 완료하지 못했습니다',
    ],
  },
  ru: {
    yes: [
      'Код отправлен',
      'Успешно',
      'Сообщение отправлено. Если код не пришёл, запросите новый',
      'Вам отправлен код',
      'Код был выслан на телефон, не сообщайте его никому',
    ],
    no: [
      'Код не отправлен',
      'Не отправлено',
      'Код ещё не был отправлен',
      'Код отправлен не был',
      'Неуспешно',
      'Сообщение неотправлено',
      'Ошибка: код отправлен с ошибкой',
      'Не удалось отправить код',
      'К сожалению, код не выслан',
    ],
  },
};

describe.each(Object.entries(words))('codeSent in %s', (_, { yes, no }) => {
  it.each(yes)('takes “%s” for sent', (message) => expect(codeSent.test(message)).toBe(true));
  it.each(no)('does not take “%s” for sent', (message) => expect(codeSent.test(message)).toBe(false));
});

it('takes nothing at all for not sent', () => expect(codeSent.test('')).toBe(false));

it('reads the first words of a message without an end, and is done', () =>
  expect(codeSent.test(`${'not '.repeat(100_000)}sent`)).toBe(false));
