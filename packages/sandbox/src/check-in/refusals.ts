import { refusalCodes, type RefusalCode } from '@mapp/kit/contracts';
import type { Texts } from '../language.ts';
import type { Reply } from '../reply.ts';
import type { Visit } from '../visit.ts';

/** What the airline says with each code of the contract. */
const coded: Readonly<Record<RefusalCode, Texts>> = {
  CKI01: {
    zh: '座位图加载失败，请到机场柜台办理',
    en: 'The seat map could not be loaded; please go to the airport counter',
    ja: '座席表を読み込めませんでした。空港カウンターをご利用ください',
    ko: '좌석 배치도를 불러오지 못했습니다. 공항 카운터를 이용해 주세요',
    ru: 'Схема мест не загрузилась, обратитесь к стойке в аэропорту',
  },
  CKI02: {
    zh: '订座状态异常，请稍后再试',
    en: 'There is a problem with this booking; please try again later',
    ja: 'ご予約の状態に問題があります。しばらくしてからお試しください',
    ko: '예약 상태에 이상이 있습니다. 잠시 후 다시 시도해 주세요',
    ru: 'С бронированием что-то не так, попробуйте позже',
  },
  CKI03: {
    zh: '请先补充联系方式',
    en: 'Please add contact details first',
    ja: '先に連絡先をご登録ください',
    ko: '먼저 연락처를 입력해 주세요',
    ru: 'Сначала укажите контактные данные',
  },
  CKI04: {
    zh: '订座尚未处理完成，请稍后再试',
    en: 'The booking has not been processed yet; please try again later',
    ja: 'ご予約の処理が完了していません。しばらくしてからお試しください',
    ko: '예약 처리가 아직 끝나지 않았습니다. 잠시 후 다시 시도해 주세요',
    ru: 'Бронирование ещё не обработано, попробуйте позже',
  },
  CKI05: {
    zh: '积分不足，请使用现金支付或购买积分',
    en: 'Not enough points; pay cash or buy points',
    ja: 'ポイントが不足しています。現金でお支払いになるか、ポイントをご購入ください',
    ko: '포인트가 부족합니다. 현금으로 결제하거나 포인트를 구매해 주세요',
    ru: 'Баллов не хватает: оплатите деньгами или купите баллы',
  },
  CKI06: {
    zh: '值机失败，请重试或到柜台办理',
    en: 'Check-in failed; try again or go to the counter',
    ja: 'チェックインできませんでした。もう一度お試しになるか、カウンターをご利用ください',
    ko: '체크인하지 못했습니다. 다시 시도하거나 카운터를 이용해 주세요',
    ru: 'Не удалось зарегистрироваться: повторите или обратитесь к стойке',
  },
  CKI07: {
    zh: '登机牌处理异常，请稍后再试',
    en: 'The boarding pass could not be made; please try again later',
    ja: '搭乗券を作成できませんでした。しばらくしてからお試しください',
    ko: '탑승권을 만들지 못했습니다. 잠시 후 다시 시도해 주세요',
    ru: 'Не удалось оформить посадочный талон, попробуйте позже',
  },
  CKI08: {
    zh: '网上值机已截止，请到柜台办理',
    en: 'Online check-in is closed; please go to the counter',
    ja: 'オンラインチェックインは締め切りました。カウンターをご利用ください',
    ko: '온라인 체크인이 마감되었습니다. 카운터를 이용해 주세요',
    ru: 'Онлайн-регистрация закрыта, обратитесь к стойке',
  },
  CKI09: {
    zh: '网上值机于起飞前48小时开放',
    en: 'Online check-in opens 48 hours before departure',
    ja: 'オンラインチェックインは出発の48時間前からです',
    ko: '온라인 체크인은 출발 48시간 전부터 가능합니다',
    ru: 'Онлайн-регистрация открывается за 48 часов до вылета',
  },
  CKI10: {
    zh: '请按航段顺序办理值机',
    en: 'Please check in segment by segment, in order',
    ja: '区間の順にチェックインしてください',
    ko: '구간 순서대로 체크인해 주세요',
    ru: 'Регистрируйтесь на рейсы по порядку',
  },
  CKI11: {
    zh: '请先确认国际旅行信息',
    en: 'Please confirm the information for international travel first',
    ja: '先に国際線の情報をご確認ください',
    ko: '먼저 국제선 여행 정보를 확인해 주세요',
    ru: 'Сначала подтвердите данные для международной поездки',
  },
  CKI12: {
    zh: '未找到该姓名下的客票',
    en: 'There is no such ticket under this name',
    ja: 'このお名前の航空券は見つかりませんでした',
    ko: '이 이름으로 된 항공권을 찾을 수 없습니다',
    ru: 'Билет на это имя не найден',
  },
  CKI13: {
    zh: '证件信息与客票不符',
    en: 'This is not the document of the ticket',
    ja: '証明書が航空券の情報と一致しません',
    ko: '신분증 정보가 항공권과 일치하지 않습니다',
    ru: 'Документ не совпадает с указанным в билете',
  },
  CKI14: {
    zh: '积分仅可为本人或受益人支付，请使用会员账户登录',
    en: 'Points pay for the member and beneficiaries only; log in with a member account',
    ja: 'ポイントはご本人と特典利用登録者のみにご利用いただけます。会員アカウントでログインしてください',
    ko: '포인트는 본인과 수혜자에게만 사용할 수 있습니다. 회원 계정으로 로그인해 주세요',
    ru: 'Баллами оплачиваются только места участника и получателей; войдите как участник',
  },
  CKI15: {
    zh: '订单已超时，座位已释放',
    en: 'The order has expired and the seats are free again',
    ja: '注文の期限が切れ、座席は解放されました',
    ko: '주문 시간이 지나 좌석이 해제되었습니다',
    ru: 'Срок заказа истёк, места снова свободны',
  },
  CKI16: {
    zh: '暂不支持该航空公司的客票',
    en: 'Tickets of this airline are not supported',
    ja: 'この航空会社の航空券には対応していません',
    ko: '이 항공사의 항공권은 지원하지 않습니다',
    ru: 'Билеты этой авиакомпании не поддерживаются',
  },
  CKI17: {
    zh: '同行人不能是本人',
    en: 'You cannot be your own companion',
    ja: 'ご本人を同行者にすることはできません',
    ko: '본인은 동행인으로 등록할 수 없습니다',
    ru: 'Нельзя добавить попутчиком самого себя',
  },
  CKI18: {
    zh: '该同行人已存在',
    en: 'This companion is on your list already',
    ja: 'この同行者はすでに登録されています',
    ko: '이미 등록된 동행인입니다',
    ru: 'Этот попутчик уже есть в списке',
  },
  CKI19: {
    zh: '儿童不能单独乘机，须有成人同行',
    en: 'Children cannot travel alone; an adult must come with them',
    ja: 'お子様だけでのご搭乗はできません。大人の同行が必要です',
    ko: '어린이는 혼자 탑승할 수 없습니다. 성인이 동행해야 합니다',
    ru: 'Дети не летают одни: нужен взрослый',
  },
  CKI20: {
    zh: '没有该航班的座位信息，请核对航班号和日期',
    en: 'There are no seats to show for this flight; check its number and date',
    ja: 'この便の座席情報はありません。便名と日付をご確認ください',
    ko: '이 항공편의 좌석 정보가 없습니다. 편명과 날짜를 확인해 주세요',
    ru: 'Нет схемы мест этого рейса, проверьте номер и дату',
  },
  CKI21: {
    zh: '没有找到这次换座',
    en: 'This seat change is not known',
    ja: 'この座席変更が見つかりません',
    ko: '이 좌석 변경을 찾을 수 없습니다',
    ru: 'Такой смены места нет',
  },
};

