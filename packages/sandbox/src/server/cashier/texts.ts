import type { PaymentMethod, PaymentState } from '@mapp/kit/rules';
import type { PaymentOutcome } from '../../engine.ts';
import type { Language } from '../../language.ts';

/** Every text of the cashier. */
export interface Texts extends Readonly<Record<PaymentOutcome, string>> {
  readonly brand: string;
  readonly title: string;
  readonly sandbox: string;
  readonly close: string;
  readonly back: string;
  readonly home: string;
  readonly order: string;
  readonly what: string;
  readonly method: string;
  readonly methods: Readonly<Record<PaymentMethod, string>>;
  /** In cash, in no way that has been chosen. */
  readonly cash: string;
  readonly payUntil: string;
  readonly ways: string;
  readonly note: string;
  /** What is said of a payment; nothing of one that nobody has tried yet. */
  readonly states: Readonly<Record<PaymentState, string | undefined>>;
  readonly unknown: string;
  readonly unknownText: string;
  readonly forbidden: string;
}

export const texts: Readonly<Record<Language, Texts>> = {
  zh: {
    brand: 'MU航空',
    title: '收银台',
    sandbox: '沙箱',
    close: '返回订单',
    back: '返回订单',
    home: '回到首页',
    order: '订单号',
    what: '内容',
    method: '支付方式',
    methods: { bankCard: '银行卡', wechat: '微信支付', alipay: '支付宝', unionPay: '云闪付' },
    cash: '现金',
    payUntil: '支付截止',
    ways: '选择支付结果',
    pay: '支付成功',
    fail: '支付失败',
    later: '暂不支付',
    cancel: '取消订单',
    note: '这是沙箱的收银台，不会发生真实扣款。请选择这笔支付的结果。',
    states: {
      open: undefined,
      failed: '上次支付没有成功，没有扣款',
      paid: '这笔订单已支付',
      expired: '订单已超时，不能再支付',
      cancelled: '这笔订单已取消',
    },
    unknown: '没有这笔待支付订单',
    unknownText: '请从订单页重新进入收银台。',
    forbidden: '请求不是从本页发出的，请重新选择',
  },
  en: {
    brand: 'MU Airlines',
    title: 'Cashier',
    sandbox: 'Sandbox',
    close: 'Back to the order',
    back: 'Back to the order',
    home: 'Go to the home page',
    order: 'Order',
    what: 'For',
    method: 'Method',
    methods: { bankCard: 'Bank card', wechat: 'WeChat Pay', alipay: 'Alipay', unionPay: 'UnionPay' },
    cash: 'Cash, not points',
    payUntil: 'Pay by',
    ways: 'Choose what comes of it',
    pay: 'Pay',
    fail: 'Payment fails',
    later: 'Leave unpaid',
    cancel: 'Cancel the order',
    note: 'This is the sandbox’s cashier; no money moves. Choose what comes of this payment.',
    states: {
      open: undefined,
      failed: 'The last attempt failed; nothing was charged',
      paid: 'This order is paid',
      expired: 'The time for paying this order is over',
      cancelled: 'This order is cancelled',
    },
    unknown: 'No such payment is waiting',
    unknownText: 'Please come here from the order once more.',
    forbidden: 'This did not come from this page; please choose again',
  },
  ja: {
    brand: 'MU航空',
    title: 'お支払い',
    sandbox: 'サンドボックス',
    close: '注文に戻る',
    back: '注文に戻る',
    home: 'ホームへ',
    order: '注文番号',
    what: '内容',
    method: 'お支払い方法',
    methods: { bankCard: '銀行カード', wechat: 'WeChat Pay', alipay: 'Alipay', unionPay: '銀聯' },
    cash: '現金',
    payUntil: 'お支払い期限',
    ways: '支払い結果を選択',
    pay: '支払う',
    fail: '支払いに失敗',
    later: '後で支払う',
    cancel: '注文を取り消す',
    note: 'これはサンドボックスの支払い画面です。実際の請求はありません。結果をお選びください。',
    states: {
      open: undefined,
      failed: '前回のお支払いは完了しませんでした。請求はありません',
      paid: 'この注文は支払い済みです',
      expired: 'お支払い期限が過ぎています',
      cancelled: 'この注文は取り消し済みです',
    },
    unknown: 'お支払い待ちの注文がありません',
    unknownText: '注文の画面からもう一度お進みください。',
    forbidden: 'この画面からの送信ではありません。もう一度お選びください',
  },
  ko: {
    brand: 'MU항공',
    title: '결제',
    sandbox: '샌드박스',
    close: '주문으로 돌아가기',
    back: '주문으로 돌아가기',
    home: '홈으로',
    order: '주문 번호',
    what: '내용',
    method: '결제 수단',
    methods: { bankCard: '은행 카드', wechat: '위챗페이', alipay: '알리페이', unionPay: '유니온페이' },
    cash: '현금',
    payUntil: '결제 기한',
    ways: '결제 결과 선택',
    pay: '결제하기',
    fail: '결제 실패',
    later: '나중에 결제',
    cancel: '주문 취소',
    note: '샌드박스 결제 화면입니다. 실제로 청구되지 않습니다. 결과를 선택해 주세요.',
    states: {
      open: undefined,
      failed: '지난 결제가 완료되지 않았으며 청구되지 않았습니다',
      paid: '이미 결제된 주문입니다',
      expired: '결제 시간이 지났습니다',
      cancelled: '취소된 주문입니다',
    },
    unknown: '결제를 기다리는 주문이 없습니다',
    unknownText: '주문 화면에서 다시 들어와 주세요.',
    forbidden: '이 화면에서 보낸 요청이 아닙니다. 다시 선택해 주세요',
  },
  ru: {
    brand: 'MU Airlines',
    title: 'Оплата',
    sandbox: 'Песочница',
    close: 'Вернуться к заказу',
    back: 'Вернуться к заказу',
    home: 'На главную',
    order: 'Заказ',
    what: 'Назначение',
    method: 'Способ оплаты',
    methods: { bankCard: 'Банковская карта', wechat: 'WeChat Pay', alipay: 'Alipay', unionPay: 'UnionPay' },
    cash: 'Деньгами, не баллами',
    payUntil: 'Оплатить до',
    ways: 'Чем закончится оплата',
    pay: 'Оплатить',
    fail: 'Платёж не пройдёт',
    later: 'Оставить неоплаченным',
    cancel: 'Отменить заказ',
    note: 'Это касса песочницы: деньги не списываются. Выберите, чем закончится платёж.',
    states: {
      open: undefined,
      failed: 'Прошлая попытка не удалась, деньги не списаны',
      paid: 'Заказ уже оплачен',
      expired: 'Срок оплаты заказа истёк',
      cancelled: 'Заказ отменён',
    },
    unknown: 'Такого платежа нет',
    unknownText: 'Вернитесь к заказу и начните оплату снова.',
    forbidden: 'Запрос пришёл не с этой страницы, выберите ещё раз',
  },
};
