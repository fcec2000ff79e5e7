import { after, whole, type PersonalPattern } from './pattern.ts';

/** Values after a label, in five languages, of any shape; then the shapes that need no label. */
export const documents: readonly PersonalPattern[] = [
  // IATA resolution 792: one letter, the number of legs, a name of 20, the booking, two airports, and the rest.
  whole('boardingPass', /\b[MS][1-4][A-Z][A-Z/ .-]{19}[E ][A-Z\d ]{7}[A-Z]{6}[^\r\n]*/g),
  after(
    'booking',
    /((?:\bPNR|record locator|booking (?:reference|code)|预订编号|订座记录编?号?|预约号|予約番号|예약 ?번호|(?:номер|код) бронирования)[\s:=#"']{0,4})(?=[a-z]{0,5}\d|[A-Z]{6}\b)[a-z\d]{5,6}\b/gi,
  ),
  after(
    'document',
    /((?:passport|identity card|\bID(?: card)?|document|permit|licen[cs]e|officer card|身份证|证件|护照|军官证|警官证|士兵证|户口[簿本]|出生证明?|通行证|回乡证|台胞证|居留证|居住证|残疾军人证|残疾人民警察证|旅券|パスポート|身分証(?:明書)?|在留カード|여권|신분증|주민등록|паспорт[а-я]{0,2}|документ[а-я]{0,2}|удостоверени[ея])(?: ?(?:no\.?|number|num|号码?|番号|번호|номер))?[\s:=#"']{0,4})(?=[a-z-]{0,12}\d)[a-z\d][a-z\d()-]{4,22}/gi,
  ),
  after(
    'code',
    /((?:verification code|sms code|security code|one-time (?:code|password)|\bOTP|captcha|验证码|校验码|动态码|認証コード|確認コード|인증 ?(?:번호|코드)|код подтверждения|код из (?:СМС|SMS))(?: is|是|为|は|は、)?[\s:=#"']{0,4})\d{4,8}\b/gi,
  ),
  after('seat', /((?:\bseat|座位号?|座席|좌석|\sместо)[\s:=]{0,3})\d{1,3} ?[A-HJ-L]\b/gi),
  // An officer's or a soldier's serial, with its service's character.
  whole('document', /\p{Script=Han}字第? ?\d{4,10} ?号?/gu),
  whole('permit', /\b[HM]\d{8}(?:\d\d)?\b/gi),
  whole('permit', /\b[CWLT](?:\d|[A-HJ-NP-Z])\d{7}\b/gi),
  whole('passport', /\b(?:[DEGKPS]\d{7,8}|E[A-HJ-NP-Z]\d{7})\b/gi),
  whole('residence', /\b[A-Z]{3}\d{12}\b/gi),
  // Identity cards of Hong Kong, of Macau, of Taiwan.
  whole('identity', /\b[A-Z]{1,2}\d{6}\([\dA]\)/gi),
  whole('identity', /\b[1578]\/?\d{6}(?:\/\d\b|\(\d\))/g),
  whole('identity', /\b[A-Z][1289]\d{8}\b/gi),
  whole('birthCertificate', /\b[A-Z]\d{9}\b/gi),
  whole(
    'plate',
    /[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-Z] ?[·.]? ?[A-Z\d]{5,6}\b/gi,
  ),
];
