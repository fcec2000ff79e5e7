/** How a language says that something was sent, and what before or after it in the same clause says the opposite. */
interface Saying {
  readonly before?: string;
  readonly said: string;
  readonly after: string;
}

const sayings: readonly Saying[] = [
  {
    before: '未|没|无法|不能',
    said: '已经?(?:成功)?发[送出]|发送成功|成功发[送出]|发送完成',
    after: '失败|不成功|异常|过多|频繁|上限|[0-9] ?次',
  },
  {
    before:
      "\\b(?:not|never|nor?|none|nothing|cannot|unable|without|fail(?:ed|s|ure)?|error|too many)\\b|n['’]t\\b",
    said: '\\b(?:success(?:ful(?:ly)?)?|sent)\\b',
    after: '\\b(?:fail|unsuccess|error\\b|false\\b|too (?:many|often))',
  },
  {
    said: '送信(?:しまし|した|いたしまし|致しまし|されまし|された|済|完了|が完了|に成功)|お送り(?:し|いたし)まし',
    after: '失敗|エラー|ません|なかった',
  },
  {
    before: '(?:^|[ \\n])(?:안|못) ?|미(?=발송|전송)',
    said: '[발전]송(?:했|하였|해 ?드렸|되었|됐|됨| ?완료|이 완료|에 성공)|보냈|보내 ?드렸',
    after: '실패|않|못|오류',
  },
  {
    before: '(?:^|\\P{L})не(?:\\P{L}|(?=отправ|высл|успе))|без(?=успе)|ошибк|невозможно',
    said: '(?:отправ|высл)(?:лен|ан)|успешно|успех',
    after: '\\P{L}не (?:был|удал)|ошибк',
  },
];

/** Where a clause ends: what follows may say no to something else, such as not to pass the code on. */
const ends = '.,;!?…。，；！？、–—';
/** No clause is longer: a message without an end costs no more than a short one. */
const within = `[^${ends}]{0,200}`;

const clauseOf = ({ before, said, after }: Saying): string =>
  `${before ? `(?!${within}(?:${before})${within}(?:${said}))` : ''}${within}(?:${said})(?!${within}(?:${after}))`;

/**
 * That a code was sent, as back ends say it in the languages of the site; not that it was not, or could not be.
 * Source: membership.md section 7; the words are assumed.
 */
export const codeSent = new RegExp(`(?:^|[${ends}])(?:${sayings.map(clauseOf).join('|')})`, 'iu');
