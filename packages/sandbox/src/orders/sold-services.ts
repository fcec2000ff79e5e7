import type { Texts } from '../language.ts';
import type { ServiceKind, SoldService } from './service-records.ts';

const texts = (zh: string, en: string, ja: string, ko: string, ru: string): Texts => ({ zh, en, ja, ko, ru });

const labels = {
  guests: texts('入住人数', 'Guests', '宿泊人数', '투숙 인원', 'Гостей'),
  room: texts('房型', 'Room', '客室', '객실', 'Номер'),
  place: texts('地点', 'Place', '場所', '장소', 'Место'),
  weight: texts('重量', 'Weight', '重量', '중량', 'Вес'),
  meal: texts('餐食', 'Meal', '食事', '식사', 'Блюдо'),
  cover: texts('保额', 'Cover', '補償額', '보장 금액', 'Покрытие'),
  vehicle: texts('车型', 'Vehicle', '車種', '차량', 'Автомобиль'),
  use: texts('使用方式', 'How to use it', '利用方法', '이용 방법', 'Как пользоваться'),
  goods: texts('商品', 'Goods', '商品', '상품', 'Товар'),
};

const hongqiao2 = texts('虹桥 T2', 'Hongqiao T2', '虹橋T2', '훙차오 T2', 'Хунцяо T2');
const pass = texts(
  '出示登机牌',
  'Show the boarding pass',
  '搭乗券を提示',
  '탑승권 제시',
  'Покажите посадочный талон',
);

const partners = {
  stay: texts('云栖旅宿', 'Yunqi Stays', '雲棲ステイ', '윈치 스테이', 'Юньци Стэйз'),
  ride: texts('畅行用车', 'Changxing Cars', '暢行カー', '창싱 카', 'Чансин Авто'),
  rail: texts('联程铁路', 'Liancheng Rail', '聯程鉄道', '롄청 철도', 'Ляньчэн Рейл'),
  shop: texts('航空商城', 'Air Shop', 'エアショップ', '에어숍', 'Эйр Шоп'),
  cover: texts('安途保险', 'Antu Insurance', '安途保険', '안투 보험', 'Аньту Страхование'),
  fun: texts('乐游票务', 'Leyou Tickets', '楽遊チケット', '러유 티켓', 'Лэю Билеты'),
};

