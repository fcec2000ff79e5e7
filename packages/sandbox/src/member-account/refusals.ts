import type { AccountRefusalCode } from '@mapp/kit/contracts';
import type { Texts } from '../language.ts';

interface Refusal {
  readonly texts: Texts;
  /** Beside Code -1, where a screen has words of its own. */
  readonly resultCode?: AccountRefusalCode;
}

/** Why the airline does not change an account. */
export const refusals = {
  code: {
    resultCode: 'ACC01',
    texts: {
      zh: '验证码错误',
      en: 'Invalid verification code',
      ja: '認証コードが正しくありません',
      ko: '인증번호가 올바르지 않습니다',
      ru: 'Неверный код',
    },
  },
  once: {
    resultCode: 'ACC02',
    texts: {
      zh: '手机号已更改过一次，不能再改，请致电客服',
      en: 'The phone number has been changed once already, please call customer service',
      ja: '携帯電話番号の変更は1回限りです。お電話ください',
      ko: '휴대폰 번호는 한 번만 변경할 수 있습니다. 고객센터로 전화해 주세요',
      ru: 'Номер телефона уже меняли, второй раз нельзя. Позвоните в службу поддержки',
    },
  },
  identity: {
    resultCode: 'ACC03',
    texts: {
      zh: '与主证件号码不一致',
      en: 'The number differs from the one of the main document',
      ja: '主な身分証明書の番号と一致しません',
      ko: '주 신분증 번호와 일치하지 않습니다',
      ru: 'Номер не совпадает с номером основного документа',
    },
  },
  proof: {
    resultCode: 'ACC04',
    texts: {
      zh: '身份验证已过期，请重新验证',
      en: 'The identity check has expired, please confirm who you are again',
      ja: '本人確認の有効期限が切れました。もう一度ご確認ください',
      ko: '본인 확인이 만료되었습니다. 다시 확인해 주세요',
      ru: 'Подтверждение личности устарело, подтвердите её ещё раз',
    },
  },
  oldPassword: {
    resultCode: 'ACC05',
    texts: {
      zh: '原密码不正确',
      en: 'The old password is wrong',
      ja: '現在のパスワードが正しくありません',
      ko: '현재 비밀번호가 올바르지 않습니다',
      ru: 'Старый пароль неверен',
    },
  },
  samePassword: {
    texts: {
      zh: '新密码不能与原密码相同',
      en: 'The new password must differ from the old one',
      ja: '新しいパスワードは以前と異なるものにしてください',
      ko: '새 비밀번호는 이전 비밀번호와 달라야 합니다',
      ru: 'Новый пароль должен отличаться от старого',
    },
  },
  weakPassword: {
    texts: {
      zh: '密码不符合要求，请重新设置',
      en: 'The password does not follow the rules, please choose another',
      ja: 'パスワードが条件を満たしていません。設定し直してください',
      ko: '비밀번호가 조건에 맞지 않습니다. 다시 설정해 주세요',
      ru: 'Пароль не соответствует требованиям, выберите другой',
    },
  },
  number: {
    texts: {
      zh: '证件号码有误，请核对',
      en: 'The document number is not right, please check it',
      ja: '身分証明書番号に誤りがあります。ご確認ください',
      ko: '신분증 번호가 올바르지 않습니다. 확인해 주세요',
      ru: 'Номер документа указан неверно, проверьте его',
    },
  },
  name: {
    texts: {
      zh: '姓名与会员资料不一致，请核对或致电客服',
      en: 'The name differs from the one on your account, please check it or call customer service',
      ja: 'お名前が会員情報と一致しません。ご確認いただくか、お電話ください',
      ko: '성명이 회원 정보와 일치하지 않습니다. 확인하거나 고객센터로 전화해 주세요',
      ru: 'Имя не совпадает с данными счёта. Проверьте его или позвоните в службу поддержки',
    },
  },
  taken: {
    texts: {
      zh: '已属于另一位会员，请核对或致电客服',
      en: 'It belongs to another member, please check it or call customer service',
      ja: '別の会員が使用しています。ご確認いただくか、お電話ください',
      ko: '다른 회원이 사용 중입니다. 확인하거나 고객센터로 전화해 주세요',
      ru: 'Уже принадлежит другому участнику. Проверьте или позвоните в службу поддержки',
    },
  },
  twice: {
    texts: {
      zh: '这个证件已经登记',
      en: 'This document is on your account already',
      ja: 'この身分証明書は登録済みです',
      ko: '이미 등록된 신분증입니다',
      ru: 'Этот документ уже есть в счёте',
    },
  },
  main: {
    texts: {
      zh: '主证件不能更改或删除',
      en: 'The main document cannot be changed or removed',
      ja: '主な身分証明書は変更・削除できません',
      ko: '주 신분증은 변경하거나 삭제할 수 없습니다',
      ru: 'Основной документ нельзя изменить или удалить',
    },
  },
  unknown: {
    texts: {
      zh: '没有找到这个证件，请刷新',
      en: 'This document was not found, please reload',
      ja: 'この身分証明書が見つかりません。再読み込みしてください',
      ko: '신분증을 찾을 수 없습니다. 새로 고침해 주세요',
      ru: 'Документ не найден, обновите страницу',
    },
  },
} as const satisfies Record<string, Refusal>;

export type Refused = keyof typeof refusals;
