import { after, whole, type PersonalPattern } from './pattern.ts';

/** Names, birthdays and addresses: after labels in five languages, before and after forms of address, in quotes. */
export const persons: readonly PersonalPattern[] = [
  after(
    'birthday',
    /((?:date of birth|birth ?da(?:te|y)|\bDOB|\bborn(?: on)?|出生(?:日期|年月日?)?|生日|生年月日|誕生日|생년월일|생일|дат[аы] рождения|день рождения)["']?[\s:=]{0,4}["']?)(?:\d{1,4}[-/.年년] ?\d{1,2}[-/.月월] ?\d{1,4}[日일]?|\d{6,8}|\d{1,2} ?\p{L}{3,10}\.? ?\d{2,4}|\p{L}{3,10}\.? \d{1,2},? \d{4})/giu,
  ),
  after(
    'address',
    /((?:address|street|post ?code|postal code|zip(?: code)?|地址|住址|邮编|邮政编码|住所|郵便番号|주소|우편번호|адрес[а-я]{0,2}|индекс|улица)["']?\s?[:=]\s?)["']?[^\s[\]";。][^\r\n[\]";。]{0,159}/gi,
  ),
  whole(
    'address',
    /[\p{Script=Han}\d]{2,20}(?:路|街|道|巷|弄|村)\d{1,5}(?:号|弄)[\p{Script=Han}\d-]{0,20}/gu,
  ),
  whole(
    'address',
    /\b\d{1,5} (?:[A-Z][a-z]{1,20} ){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Boulevard|Blvd)\b/g,
  ),
  after(
    'name',
    /((?:name|surname|passenger|traveller|holder|beneficiary|companion|contact|姓名|名字|旅客|乘客|乘机人|联系人|持卡人|持证人|受益人|同行人|收件人|户名|氏名|名前|搭乗者|乗客|名義|이름|성명|성함|승객|탑승객|예금주|имя|фамилия|отчество|фио|пассажир[а-я]{0,2}|держатель|получатель)["']?\s?[:=]\s?["']?)\p{L}[\p{L}\p{M}.·'/-]{0,40}(?: \p{L}[\p{L}\p{M}.·'/-]{0,40}){0,2}/giu,
  ),
  after(
    'name',
    /((?:[Nn]ame|NAME|[Pp]assenger|PASSENGER|[Hh]older|[Bb]eneficiary|[Cc]ompanion|[Ии]мя|[Пп]ассажир[а-я]{0,2}|[Фф]амилия) (?:is )?)\p{Lu}[\p{L}'-]{1,40}(?: \p{Lu}[\p{L}'-]{0,40}){1,2}/gu,
  ),
  after(
    'name',
    /((?:姓名|旅客|乘客|乘机人|联系人|持卡人|受益人|同行人)[是为 ]?)(?:欧阳|上官|司马|诸葛|夏侯|皇甫|[王李张刘陈杨黄赵吴周徐孙朱胡郭林罗郑梁谢宋唐许韩冯邓曹彭曾肖董袁潘蒋蔡余杜叶程苏魏吕丁沈姚卢姜崔钟谭陆汪范廖贾夏韦付邹孟熊秦邱尹薛闫侯龙史陶黎贺顾毛郝龚邵钱严覃])\p{Script=Han}{1,2}/gu,
  ),
  whole(
    'name',
    /(?:欧阳|上官|司马|诸葛|夏侯|皇甫|[王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔汤])\p{Script=Han}{0,2}(?:先生|女士|小姐)/gu,
  ),
  whole('name', /[\p{Script=Han}\p{Script=Katakana}ー]{2,8} ?(?:様|さま|さん|氏)/gu),
  whole(
    'name',
    /(?!고객)[김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민나진지엄채원천방공현함변염추도석선설마길연위표명기반라왕금옥육맹제모][가-힣]{1,2} ?[님씨]/gu,
  ),
  whole('name', /\b(?:Mr|Mrs|Ms|Miss|Mx|Dr|Dear)\.? \p{Lu}[\p{L}'-]{1,40}(?: \p{Lu}[\p{L}'-]{0,40}){0,2}/gu),
  after(
    'name',
    /((?:[Гг]осподин|[Гг]оспожа|[Гг]-н|[Гг]-жа|[Уу]важаем(?:ый|ая)) )[А-ЯЁ][А-ЯЁа-яё-]{1,40}(?: [А-ЯЁ][А-ЯЁа-яё-]{1,40}){0,2}/g,
  ),
  whole('name', /[А-ЯЁ][а-яё]{1,30} [А-ЯЁ][а-яё]{1,30}(?:вич|вна|чна)(?: [А-ЯЁ][а-яё]{1,30})?/g),
  // As tickets write a name. Three letters and three are a route, unless a title follows.
  whole('name', /\b[A-Z]{2,26}\/[A-Z]{2,26} (?:MRS?|MS|MISS|MSTR|CHD|INF)\b/g),
  whole('name', /\b(?![A-Z]{3}\/[A-Z]{3}\b)[A-Z]{2,26}\/[A-Z]{2,26}\b/g),
  // Words in quotes that could be a name; codes of two or three letters could not.
  after(
    'name',
    /(["'“„«‘「『])[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}·ー]{2,8}(?=["'”“»’」』])/gu,
  ),
  after(
    'name',
    /(["'“„«‘])(?!\p{Lu}{2,3}["'”“»’])\p{Lu}[\p{L}'-]{1,30}(?:[ /]\p{Lu}[\p{L}'-]{0,30}){0,3}(?=["'”“»’])/gu,
  ),
];
