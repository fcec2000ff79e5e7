import type { Texts } from '../language.ts';

/** Words of the airline about requests of the test data. */
export const requestWords = {
  dateMissing: {
    zh: '延误证明缺航班日期，照片右下角被裁掉。',
    en: 'The proof of the delay does not show the day of the flight; the lower right corner of the photo is cut off.',
    ja: '遅延証明書に搭乗日がなく、写真の右下が切れています。',
    ko: '지연 증명서에 탑승일이 없고 사진 오른쪽 아래가 잘렸습니다.',
    ru: 'На справке о задержке нет даты рейса, правый нижний угол фото обрезан.',
  },
  proofWanted: {
    zh: '请补充使馆的拒签通知，要看得到姓名和日期。',
    en: 'Add the embassy’s notice that the visa was refused, with name and date.',
    ja: '氏名と日付が分かる、大使館のビザ不許可通知を追加してください。',
    ko: '이름과 날짜가 보이는 대사관의 비자 거절 통지서를 추가해 주세요.',
    ru: 'Добавьте уведомление посольства об отказе в визе с именем и датой.',
  },
  namesDiffer: {
    zh: '同名旅客在同一航班，正在核对身份，核对完会继续办理。',
    en: 'Two passengers of one name are on the flight. Once their identity is checked, the refund goes on.',
    ja: '同姓同名の搭乗者がいるため本人確認中です。確認後に手続きを再開します。',
    ko: '같은 이름의 승객이 있어 신원을 확인하고 있습니다. 확인되면 계속 처리합니다.',
    ru: 'На рейсе два пассажира с одним именем. После проверки личности возврат продолжится.',
  },
} as const satisfies Readonly<Record<string, Texts>>;
