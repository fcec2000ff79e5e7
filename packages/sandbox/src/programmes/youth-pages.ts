import type { ContentBlock, ContentPageName } from '@mapp/kit/contracts';
import type { Say } from './say.ts';

type YouthPage = Extract<ContentPageName, `youth.${string}`>;

/** A kind that no client knows yet, as an airline may send it one day. */
interface Unknown {
  readonly kind: string;
  readonly [field: string]: unknown;
}
export type Blocks = (ContentBlock | Unknown)[];

const film: Unknown = { kind: 'film', source: 'welcome' };

/** The pages of the youth programme, made up for the sandbox. */
export const youthPages: Readonly<Record<YouthPage, (say: Say) => Blocks>> = {
  'youth.home': (say) => [
    {
      kind: 'hero',
      overline: say('14 至 35 周岁', 'Ages 14 to 35', '14～35歳', '14~35세', 'От 14 до 35 лет'),
      title: say(
        '和同龄人一起出发',
        'Set out with people your age',
        '同世代と旅に出よう',
        '또래와 함께 떠나요',
        'В путь с ровесниками',
      ),
      text: say(
        '加入不收费，活动名额优先给成员。',
        'Joining is free, and members come first for every activity.',
        '入会は無料。イベントの定員は会員が優先です。',
        '가입은 무료이며 활동 참가는 회원이 우선입니다.',
        'Вступление бесплатно, места на мероприятиях — сначала участникам.',
      ),
    },
    film,
    {
      kind: 'steps',
      title: say('怎样加入', 'How to join', '入会の流れ', '가입 방법', 'Как вступить'),
      steps: [
        {
          title: say('填写申请', 'Send the form', '申し込みを送る', '신청서 보내기', 'Отправьте заявку'),
          text: say(
            '姓名、电话、学校或单位。',
            'Name, phone, school or employer.',
            '氏名、電話番号、学校または勤務先。',
            '이름, 전화번호, 학교 또는 직장.',
            'Имя, телефон, место учёбы или работы.',
          ),
        },
        {
          title: say('等待审核', 'We look at it', '審査を待つ', '심사 기다리기', 'Дождитесь рассмотрения'),
          text: say(
            '一般需要 3 个工作日。',
            'This takes 3 working days as a rule.',
            '通常3営業日かかります。',
            '보통 영업일 기준 3일이 걸립니다.',
            'Обычно 3 рабочих дня.',
          ),
        },
        {
          title: say('参加活动', 'Take part', 'イベントに参加', '활동 참가', 'Участвуйте'),
        },
      ],
    },
  ],
  'youth.guide': (say) => [
    {
      kind: 'list',
      title: say('谁可以加入', 'Who can join', '入会できる方', '가입 대상', 'Кто может вступить'),
      items: [
        {
          title: say(
            '14 至 35 周岁的会员',
            'Members aged 14 to 35',
            '14～35歳の会員',
            '만 14~35세 회원',
            'Участники программы от 14 до 35 лет',
          ),
          text: say(
            '以申请当日的年龄为准。',
            'The age on the day of the application counts.',
            '申し込み日の年齢で判断します。',
            '신청일 나이를 기준으로 합니다.',
            'Учитывается возраст в день заявки.',
          ),
        },
        {
          title: say(
            '每人一份申请',
            'One application each',
            '申し込みは1人1件',
            '1인 1건 신청',
            'Одна заявка от человека',
          ),
          text: say(
            '未通过的可以再次申请。',
            'After a no you can apply again.',
            '見送りの場合は再度申し込めます。',
            '반려되면 다시 신청할 수 있습니다.',
            'После отказа можно подать снова.',
          ),
        },
      ],
    },
    {
      kind: 'text',
      title: say(
        '活动怎样报名',
        'How to join an activity',
        'イベントへの申し込み',
        '활동 신청',
        'Как попасть на мероприятие',
      ),
      paragraphs: [
        say(
          '成员在活动前 7 天收到短信邀请，按短信回复即可。',
          'Members get an invitation by text message 7 days before, and answer it.',
          '会員にはイベントの7日前に招待のSMSが届きます。返信すれば参加できます。',
          '회원에게는 활동 7일 전에 초대 문자가 갑니다. 회신하면 참가됩니다.',
          'За 7 дней участники получают приглашение по СМС; достаточно ответить.',
        ),
      ],
    },
    {
      kind: 'action',
      label: say('查看活动', 'See the activities', 'イベントを見る', '활동 보기', 'Посмотреть мероприятия'),
      to: 'youthActivities',
    },
  ],
  'youth.agreement': (say) => [
    {
      kind: 'text',
      title: say('使用的资料', 'What we use', '利用する情報', '이용하는 정보', 'Какие данные нужны'),
      paragraphs: [
        say(
          '申请只用到姓名、电话、邮箱、学校或单位，用于审核和活动通知。',
          'An application uses your name, phone, e-mail, and school or employer: to look at it and to tell you of activities.',
          '申し込みには氏名、電話番号、メール、学校または勤務先を用い、審査とイベントの案内に使います。',
          '신청에는 이름, 전화번호, 이메일, 학교 또는 직장만 심사와 활동 안내에 이용합니다.',
          'Для заявки нужны имя, телефон, почта и место учёбы или работы — чтобы её рассмотреть и сообщать о мероприятиях.',
        ),
      ],
    },
    {
      kind: 'text',
      title: say('退出', 'Leaving', '退会', '탈퇴', 'Выход'),
      paragraphs: [
        say(
          '可随时通过客服热线退出，30 天内删除申请资料。',
          'You can leave at any time through customer service; what you sent is deleted within 30 days.',
          'カスタマーサービスからいつでも退会できます。申請内容は30日以内に削除します。',
          '고객센터를 통해 언제든 탈퇴할 수 있으며 신청 정보는 30일 안에 삭제됩니다.',
          'Выйти можно в любое время через службу поддержки; данные заявки удаляются за 30 дней.',
        ),
      ],
    },
    {
      kind: 'text',
      title: say('未成年人', 'Minors', '未成年の方', '미성년자', 'Несовершеннолетние'),
      paragraphs: [
        say(
          '未满 18 周岁参加活动须由监护人同意。',
          'Who is under 18 needs a guardian’s consent to take part.',
          '18歳未満の方の参加には保護者の同意が必要です。',
          '만 18세 미만은 보호자 동의가 있어야 참가할 수 있습니다.',
          'До 18 лет для участия нужно согласие опекуна.',
        ),
      ],
    },
  ],
};