/** One service of each kind. */
export const soldServices: Readonly<Record<ServiceKind, SoldService>> = {
  mall: {
    title: texts(
      '旅行颈枕 2 件',
      '2 travel pillows',
      'トラベルピロー2点',
      '여행용 목베개 2개',
      'Подушки для путешествий, 2 шт.',
    ),
    amount: 15_800,
    partner: partners.shop,
    facts: [
      {
        label: labels.goods,
        value: texts('颈枕 × 2', 'Pillow × 2', 'ピロー × 2', '목베개 × 2', 'Подушка × 2'),
      },
    ],
  },
  holiday: {
    title: texts(
      '三亚 4 天 3 晚',
      'Sanya, 4 days 3 nights',
      '三亜4日間3泊',
      '싼야 3박 4일',
      'Санья, 4 дня и 3 ночи',
    ),
    amount: 289_900,
    partner: partners.stay,
    facts: [
      { label: labels.guests, value: texts('2 位成人', '2 adults', '大人2名', '성인 2명', '2 взрослых') },
    ],
  },
  hotel: {
    title: texts(
      '上海虹桥 大床房 1 晚',
      'Shanghai Hongqiao, king room, 1 night',
      '上海虹橋 キング1泊',
      '상하이 훙차오 킹룸 1박',
      'Шанхай Хунцяо, 1 ночь',
    ),
    amount: 52_000,
    partner: partners.stay,
    facts: [
      {
        label: labels.room,
        value: texts('大床房', 'King room', 'キングルーム', '킹룸', 'С большой кроватью'),
      },
    ],
  },
  carTransfer: {
    title: texts(
      '虹桥 T2 接机',
      'Pick-up at Hongqiao T2',
      '虹橋T2お迎え',
      '훙차오 T2 픽업',
      'Встреча в Хунцяо T2',
    ),
    amount: 12_600,
    partner: partners.ride,
    facts: [
      { label: labels.vehicle, value: texts('舒适型', 'Comfort', 'コンフォート', '컴포트', 'Комфорт') },
    ],
    flightNo: 'MU5102',
    onLanding: true,
  },
  flightAndHotel: {
    title: texts(
      '北京 2 晚 机加酒',
      'Beijing, flight and 2 nights',
      '北京 航空券＋2泊',
      '베이징 항공권+2박',
      'Пекин, перелёт и 2 ночи',
    ),
    amount: 318_000,
    partner: partners.stay,
    facts: [
      { label: labels.guests, value: texts('1 位成人', '1 adult', '大人1名', '성인 1명', '1 взрослый') },
    ],
    flightNo: 'MU5101',
  },
  insurance: {
    title: texts('航班延误险', 'Delay insurance', '遅延保険', '지연 보험', 'Страховка от задержки'),
    amount: 3000,
    partner: partners.cover,
    facts: [
      {
        label: labels.cover,
        value: texts('最高 300 元', 'Up to CNY 300', '最高300元', '최대 300위안', 'До 300 юаней'),
      },
    ],
    flightNo: 'MU5101',
  },
  airRail: {
    title: texts(
      '上海虹桥 – 杭州东',
      'Shanghai Hongqiao – Hangzhou East',
      '上海虹橋 – 杭州東',
      '상하이 훙차오 – 항저우 동',
      'Шанхай Хунцяо – Ханчжоу Восточный',
    ),
    amount: 7300,
    partner: partners.rail,
    facts: [
      { label: labels.place, value: texts('二等座', 'Second class', '二等席', '2등석', 'Второй класс') },
    ],
  },
  meal: {
    title: texts(
      '热食套餐 1 份',
      '1 hot meal',
      '温かい食事1食',
      '따뜻한 식사 1인분',
      'Горячее блюдо, 1 порция',
    ),
    amount: 6800,
    facts: [
      {
        label: labels.meal,
        value: texts('牛肉面', 'Beef noodles', '牛肉麺', '소고기면', 'Лапша с говядиной'),
      },
    ],
    flightNo: 'MU5101',
  },
  baggage: {
    title: texts(
      '加购托运行李 10 kg',
      'Extra baggage 10 kg',
      '追加受託手荷物 10kg',
      '추가 위탁 수하물 10kg',
      'Дополнительный багаж 10 кг',
    ),
    amount: 20_000,
    facts: [{ label: labels.weight, value: texts('10 kg', '10 kg', '10kg', '10kg', '10 кг') }],
    flightNo: 'MU5101',
  },
  wifi: {
    title: texts(
      '全程上网 1 份',
      'Wi-Fi for the whole flight',
      '全区間Wi-Fi 1名',
      '전 구간 Wi-Fi 1인',
      'Wi-Fi на весь полёт',
    ),
    amount: 5000,
    facts: [
      {
        label: labels.use,
        value: texts(
          '用票号登录机上网络',
          'Sign in on board with the ticket number',
          '機内で航空券番号を入力',
          '기내에서 항공권 번호로 로그인',
          'Войдите на борту по номеру билета',
        ),
      },
    ],
    flightNo: 'MU5102',
  },
  themePark: {
    title: texts(
      '乐园一日票 2 张',
      '2 one-day park tickets',
      'パーク1日券2枚',
      '파크 1일권 2장',
      'Парк на день, 2 билета',
    ),
    amount: 87_000,
    partner: partners.fun,
    facts: [
      {
        label: labels.use,
        value: texts(
          '出示二维码入园',
          'Show the QR code',
          'QRコードを提示',
          'QR 코드 제시',
          'Покажите QR-код',
        ),
      },
    ],
  },
  lounge: {
    title: texts(
      '虹桥 T2 贵宾室',
      'Lounge at Hongqiao T2',
      '虹橋T2ラウンジ',
      '훙차오 T2 라운지',
      'Бизнес-зал в Хунцяо T2',
    ),
    amount: 19_900,
    facts: [{ label: labels.use, value: pass }],
    flightNo: 'MU5101',
  },
  luckyUpgrade: {
    title: texts(
      '幸运升舱 1 次',
      'Lucky upgrade',
      'ラッキーアップグレード1回',
      '행운 승급 1회',
      'Удачный апгрейд, 1 попытка',
    ),
    amount: 9900,
    facts: [
      {
        label: labels.use,
        value: texts(
          '起飞前 24 小时公布',
          'Told 24 hours before departure',
          '出発24時間前に発表',
          '출발 24시간 전 발표',
          'Итог за 24 часа до вылета',
        ),
      },
    ],
    flightNo: 'MU5101',
  },
  parking: {
    title: texts(
      '虹桥 P6 停车 2 天',
      '2 days at Hongqiao P6',
      '虹橋P6駐車2日',
      '훙차오 P6 주차 2일',
      'Хунцяо P6, 2 дня',
    ),
    amount: 16_000,
    partner: partners.ride,
    facts: [
      { label: labels.place, value: texts('P6 二层', 'P6, level 2', 'P6 2階', 'P6 2층', 'P6, этаж 2') },
    ],
  },
  coupon: {
    title: texts(
      '立减券 100 元 3 张',
      '3 coupons of CNY 100',
      '100元クーポン3枚',
      '100위안 쿠폰 3장',
      '3 купона по 100 юаней',
    ),
    amount: 24_000,
    facts: [
      {
        label: labels.use,
        value: texts(
          '在“优惠券”中查看',
          'Among your coupons',
          'クーポン一覧で確認',
          '쿠폰함에서 확인',
          'В разделе купонов',
        ),
      },
    ],
  },
  train: {
    title: texts(
      '北京南 – 天津',
      'Beijing South – Tianjin',
      '北京南 – 天津',
      '베이징 남 – 톈진',
      'Пекин Южный – Тяньцзинь',
    ),
    amount: 5450,
    partner: partners.rail,
    facts: [
      { label: labels.place, value: texts('二等座', 'Second class', '二等席', '2등석', 'Второй класс') },
    ],
  },
  airBus: {
    title: texts(
      '浦东机场 – 苏州',
      'Pudong Airport – Suzhou',
      '浦東空港 – 蘇州',
      '푸둥공항 – 쑤저우',
      'Аэропорт Пудун – Сучжоу',
    ),
    amount: 8400,
    partner: partners.ride,
    facts: [
      {
        label: labels.place,
        value: texts(
          'T1 到达层 3 号门',
          'T1 arrivals, gate 3',
          'T1到着階3番口',
          'T1 도착층 3번 문',
          'T1, прилёт, выход 3',
        ),
      },
    ],
  },
  groundTransport: {
    title: texts(
      '机场快线 1 张',
      '1 airport express ticket',
      '空港線1枚',
      '공항철도 1장',
      'Аэроэкспресс, 1 билет',
    ),
    amount: 2500,
    partner: partners.rail,
    facts: [
      {
        label: labels.use,
        value: texts('出示二维码', 'Show the QR code', 'QRコードを提示', 'QR 코드 제시', 'Покажите QR-код'),
      },
    ],
  },
  annualRest: {
    title: texts(
      '青岛疗休养 5 天',
      'Rest in Qingdao, 5 days',
      '青島保養5日間',
      '칭다오 휴양 5일',
      'Отдых в Циндао, 5 дней',
    ),
    amount: 260_000,
    partner: partners.stay,
    facts: [{ label: labels.guests, value: texts('1 位', '1 person', '1名', '1명', '1 человек') }],
  },
  visa: {
    title: texts(
      '日本单次签证',
      'Visa for Japan, one entry',
      '日本 短期滞在ビザ',
      '일본 단수 비자',
      'Виза в Японию, однократная',
    ),
    amount: 39_900,
    partner: partners.fun,
    facts: [
      {
        label: labels.use,
        value: texts(
          '材料由合作方收取',
          'The partner takes the papers',
          '書類は提携先が受付',
          '서류는 제휴사가 접수',
          'Бумаги принимает партнёр',
        ),
      },
    ],
  },
  dutyFree: {
    title: texts(
      '免税香水 1 瓶',
      '1 duty-free perfume',
      '免税香水1本',
      '면세 향수 1병',
      'Духи duty-free, 1 флакон',
    ),
    amount: 68_000,
    partner: partners.shop,
    facts: [
      {
        label: labels.use,
        value: texts(
          '登机口提货',
          'Collected at the gate',
          '搭乗口で受け取り',
          '탑승구에서 수령',
          'Получение у выхода на посадку',
        ),
      },
    ],
    flightNo: 'MU523',
  },
  fastTrack: {
    title: texts(
      '安检快速通道 1 次',
      '1 pass through fast security',
      '優先保安検査1回',
      '보안 패스트트랙 1회',
      'Быстрый досмотр, 1 проход',
    ),
    amount: 5900,
    facts: [
      { label: labels.place, value: hongqiao2 },
      { label: labels.use, value: pass },
    ],
    flightNo: 'MU5101',
  },
  pet: {
    title: texts('宠物托运 1 只', '1 pet in the hold', 'ペット1匹', '반려동물 1마리', 'Животное в багаже, 1'),
    amount: 120_000,
    facts: [
      {
        label: labels.weight,
        value: texts('连箱 9 kg', '9 kg with its box', 'ケージ込み9kg', '케이지 포함 9kg', '9 кг с клеткой'),
      },
    ],
    flightNo: 'MU5101',
  },
  unaccompaniedMinor: {
    title: texts(
      '无陪儿童服务',
      'Care for a child alone',
      '小児の一人旅',
      '비동반 소아 서비스',
      'Сопровождение ребёнка',
    ),
    amount: 30_000,
    facts: [{ label: labels.place, value: hongqiao2 }],
    flightNo: 'MU5101',
  },
  sportsEquipment: {
    title: texts('滑雪板 1 套', '1 pair of skis', 'スキー1式', '스키 1세트', 'Лыжи, 1 комплект'),
    amount: 26_000,
    facts: [{ label: labels.weight, value: texts('15 kg', '15 kg', '15kg', '15kg', '15 кг') }],
    flightNo: 'MU5101',
  },
};