/** What has no code of its own. */
const plain = {
  unknown: {
    zh: '未找到该记录，请刷新后重试',
    en: 'This was not found; please reload and try again',
    ja: '見つかりませんでした。再読み込みしてください',
    ko: '찾을 수 없습니다. 새로 고친 후 다시 시도해 주세요',
    ru: 'Запись не найдена, обновите страницу',
  },
  noticeSafety: {
    zh: '请先阅读并确认安全须知',
    en: 'Please read and confirm the safety notice first',
    ja: '先に安全に関するご案内をご確認ください',
    ko: '먼저 안전 안내를 읽고 확인해 주세요',
    ru: 'Сначала прочтите и подтвердите правила безопасности',
  },
  noticeExit: {
    zh: '请先阅读并确认紧急出口座位须知',
    en: 'Please read and confirm the exit row notice first',
    ja: '先に非常口座席のご案内をご確認ください',
    ko: '먼저 비상구 좌석 안내를 읽고 확인해 주세요',
    ru: 'Сначала прочтите и подтвердите правила для мест у выхода',
  },
  tooManyChildren: {
    zh: '一名成人最多携带三名五岁以下儿童',
    en: 'One adult may travel with at most three children under five',
    ja: '大人1名につき5歳未満のお子様は3名までです',
    ko: '성인 1명당 5세 미만 어린이는 3명까지 동반할 수 있습니다',
    ru: 'С одним взрослым летят не больше трёх детей до пяти лет',
  },
  childApart: {
    zh: '儿童须与同行成人相邻而坐',
    en: 'A child must sit beside an adult of the party',
    ja: 'お子様は同行の大人の隣にお座りください',
    ko: '어린이는 동행 성인 옆에 앉아야 합니다',
    ru: 'Ребёнок должен сидеть рядом со взрослым',
  },
  notForPassenger: {
    zh: '该旅客不能选择这个座位',
    en: 'This passenger cannot have this seat',
    ja: 'このお客様はこの座席をお選びいただけません',
    ko: '이 승객은 이 좌석을 선택할 수 없습니다',
    ru: 'Этот пассажир не может занять это место',
  },
  seatTaken: {
    zh: '该座位刚被他人选走，请另选座位',
    en: 'Somebody else has just taken this seat; please choose another',
    ja: 'この座席は他のお客様が選択されました。別の座席をお選びください',
    ko: '다른 승객이 방금 선택한 좌석입니다. 다른 좌석을 선택해 주세요',
    ru: 'Это место только что заняли, выберите другое',
  },
  changing: {
    zh: '正在为该旅客更换座位，请稍后再试',
    en: 'A seat change of this passenger is under way; please try again shortly',
    ja: 'このお客様の座席を変更中です。しばらくしてからお試しください',
    ko: '이 승객의 좌석을 변경하고 있습니다. 잠시 후 다시 시도해 주세요',
    ru: 'Место этого пассажира сейчас меняется, попробуйте чуть позже',
  },
  seatCosts: {
    zh: '该座位需付费，请先选座并完成支付',
    en: 'This seat costs extra: choose it and pay for it before checking in',
    ja: 'この座席は有料です。先に座席を選び、お支払いください',
    ko: '유료 좌석입니다. 먼저 좌석을 선택하고 결제해 주세요',
    ru: 'Это место платное: сначала выберите и оплатите его',
  },
  notTogether: {
    zh: '所选座位的支付方式不同，请分开下单',
    en: 'These seats cannot be paid for together; please order them separately',
    ja: 'お支払い方法が異なる座席です。別々にご注文ください',
    ko: '결제 수단이 다른 좌석입니다. 따로 주문해 주세요',
    ru: 'Эти места нельзя оплатить вместе, закажите их отдельно',
  },
  hasPaidSeat: {
    zh: '该旅客已有付费座位，请先取消原订单',
    en: 'This passenger has a paid seat; cancel its order first',
    ja: '有料座席をお持ちです。先に元の注文を取り消してください',
    ko: '이미 유료 좌석이 있습니다. 먼저 기존 주문을 취소해 주세요',
    ru: 'У пассажира уже есть оплаченное место, сначала отмените заказ',
  },
  done: {
    zh: '该旅客已值机',
    en: 'This passenger is checked in already',
    ja: 'このお客様はチェックイン済みです',
    ko: '이미 체크인한 승객입니다',
    ru: 'Этот пассажир уже зарегистрирован',
  },
  notCheckedIn: {
    zh: '该旅客尚未值机',
    en: 'This passenger is not checked in',
    ja: 'このお客様はチェックインしていません',
    ko: '아직 체크인하지 않은 승객입니다',
    ru: 'Этот пассажир не зарегистрирован',
  },
  laterFirst: {
    zh: '请先取消后续航段的值机',
    en: 'Take the check-in of the later flight back first',
    ja: '先に後続区間のチェックインを取り消してください',
    ko: '먼저 이후 구간의 체크인을 취소해 주세요',
    ru: 'Сначала отмените регистрацию на следующий рейс',
  },
  checkedInSeat: {
    zh: '座位已值机，请先取消值机',
    en: 'Somebody has checked in with this seat; take that back first',
    ja: 'この座席でチェックイン済みです。先に取り消してください',
    ko: '이 좌석으로 체크인되어 있습니다. 먼저 체크인을 취소해 주세요',
    ru: 'С этим местом уже зарегистрировались, сначала отмените регистрацию',
  },
  orderClosed: {
    zh: '该订单已完成或已取消',
    en: 'This order is completed or cancelled already',
    ja: 'この注文はすでに完了または取り消し済みです',
    ko: '이미 완료되었거나 취소된 주문입니다',
    ru: 'Заказ уже завершён или отменён',
  },
  flown: {
    zh: '航班已起飞，无法退订座位',
    en: 'The flight has left; its seats cannot be given back',
    ja: '出発後の座席は取り消せません',
    ko: '출발한 항공편의 좌석은 취소할 수 없습니다',
    ru: 'Рейс уже вылетел, место вернуть нельзя',
  },
  wayOfPaying: {
    zh: '该订单不支持这种支付方式',
    en: 'This order cannot be paid for in this way',
    ja: 'この注文ではこのお支払い方法はご利用いただけません',
    ko: '이 주문에는 사용할 수 없는 결제 수단입니다',
    ru: 'Этот заказ нельзя оплатить таким способом',
  },
  returnTo: {
    zh: '返回地址无效',
    en: 'The address to return to is not valid',
    ja: '戻り先のアドレスが無効です',
    ko: '돌아갈 주소가 올바르지 않습니다',
    ru: 'Недопустимый адрес возврата',
  },
  contact: {
    zh: '请填写联系人姓名和电话',
    en: 'Please give a name and a phone number',
    ja: 'お名前と電話番号をご入力ください',
    ko: '이름과 전화번호를 입력해 주세요',
    ru: 'Укажите имя и телефон',
  },
  document: {
    zh: '证件号码有误，请核对后重新提交',
    en: 'The document number is not right, please check it',
    ja: '証明書番号に誤りがあります。ご確認ください',
    ko: '신분증 번호가 올바르지 않습니다. 확인해 주세요',
    ru: 'Номер документа указан неверно, проверьте его',
  },
  documentExpires: {
    zh: '证件在出行日已过期',
    en: 'The document is not valid on the day of travel',
    ja: 'ご旅行日に証明書の有効期限が切れています',
    ko: '여행일에 유효하지 않은 신분증입니다',
    ru: 'Документ недействителен в день поездки',
  },
} as const satisfies Record<string, Texts>;

/** Why the airline says no: a code of the contract, or a reason in words alone. */
export type Why = RefusalCode | keyof typeof plain;

const isCode = (why: Why): why is RefusalCode => Object.hasOwn(refusalCodes, why);

/** A no in the language of the request, with its code where it has one. */
export const refuse = (why: Why, { language }: Pick<Visit, 'language'>): Reply<never> => ({
  refusal: isCode(why)
    ? { code: -1, message: coded[why][language], resultCode: why }
    : { code: -1, message: plain[why][language] },
});

export const done = { dress: 'Code', payload: {} } as const satisfies Reply<object>;
