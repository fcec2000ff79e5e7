import type { Texts } from '../language.ts';

/** A notice of the home screen; its date follows the airline's clock. */
export interface SeedNotice {
  readonly id: string;
  readonly daysAgo: number;
  /** It matters to whoever has a journey ahead. */
  readonly aboutTrips: boolean;
  readonly title: Texts;
  /** Paragraphs are parted by a line break. */
  readonly body: Texts;
}

/** Newest first. Their texts follow the documents: check-in window, ages, what points pay for. */
export const notices: readonly SeedNotice[] = [
  {
    id: 'check-in-window',
    daysAgo: 2,
    aboutTrips: true,
    title: {
      zh: '网上值机开放与截止时间',
      en: 'When online check-in opens and closes',
      ja: 'オンラインチェックインの受付時間',
      ko: '온라인 체크인 가능 시간',
      ru: 'Когда открыта онлайн-регистрация',
    },
    body: {
      zh: '网上值机在航班起飞前 48 小时开放。\n国内航班起飞前 45 分钟截止，国际及地区航班起飞前 60 分钟截止。请提前办理，预留安检时间。',
      en: 'Online check-in opens 48 hours before departure.\nIt closes 45 minutes before departure on domestic flights and 60 minutes before departure on international and regional flights. Please allow time for security.',
      ja: 'オンラインチェックインは出発の48時間前から受け付けます。\n締切は国内線が出発の45分前、国際線および地域路線が60分前です。保安検査の時間に余裕をお持ちください。',
      ko: '온라인 체크인은 출발 48시간 전에 시작됩니다.\n국내선은 출발 45분 전, 국제선과 지역 노선은 60분 전에 마감됩니다. 보안 검색 시간을 고려해 미리 진행해 주세요.',
      ru: 'Онлайн-регистрация открывается за 48 часов до вылета.\nНа внутренних рейсах она закрывается за 45 минут, на международных и региональных — за 60 минут до вылета. Оставьте время на досмотр.',
    },
  },
  {
    id: 'points-and-fare',
    daysAgo: 6,
    aboutTrips: false,
    title: {
      zh: '积分抵扣仅限票价部分',
      en: 'Points pay for the fare only',
      ja: 'ポイントで支払えるのは運賃のみです',
      ko: '포인트는 운임에만 사용할 수 있습니다',
      ru: 'Баллами оплачивается только тариф',
    },
    body: {
      zh: '购票时，积分只抵扣票价，税费和其他费用仍需支付。\n退票时按原支付方式退回，积分退回账户。',
      en: 'When you buy a ticket, points reduce the fare; taxes and fees are paid as usual.\nOn a refund each part returns the way it was paid, points to your account.',
      ja: '航空券のご購入時、ポイントは運賃にのみ充当されます。税金・料金は別途お支払いください。\n払い戻しはお支払い方法ごとに行い、ポイントは口座に戻ります。',
      ko: '항공권 구매 시 포인트는 운임에만 차감되며 세금과 수수료는 별도로 결제합니다.\n환불 시 결제 수단별로 반환되고 포인트는 계정으로 돌아갑니다.',
      ru: 'При покупке билета баллы уменьшают тариф, таксы и сборы оплачиваются отдельно.\nПри возврате каждая часть возвращается тем же способом, баллы — на ваш счёт.',
    },
  },
  {
    id: 'batteries',
    daysAgo: 13,
    aboutTrips: false,
    title: {
      zh: '充电宝与锂电池请随身携带',
      en: 'Carry power banks and spare batteries with you',
      ja: 'モバイルバッテリーは機内持ち込みで',
      ko: '보조 배터리는 직접 휴대해 주세요',
      ru: 'Внешние аккумуляторы — только в ручную кладь',
    },
    body: {
      zh: '充电宝和备用锂电池不能托运，只能随身携带，并防止短路。\n额定能量超过 100 Wh 的电池须经航空公司同意，超过 160 Wh 的不能携带。',
      en: 'Power banks and spare lithium batteries must not be checked in. Carry them with you and protect them against short circuit.\nAbove 100 Wh they need approval by the airline; above 160 Wh they cannot be carried.',
      ja: 'モバイルバッテリーと予備のリチウム電池は預け入れできません。短絡を防ぎ、機内にお持ち込みください。\n100 Wh を超えるものは当社の承認が必要で、160 Wh を超えるものはお持ちになれません。',
      ko: '보조 배터리와 예비 리튬 배터리는 위탁할 수 없습니다. 단락을 방지하여 직접 휴대해 주세요.\n100 Wh를 초과하면 항공사의 승인이 필요하고, 160 Wh를 초과하면 휴대할 수 없습니다.',
      ru: 'Внешние аккумуляторы и запасные литиевые батареи нельзя сдавать в багаж: берите их с собой и защитите от замыкания.\nБолее 100 Вт·ч — с согласия авиакомпании, более 160 Вт·ч перевозить нельзя.',
    },
  },
  {
    id: 'infants-and-children',
    daysAgo: 27,
    aboutTrips: false,
    title: {
      zh: '婴儿与儿童乘机须知',
      en: 'Flying with infants and children',
      ja: '幼児・小児のご搭乗について',
      ko: '유아와 어린이 탑승 안내',
      ru: 'Перелёт с младенцами и детьми',
    },
    body: {
      zh: '出生满 14 天至未满 2 周岁按婴儿购票，满 2 周岁至未满 12 周岁按儿童购票。\n年龄以起飞当日为准，请携带有效证件。',
      en: 'From 14 days up to the 2nd birthday a passenger is an infant, from the 2nd up to the 12th birthday a child.\nThe age on the day of departure counts. Please bring a valid document.',
      ja: '生後14日から2歳の誕生日前日までは幼児、2歳から12歳の誕生日前日までは小児です。\n年齢は出発日を基準とします。有効な身分証をお持ちください。',
      ko: '생후 14일부터 만 2세 미만은 유아, 만 2세부터 만 12세 미만은 어린이입니다.\n나이는 출발일을 기준으로 합니다. 유효한 신분증을 지참해 주세요.',
      ru: 'От 14 дней до 2 лет пассажир считается младенцем, от 2 до 12 лет — ребёнком.\nВозраст берётся на день вылета. Возьмите действительный документ.',
    },
  },
  {
    id: 'sandbox',
    daysAgo: 45,
    aboutTrips: false,
    title: {
      zh: '这里是演示环境',
      en: 'This is a demonstration',
      ja: 'これはデモ環境です',
      ko: '데모 환경입니다',
      ru: 'Это демонстрационная среда',
    },
    body: {
      zh: '账户、航班、积分和价格都是虚构的，不会出票，也不会扣款。',
      en: 'Accounts, flights, points and prices are made up. No ticket is issued and nothing is charged.',
      ja: 'アカウント、便、ポイント、価格はすべて架空のものです。発券も請求も行われません。',
      ko: '계정, 항공편, 포인트, 가격은 모두 가상입니다. 발권되거나 결제되지 않습니다.',
      ru: 'Счета, рейсы, баллы и цены вымышлены. Билеты не выписываются, деньги не списываются.',
    },
  },
];
