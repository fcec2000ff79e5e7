/**
 * Every reason to refuse and its arguments. Each is a key of the catalogue `validation`, which says what to do; `result.test.ts`
 * does not compile when one is missing on either side.
 */
export interface Refusals {
  'name.chinese': undefined;
  'name.whole': undefined;
  'name.latin': undefined;
  'name.rare': undefined;
  'name.slash': undefined;
  'name.either': undefined;
  'name.long': { max: number };
  'name.lenient': { min: number; max: number };
  'name.spelling': undefined;
  'name.both': undefined;
  'name.script': undefined;
  'name.infant': undefined;
  'country.choose': undefined;
  'gender.choose': undefined;
  'relation.choose': undefined;
  'day.empty': undefined;
  'day.date': undefined;
  'birthday.future': undefined;
  'birthday.past': undefined;
  'birthday.newborn': { days: number };
  'birthday.infant': { years: number };
  'birthday.child': { from: number; to: number };
  'birthday.adult': { years: number };
  'infant.tick': { years: number };
  'infant.older': { years: number };
  'agree.missing': undefined;
  'agree.programme': undefined;
  'occupation.choose': undefined;
  'organisation.empty': undefined;
  'phone.mainland': undefined;
  'phone.foreign': undefined;
  'id.empty': undefined;
  'id.length': { count: number };
  'id.characters': undefined;
  'id.region': undefined;
  'id.date': undefined;
  'id.check': undefined;
  'id.hkMacau': undefined;
  'id.taiwan': undefined;
  'id.foreigner': undefined;
  'document.passport': { min: number; max: number };
  'document.hkMacauPass': undefined;
  'document.homeReturn': undefined;
  'document.taiwan': undefined;
  'document.taiwanPass': undefined;
  'document.officer': undefined;
  'document.lenient': { min: number; max: number };
  'document.expired': undefined;
  'document.issuer': undefined;
  'document.twice': undefined;
  'document.known': undefined;
  'document.length': { count: number; min: number; max: number };
  'document.beforeEnd': undefined;
  'document.self': undefined;
  'document.onList': { name: string };
  'address.latin': undefined;
  'address.missing': undefined;
  'address.long': { max: number };
  'address.known': undefined;
  'address.street': undefined;
  'area.choose': undefined;
  'contact.known': { name: string };
  'documents.none': undefined;
  'postcode.number': { min: number; max: number };
  'member.card': { count: number };
  'email.address': undefined;
  'sms.code': undefined;
  'sms.empty': undefined;
  'activation.code': { min: number; max: number };
  'invoice.title': undefined;
  'invoice.long': { max: number };
  'invoice.known': undefined;
  'invoice.taxNo': undefined;
  'account.number': undefined;
  'password.empty': undefined;
  'password.login': { min: number; max: number };
  'password.characters': undefined;
  'password.old': undefined;
  'password.repeat': undefined;
  'password.repeatMissing': undefined;
  'password.digits': undefined;
  'password.same': undefined;
  'password.sequence': undefined;
  'flight.number': undefined;
  'flight.format': undefined;
  'flight.own': { carrier: string };
  'flight.partner': { partners: string };
  'claim.early': { days: number };
  'claim.late': { months: number };
  'place.choose': undefined;
  'city.choose': undefined;
  'amount.missing': undefined;
  'amount.number': undefined;
  'amount.zero': undefined;
  'day.past': undefined;
  'place.same': undefined;
  'cabin.letter': undefined;
  'ticket.number': undefined;
  'ticket.own': { prefix: string };
  'order.number': undefined;
  'card.number': undefined;
  'card.check': undefined;
  'card.flyer': { min: number; max: number };
  'bank.choose': undefined;
  'remark.long': { over: number };
  'attachment.type': { types: string };
  'attachment.name': undefined;
  'attachment.content': undefined;
  'attachment.unreadable': undefined;
  'attachment.empty': undefined;
  'attachment.large': { megabytes: number; found: number; over: number };
  'attachment.many': { max: number };
  'segment.early': { number: number };
  'return.early': undefined;
  'party.alone': undefined;
  'party.many': { max: number };
  'party.infants': undefined;
  'range.start': undefined;
  'range.end': undefined;
  'range.order': undefined;
  'range.days': { days: number };
  'range.year': undefined;
}

export type RefusalKey = keyof Refusals;

/** Result of good input; `value` is how it is stored and sent. */
export interface Accepted<Value> {
  readonly ok: true;
  readonly value: Value;
}

/** Refusal of the input; `key` and `args` make the message: `t(key, args)` of the area `validation`. */
export type Refused = {
  [Key in RefusalKey]: Refusals[Key] extends undefined
    ? { readonly ok: false; readonly key: Key; readonly args?: undefined }
    : { readonly ok: false; readonly key: Key; readonly args: Refusals[Key] };
}[RefusalKey];

/** The answer of every validator. */
export type Checked<Value = string> = Accepted<Value> | Refused;

export const accept = <Value>(value: Value): Accepted<Value> => ({ ok: true, value });

/** A refusal with its arguments, where its message takes any. */
export const refuse = <Key extends RefusalKey>(
  key: Key,
  ...[args]: Refusals[Key] extends undefined ? [] : [args: Refusals[Key]]
): Refused => (args === undefined ? { ok: false, key } : { ok: false, key, args }) as Refused;
