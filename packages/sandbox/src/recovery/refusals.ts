import type { Texts } from '../language.ts';

/** Why a recovery does not go on. Code -1 is an expired page alone; everything else has a code of its own. */
export const refusals = {
  unknown: {
    zh: '没有找到会员，请核对证件或卡号',
    en: 'No member was found, please check the document or the card number',
    ja: '会員が見つかりません。身分証明書またはカード番号をご確認ください',
    ko: '회원을 찾을 수 없습니다. 신분증 또는 카드 번호를 확인해 주세요',
    ru: 'Участник не найден, проверьте документ или номер карты',
  },
  name: {
    zh: '姓名与会员资料不一致',
    en: 'The name differs from the one on file',
    ja: 'お名前が会員情報と一致しません',
    ko: '성명이 회원 정보와 일치하지 않습니다',
    ru: 'Имя не совпадает с данными участника',
  },
  expired: {
    zh: '页面已过期，请重新开始',
    en: 'The page has expired, please start again',
    ja: 'ページの有効期限が切れました。最初からやり直してください',
    ko: '페이지가 만료되었습니다. 처음부터 다시 시작해 주세요',
    ru: 'Срок действия страницы истёк, начните заново',
  },
  contact: {
    zh: '没有可用的联系方式，请致电客服',
    en: 'There is no such contact, please call customer service',
    ja: 'ご利用いただける連絡先がありません。お電話ください',
    ko: '사용할 수 있는 연락처가 없습니다. 고객센터로 전화해 주세요',
    ru: 'Этот контакт недоступен, позвоните в службу поддержки',
  },
  document: {
    zh: '更换联系方式需用证件找回',
    en: 'A new contact needs recovery by a document',
    ja: '連絡先の変更には身分証明書での確認が必要です',
    ko: '연락처를 바꾸려면 신분증으로 확인해야 합니다',
    ru: 'Для нового контакта нужен документ',
  },
  once: {
    zh: '手机号已更改过一次，不能再改，请致电客服',
    en: 'The phone number has been changed once already, please call customer service',
    ja: '携帯電話番号の変更は1回限りです。お電話ください',
    ko: '휴대폰 번호는 한 번만 변경할 수 있습니다. 고객센터로 전화해 주세요',
    ru: 'Номер телефона уже меняли, второй раз нельзя. Позвоните в службу поддержки',
  },
  taken: {
    zh: '该手机号或邮箱已属于其他会员',
    en: 'This phone number or address belongs to another member',
    ja: 'この電話番号またはメールアドレスは別の会員が使用しています',
    ko: '이미 다른 회원이 사용 중인 휴대폰 번호 또는 이메일입니다',
    ru: 'Этот номер или адрес принадлежит другому участнику',
  },
  password: {
    zh: '密码须为 8 至 20 位字母和数字，两次一致',
    en: 'A password has 8 to 20 letters and digits, the same both times',
    ja: 'パスワードは英字と数字を含む8〜20文字で、2回とも同じものにしてください',
    ko: '비밀번호는 영문자와 숫자를 포함한 8~20자여야 하며 두 번 같아야 합니다',
    ru: 'Пароль — от 8 до 20 букв и цифр, одинаковый оба раза',
  },
  same: {
    zh: '新密码不能与原密码相同',
    en: 'The new password must differ from the old one',
    ja: '新しいパスワードは以前と異なるものにしてください',
    ko: '새 비밀번호는 이전 비밀번호와 달라야 합니다',
    ru: 'Новый пароль должен отличаться от старого',
  },
} as const satisfies Record<string, Texts>;

export type Refused = keyof typeof refusals;
