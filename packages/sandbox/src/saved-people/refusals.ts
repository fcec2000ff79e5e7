import type { Texts } from '../language.ts';

/** Why something is not saved, in the airline's words. */
export const refusals = {
  self: {
    zh: '本人资料请在账户与安全中修改',
    en: 'Your own details are changed under Account and security',
    ja: 'ご本人の情報は「アカウントとセキュリティ」で変更してください',
    ko: '본인 정보는 계정 및 보안에서 변경해 주세요',
    ru: 'Ваши собственные данные меняются в разделе «Аккаунт и безопасность»',
  },
  document: {
    zh: '这个证件已在常用旅客中',
    en: 'A saved passenger already has this document',
    ja: 'この身分証明書は登録済みの搭乗者のものです',
    ko: '이미 저장된 탑승객의 신분증입니다',
    ru: 'Этот документ уже есть у сохранённого пассажира',
  },
  card: {
    zh: '常旅客卡号不正确',
    en: 'The frequent-flyer number is not right',
    ja: 'フリークエントフライヤー番号が正しくありません',
    ko: '상용고객 번호가 올바르지 않습니다',
    ru: 'Номер участника указан неверно',
  },
  phone: {
    zh: '这个手机号已在常用联系人中',
    en: 'A saved contact already has this phone number',
    ja: 'この電話番号は登録済みの連絡先のものです',
    ko: '이미 저장된 연락처의 번호입니다',
    ru: 'Этот телефон уже есть у сохранённого контакта',
  },
  address: {
    zh: '这个地址已经保存过',
    en: 'This address is already saved',
    ja: 'この住所はすでに登録されています',
    ko: '이미 저장된 주소입니다',
    ru: 'Этот адрес уже сохранён',
  },
  title: {
    zh: '这个抬头已经保存过',
    en: 'This title is already saved',
    ja: 'この宛名はすでに登録されています',
    ko: '이미 저장된 명의입니다',
    ru: 'Этот получатель уже сохранён',
  },
  gone: {
    zh: '没有找到，可能已经删除',
    en: 'It is no longer there; it may have been removed',
    ja: '見つかりません。削除された可能性があります',
    ko: '찾을 수 없습니다. 삭제되었을 수 있습니다',
    ru: 'Запись не найдена: возможно, она уже удалена',
  },
} satisfies Record<string, Texts>;
