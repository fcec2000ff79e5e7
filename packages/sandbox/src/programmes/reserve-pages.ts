import type { ContentPageName } from '@mapp/kit/contracts';
import type { Say } from './say.ts';
import type { Blocks } from './youth-pages.ts';

type ReservePage = Extract<ContentPageName, `reserve.${string}`>;

const search = (say: Say) => ({
  kind: 'action',
  label: say('查航班', 'Search flights', '便を検索', '항공편 검색', 'Найти рейсы'),
  to: 'flightSearch',
});

/** Pages of booking, made up for the sandbox: decisions.md 45 says what each is for, not what it says. */
export const reservePages: Readonly<Record<ReservePage, (say: Say) => Blocks>> = {
  'reserve.specialProduct': (say) => [
    {
      kind: 'hero',
      title: say('特殊产品', 'Special products', '特別プラン', '특별 상품', 'Особые тарифы'),
      text: say(
        '每一种都写明谁能买、能不能退改。',
        'Each says who may buy it, and whether it can be changed or refunded.',
        '購入条件と変更・払い戻しの可否を明記しています。',
        '구매 조건과 변경·환불 여부를 표시합니다.',
        'Для каждого указано, кто может купить и можно ли изменить или вернуть.',
      ),
    },
    {
      kind: 'list',
      title: say('现在有售', 'On sale now', '販売中', '판매 중', 'В продаже'),
      items: [
        {
          title: say(
            '机组同行产品',
            'Crew product',
            '乗務員同行プラン',
            '승무원 동행 상품',
            'Тариф для экипажа',
          ),
          text: say(
            '须两位旅客一起订，其中一位是会员本人。上海虹桥至青岛。退改按所选票价的规则。',
            'Two passengers together, one of them the member. Shanghai Hongqiao to Qingdao. Changes and refunds follow the chosen fare.',
            '会員本人を含む2名で予約。上海虹橋～青島。変更・払い戻しは選んだ運賃の規則どおり。',
            '회원 본인을 포함해 2명이 함께 예약. 상하이 훙차오–칭다오. 변경·환불은 선택한 운임 규정에 따릅니다.',
            'Два пассажира вместе, один из них — участник. Шанхай Хунцяо — Циндао. Обмен и возврат — по правилам тарифа.',
          ),
          to: 'specialHome',
        },
        {
          title: say('候补购买', 'Waitlist', 'キャンセル待ち', '대기 예약', 'Лист ожидания'),
          text: say(
            '没有空座时先候补，有座位才出票。谁都可以买，出票前可以取消。',
            'Where no seat is free: a ticket is issued only when one becomes free. Open to everyone; can be cancelled until then.',
            '満席の便でキャンセル待ち。空席が出た場合のみ発券。どなたでも購入でき、発券前は取り消せます。',
            '만석일 때 대기하고, 좌석이 나오면 발권됩니다. 누구나 구매할 수 있고, 발권 전에는 취소할 수 있습니다.',
            'Если мест нет: билет оформляется, только когда место освободится. Доступно всем; до этого можно отменить.',
          ),
          to: 'specialHome',
        },
        {
          title: say('积分换机票', 'Award tickets', '特典航空券', '보너스 항공권', 'Премиальные билеты'),
          text: say(
            '用积分付票价，税费另付。限会员，退票时先退积分。',
            'The fare is paid with points, taxes in money. For members; a refund gives back points first.',
            '運賃はポイント、税金などは現金。会員限定。払い戻しはポイントから先に戻ります。',
            '운임은 포인트로, 세금은 현금으로. 회원 전용이며, 환불 시 포인트를 먼저 돌려드립니다.',
            'Тариф — баллами, налоги — деньгами. Только для участников; при возврате сначала возвращаются баллы.',
          ),
          to: 'ticketExchange',
        },
      ],
    },
    search(say),
  ],
  'reserve.more': (say) => [
    {
      kind: 'hero',
      title: say(
        '一趟航班前后要用的',
        'Everything around a flight',
        'ご搭乗の前後に',
        '비행 전후에 필요한 것',
        'Всё вокруг полёта',
      ),
    },
    {
      kind: 'list',
      title: say('出发前', 'Before departure', '出発前', '출발 전', 'До вылета'),
      items: [
        {
          title: say('选座值机', 'Check-in', 'チェックイン', '체크인', 'Регистрация'),
          text: say(
            '起飞前 48 小时开放。',
            'Opens 48 hours before departure.',
            '出発の48時間前から。',
            '출발 48시간 전부터.',
            'Открывается за 48 часов до вылета.',
          ),
          to: 'checkIn',
        },
        {
          title: say('客舱座位', 'Cabin seats', '客室の座席', '기내 좌석', 'Схема салона'),
          text: say(
            '先看座位图，再决定坐哪里。',
            'See the seat map before you choose.',
            '座席表を見てから選べます。',
            '좌석 배치도를 보고 고르세요.',
            'Посмотрите схему, прежде чем выбирать.',
          ),
          to: 'cabinSeats',
        },
        {
          title: say('低价日历', 'Low prices', '最安値カレンダー', '최저가 달력', 'Календарь цен'),
          text: say(
            '一个月里每天的最低价。',
            'The lowest price of each day of a month.',
            '1か月の日ごとの最安値。',
            '한 달 동안의 일별 최저가.',
            'Самая низкая цена каждого дня месяца.',
          ),
          to: 'fareCalendar',
        },
      ],
    },
    {
      kind: 'list',
      title: say('计划变了', 'Plans have changed', '予定が変わったら', '계획이 바뀌면', 'Планы изменились'),
      items: [
        {
          title: say(
            '退改费用',
            'Refund and change fees',
            '払い戻し・変更手数料',
            '변경·환불 수수료',
            'Сборы за возврат и изменение',
          ),
          text: say(
            '输入票号，看现在和以后各要多少。',
            'By ticket number: the fees now and later.',
            '航空券番号で今と今後の手数料を確認。',
            '항공권 번호로 지금과 이후의 수수료 확인.',
            'По номеру билета: сборы сейчас и позже.',
          ),
          to: 'feeCalculator',
        },
      ],
    },
    {
      kind: 'list',
      title: say('积分', 'Points', 'ポイント', '포인트', 'Баллы'),
      items: [
        {
          title: say('积分计算', 'Points calculator', 'ポイント計算', '포인트 계산', 'Калькулятор баллов'),
          text: say(
            '一趟航班能得多少积分。',
            'What a flight earns.',
            '1回の搭乗でたまるポイント。',
            '한 번의 탑승으로 쌓이는 포인트.',
            'Сколько баллов даёт полёт.',
          ),
          to: 'calculator',
        },
      ],
    },
  ],
  'reserve.otherHome': (say) => [
    {
      kind: 'hero',
      title: say(
        '先查航班，再订机票',
        'Search flights, then book',
        '便を検索して予約',
        '항공편을 찾고 예약하세요',
        'Найдите рейс и забронируйте',
      ),
      text: say(
        '票价含税，退改规定订票前都看得到。',
        'Prices include taxes; rules for changes and refunds are shown before booking.',
        '料金は税込、変更・払い戻し条件も予約前に確認できます。',
        '가격은 세금 포함이며 변경·환불 규정을 예약 전에 확인할 수 있습니다.',
        'Цены со сборами; правила изменения и возврата видны до бронирования.',
      ),
    },
  ],
  'reserve.bankHome': (say) => [
    {
      kind: 'hero',
      overline: say('银行客户', 'For the bank’s customers', '銀行のお客様', '은행 고객', 'Клиентам банка'),
      title: say(
        '在银行里订机票、选座、看积分',
        'Flights, seats and points in your bank',
        '銀行アプリで航空券・座席・ポイント',
        '은행에서 항공권, 좌석, 포인트까지',
        'Билеты, места и баллы — в банке',
      ),
    },
    {
      kind: 'list',
      title: say('我的行程', 'My journeys', '私の旅程', '내 여정', 'Мои поездки'),
      items: [
        {
          title: say('行程', 'Trips', '旅程', '여정', 'Поездки'),
          text: say(
            '下一趟航班和登机牌。',
            'The next flight and the boarding pass.',
            '次の便と搭乗券。',
            '다음 항공편과 탑승권.',
            'Следующий рейс и посадочный талон.',
          ),
          to: 'trip',
        },
        {
          title: say('订单', 'Orders', '注文', '주문', 'Заказы'),
          text: say(
            '待付款和已完成的订单。',
            'Orders to be paid, and those completed.',
            '支払い待ちと完了した注文。',
            '결제 대기 및 완료된 주문.',
            'Заказы к оплате и завершённые.',
          ),
          to: 'orderHub',
        },
        {
          title: say('特殊产品', 'Special products', '特別プラン', '특별 상품', 'Особые тарифы'),
          text: say(
            '两人同行、候补购买、积分换机票。',
            'For two, waitlist, award tickets.',
            '2名専用、キャンセル待ち、特典航空券。',
            '2인 동행, 대기 예약, 보너스 항공권.',
            'Вдвоём, лист ожидания, премиальные билеты.',
          ),
          to: 'specialProducts',
        },
      ],
    },
  ],
  'reserve.companyHome': (say) => [
    {
      kind: 'hero',
      overline: say('公司差旅', 'Company travel', '法人出張', '기업 출장', 'Командировки'),
      title: say(
        '公司付票款，积分归乘机人',
        'The company pays; the points are yours',
        '支払いは会社、ポイントは搭乗者へ',
        '비용은 회사가, 포인트는 탑승객에게',
        'Платит компания, баллы — пассажиру',
      ),
    },
    {
      kind: 'list',
      title: say('差旅', 'Business travel', '出張', '출장', 'Деловые поездки'),
      items: [
        {
          title: say(
            '商旅专区',
            'Business travel programme',
            '法人プログラム',
            '출장 프로그램',
            'Программа для бизнеса',
          ),
          text: say(
            '优享航线和贵宾室。',
            'Preferred routes and lounges.',
            '優待路線とラウンジ。',
            '우대 노선과 라운지.',
            'Избранные маршруты и залы.',
          ),
          to: 'businessHome',
        },
      ],
    },
  ],
};
