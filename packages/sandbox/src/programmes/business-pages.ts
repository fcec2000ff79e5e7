import type { ContentPageName } from '@mapp/kit/contracts';
import type { Say } from './say.ts';
import type { Blocks } from './youth-pages.ts';

type BusinessPage = Extract<ContentPageName, `business.${string}`>;

/** The pages for business travel, made up for the sandbox: what the documents' names stand for is not shown. */
export const businessPages: Readonly<Record<BusinessPage, (say: Say) => Blocks>> = {
  'business.home': (say) => [
    {
      kind: 'hero',
      title: say(
        '为工作飞行，积分照样累积',
        'Fly for work, and still collect points',
        '出張でもポイントがたまる',
        '출장에도 포인트는 쌓입니다',
        'Летаете по работе — баллы копятся',
      ),
      text: say(
        '公司付票款，积分归乘机人。',
        'The company pays for the ticket; the points are the traveller’s.',
        '航空券は会社払い、ポイントは搭乗者へ。',
        '항공권은 회사가, 포인트는 탑승객이.',
        'Билет оплачивает компания, баллы получает пассажир.',
      ),
    },
    {
      kind: 'list',
      title: say('活动', 'Campaigns', 'キャンペーン', '캠페인', 'Акции'),
      items: [
        {
          title: say('优享航线', 'Preferred routes', '優待路線', '우대 노선', 'Избранные маршруты'),
          text: say(
            '常飞航线积分更多。',
            'More points on routes that are flown often.',
            'よく利用する路線でポイントが増えます。',
            '자주 타는 노선에서 포인트를 더.',
            'Больше баллов на частых маршрутах.',
          ),
          to: 'campaignYxdf',
        },
        {
          title: say('博物馆优享', 'Museum advantages', '博物館優待', '박물관 혜택', 'Музейные привилегии'),
          text: say(
            '凭登机牌看展。',
            'See exhibitions with a boarding pass.',
            '搭乗券で展覧会へ。',
            '탑승권으로 전시 관람.',
            'Выставки по посадочному талону.',
          ),
          to: 'campaignBwgyx',
        },
        {
          title: say(
            '2024 进博会',
            'Import Expo 2024',
            '2024年 輸入博',
            '2024 수입박람회',
            'Выставка импорта 2024',
          ),
          text: say('已结束。', 'Over.', '終了しました。', '종료되었습니다.', 'Завершена.'),
          to: 'campaignCiie2024',
        },
        {
          title: say('贵宾优享', 'Lounge advantages', 'ラウンジ優待', '라운지 혜택', 'Привилегии залов'),
          text: say(
            '等候时更安静。',
            'A quieter wait.',
            '静かに待てます。',
            '더 조용한 대기 시간.',
            'Ждать спокойнее.',
          ),
          to: 'campaignGbyx',
        },
      ],
    },
    {
      kind: 'action',
      label: say(
        '计算航线积分',
        'Calculate the points of a route',
        '路線のポイントを計算',
        '노선 포인트 계산',
        'Рассчитать баллы за маршрут',
      ),
      to: 'calculator',
    },
  ],
  'business.yxdf': (say) => [
    {
      kind: 'hero',
      title: say(
        '常飞航线，多累积 20%',
        'Routes flown often: 20% more',
        'よく乗る路線で20%多く',
        '자주 타는 노선 20% 추가',
        'На частых маршрутах на 20 % больше',
      ),
      text: say(
        '每人一条航线，12 个月有效。',
        'One route each, for 12 months.',
        '1人1路線、12か月有効です。',
        '1인 1개 노선, 12개월간 유효합니다.',
        'Один маршрут на 12 месяцев.',
      ),
    },
    {
      kind: 'steps',
      title: say('怎样参加', 'How it works', '参加方法', '참여 방법', 'Как участвовать'),
      steps: [
        {
          title: say('飞满 3 次', 'Fly it 3 times', '3回搭乗する', '3회 탑승하기', 'Слетайте 3 раза'),
        },
        {
          title: say(
            '第 4 次起多得积分',
            'From the 4th flight on there is more',
            '4回目から積算',
            '4회째부터 추가 적립',
            'С 4-го полёта баллов больше',
          ),
        },
      ],
    },
    {
      kind: 'action',
      label: say(
        '计算航线积分',
        'Calculate the points of a route',
        '路線のポイントを計算',
        '노선 포인트 계산',
        'Рассчитать баллы за маршрут',
      ),
      to: 'calculator',
    },
  ],
  'business.bwgyx': (say) => [
    {
      kind: 'hero',
      title: say(
        '登机牌就是门票',
        'Your boarding pass is the ticket',
        '搭乗券が入場券に',
        '탑승권이 곧 입장권',
        'Посадочный талон вместо билета',
      ),
      text: say(
        '飞行后 7 天内，合作博物馆免费入场一次。',
        'One free visit to a partner museum within 7 days after a flight.',
        '搭乗後7日以内、提携博物館に1回無料で入場できます。',
        '탑승 후 7일 안에 제휴 박물관에 1회 무료로 입장합니다.',
        'Одно бесплатное посещение музея-партнёра в течение 7 дней после полёта.',
      ),
    },
    {
      kind: 'list',
      title: say('须知', 'Good to know', 'ご注意', '안내', 'Что нужно знать'),
      items: [
        {
          title: say('出示登机牌', 'Show the pass', '搭乗券の提示', '탑승권 제시', 'Покажите талон'),
          text: say(
            '纸质和电子的都可以。',
            'On paper or on the phone.',
            '紙でも電子でも結構です。',
            '종이와 모바일 모두 됩니다.',
            'Бумажный или в телефоне.',
          ),
        },
        {
          title: say(
            '特展除外',
            'Not for special exhibitions',
            '特別展は対象外',
            '특별전 제외',
            'Кроме специальных выставок',
          ),
        },
      ],
    },
    {
      kind: 'action',
      label: say('查看行程', 'See my trips', '旅程を見る', '여정 보기', 'Мои поездки'),
      to: 'checkIn',
    },
  ],
  'business.ciie2024': (say) => [
    {
      kind: 'hero',
      overline: say('已结束', 'Over', '終了', '종료', 'Завершена'),
      title: say(
        '2024 进博会专享',
        'For the Import Expo 2024',
        '2024年 輸入博の特典',
        '2024 수입박람회 혜택',
        'К выставке импорта 2024',
      ),
      text: say(
        '活动已于 2024 年 11 月 10 日结束，感谢参与。',
        'It ended on 10 November 2024. Thank you for taking part.',
        '2024年11月10日に終了しました。ご参加ありがとうございました。',
        '2024년 11월 10일에 종료되었습니다. 참여해 주셔서 감사합니다.',
        'Акция завершилась 10 ноября 2024 года. Спасибо за участие.',
      ),
    },
    {
      kind: 'text',
      title: say(
        '积分还没到账？',
        'Points still missing?',
        'ポイントが未着ですか',
        '포인트가 아직인가요?',
        'Баллы не поступили?',
      ),
      paragraphs: [
        say(
          '超过补登期限的航班，请联系客服热线。',
          'For flights that can be claimed no more, please call customer service.',
          '事後登録の期限を過ぎた便は、カスタマーサービスへご連絡ください。',
          '사후 적립 기한이 지난 항공편은 고객센터로 문의해 주세요.',
          'Если срок заявки на баллы прошёл, позвоните в службу поддержки.',
        ),
      ],
    },
    {
      kind: 'action',
      label: say(
        '查看其他活动',
        'See other campaigns',
        'ほかのキャンペーン',
        '다른 캠페인 보기',
        'Другие акции',
      ),
      to: 'businessHome',
    },
  ],
  'business.gbyx': (say) => [
    {
      kind: 'hero',
      title: say('等候时更安静', 'A quieter wait', '静かに待つ', '더 조용한 대기 시간', 'Ждать спокойнее'),
      text: say(
        '金卡和白金卡会员可使用贵宾室。',
        'Gold and platinum members may use the lounge.',
        'ゴールド・プラチナ会員はラウンジをご利用になれます。',
        '골드·플래티넘 회원은 라운지를 이용할 수 있습니다.',
        'Золотым и платиновым участникам открыт бизнес-зал.',
      ),
    },
    {
      kind: 'action',
      label: say(
        '查看等级权益',
        'See the benefits of each tier',
        'ステータスごとの特典',
        '등급별 혜택 보기',
        'Привилегии уровней',
      ),
      to: 'benefits',
      text: say(
        '可带几位同行，以等级为准。',
        'How many guests come along depends on the tier.',
        '同伴できる人数はステータスによります。',
        '동반 인원은 등급에 따라 다릅니다.',
        'Число гостей зависит от уровня.',
      ),
    },
  ],
};
