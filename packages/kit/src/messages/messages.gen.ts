// Written by `npm run messages` from the Chinese catalogues. Do not edit.
import type { Packs, Tag } from './types.ts';

/** The arguments of each message, by area and key. */
export interface MessageArguments {
  'beneficiaries': {
    'list.title': undefined;
    'list.head': undefined;
    'list.count': { count: number; max: number };
    'list.countSpoken': { count: number; max: number };
    'list.left': { count: number };
    'list.full': { max: number };
    'list.add': undefined;
    'list.passengers': undefined;
    'list.passengersText': undefined;
    'list.rules': undefined;
    'list.empty': undefined;
    'list.emptyText': undefined;
    'list.failed': undefined;
    'list.unchanged': undefined;
    'status.inForce': undefined;
    'status.waiting': { days: number };
    'hidden': undefined;
    'detail.title': undefined;
    'detail.ticketName': undefined;
    'detail.relation': undefined;
    'detail.gender': undefined;
    'detail.birthday': undefined;
    'detail.country': undefined;
    'detail.begins': undefined;
    'detail.documents': undefined;
    'detail.expires': { date: string | number };
    'detail.noExpiry': undefined;
    'detail.expired': undefined;
    'detail.issuedBy': { country: string | number };
    'detail.edit': undefined;
    'detail.remove': undefined;
    'detail.missing': undefined;
    'detail.missingText': undefined;
    'detail.back': undefined;
    'remove.title': { name: string | number };
    'remove.text': undefined;
    'remove.confirm': undefined;
    'remove.cancel': undefined;
    'remove.done': { name: string | number };
    'unknown.removal': { name: string | number };
    'unknown.text': undefined;
    'unknown.check': undefined;
    'unknown.still': { name: string | number };
    'unknown.stillText': undefined;
    'passengers.title': undefined;
    'passengers.open': undefined;
    'passengers.blocked': undefined;
    'passengers.next': undefined;
    'passengers.missing': undefined;
    'passengers.empty': undefined;
    'passengers.none': undefined;
    'passengers.direct': undefined;
    'passengers.failed': undefined;
    'passengers.unchanged': undefined;
    'passengers.type.ADT': undefined;
    'passengers.type.CHD': undefined;
    'passengers.type.INF': undefined;
    'passengers.obstacle.self': undefined;
    'passengers.obstacle.chosen': undefined;
    'passengers.obstacle.unavailable': undefined;
    'passengers.obstacle.noIdentity': undefined;
    'passengers.noDocument': undefined;
    'rules.title': undefined;
    'rules.use': undefined;
    'rules.use1': undefined;
    'rules.use2': undefined;
    'rules.use3': undefined;
    'rules.who': undefined;
    'rules.who1': { count: number };
    'rules.who2': undefined;
    'rules.relations': undefined;
    'rules.count': undefined;
    'rules.max': { max: number };
    'rules.now': { count: number; left: number };
    'rules.maxInList': undefined;
    'rules.full': undefined;
    'rules.when': undefined;
    'rules.when1': undefined;
    'rules.when2': undefined;
    'rules.documents': undefined;
    'rules.documents1': undefined;
    'rules.documents2': undefined;
    'rules.change': undefined;
    'rules.change1': undefined;
    'rules.change2': undefined;
    'rules.change3': undefined;
    'gender.M': undefined;
    'gender.F': undefined;
    'relation.spouse': undefined;
    'relation.father': undefined;
    'relation.mother': undefined;
    'relation.child': undefined;
    'relation.brother': undefined;
    'relation.sister': undefined;
    'relation.grandfather': undefined;
    'relation.grandmother': undefined;
    'relation.parentInLaw': undefined;
    'relation.relative': undefined;
    'relation.stepChild': undefined;
    'relation.wife': undefined;
    'relation.friend': undefined;
    'relation.daughter': undefined;
    'relation.husband': undefined;
    'relation.son': undefined;
    'relation.stepParent': undefined;
    'relation.other': undefined;
    'document.identityCard': undefined;
    'document.passport': undefined;
    'document.officerCard': undefined;
    'document.homeReturnPermit': undefined;
    'document.householdRegister': undefined;
    'document.policeCard': undefined;
    'document.hkMacauPass': undefined;
    'document.foreignerCard': undefined;
    'document.taiwanCompatriotPermit': undefined;
    'document.disabledSoldierCard': undefined;
    'document.disabledPoliceCard': undefined;
    'document.birthCertificate': undefined;
    'document.taiwanPass': undefined;
    'document.hkMacauResidence': undefined;
    'document.taiwanResidence': undefined;
    'document.entryPermit': undefined;
    'document.other': undefined;
  };
  'beneficiary-form': {
    'title.add': undefined;
    'title.edit': undefined;
    'kind.identityCard': undefined;
    'kind.passport': undefined;
    'kind.more': undefined;
    'kind.which': undefined;
    'cnFamilyName': undefined;
    'cnGivenName': undefined;
    'spelling': undefined;
    'letters': undefined;
    'relation': undefined;
    'relation.placeholder': undefined;
    'identity.title': { index: number };
    'identity.add': undefined;
    'identity.remove': { index: number };
    'save': undefined;
    'room': { count: number };
    'full.title': undefined;
    'saved': undefined;
    'failed': undefined;
    'gone.title': undefined;
    'gone.text': undefined;
    'gone.back': undefined;
    'filled': undefined;
    'reloaded': undefined;
    'reloadedUnsure': undefined;
    'reloadedUnsure.look': undefined;
    'bringBack': undefined;
  };
  'boarding-pass': {
    'title': undefined;
    'label': { name: string | number; flight: string | number };
    'duration': { hours: number; minutes: number };
    'later': { days: number };
    'gate': undefined;
    'boards': undefined;
    'seat': undefined;
    'pending': undefined;
    'seat.infant': undefined;
    'closes': { b: Tag; time: string | number; walk: number };
    'closed': { time: string | number };
    'closed.text': undefined;
    'change.gate': { now: string | number };
    'change.boarding': { now: string | number };
    'change.departure': { now: string | number };
    'change.before': { s: Tag; before: string | number; walk: number };
    'change.at': { time: string | number };
    'sequence': undefined;
    'group': undefined;
    'cabin': undefined;
    'cabin.value': { cabin: string; fare: string | number };
    'ticket': { number: string | number };
    'child': undefined;
    'infant': undefined;
    'onward': undefined;
    'onward.boards': { time: string | number };
    'onward.gate': { gate: string | number };
    'onward.seat': { seat: string | number };
    'code': { symbology: string | number };
    'code.waiting': undefined;
    'code.failed': undefined;
    'code.failed.text': undefined;
    'code.retry': undefined;
    'code.missing': undefined;
    'code.missing.text': undefined;
    'symbology': undefined;
    'symbology.qr': undefined;
    'symbology.aztec': undefined;
    'symbology.pdf417': undefined;
    'offline': { b: Tag };
    'updated': { time: string | number };
    'save': undefined;
    'save.all': { count: number };
    'calendar': undefined;
    'share': undefined;
    'print': undefined;
    'kept': undefined;
    'awake': undefined;
    'swipe': undefined;
    'people': undefined;
    'strip': { count: number };
    'event': { flight: string | number; from: string | number; to: string | number };
    'event.text': { departure: string | number; arrival: string | number };
    'event.boards': { time: string | number };
    'event.closes': { time: string | number };
    'event.gate': { gate: string | number };
    'event.seat': { seat: string | number };
  };
  'check-in': {
    'title': undefined;
    'verify.title': undefined;
    'passengers.title': undefined;
    'result.title': undefined;
    'mapFailed': undefined;
    'mapFailed.do': undefined;
    'bookingAbnormal': undefined;
    'bookingAbnormal.do': undefined;
    'contactMissing': undefined;
    'contactMissing.do': undefined;
    'bookingNotProcessed': undefined;
    'bookingNotProcessed.do': undefined;
    'pointsInsufficient': undefined;
    'pointsInsufficient.do': undefined;
    'failed': undefined;
    'failed.do': undefined;
    'passFailed': undefined;
    'passFailed.do': undefined;
    'closed': undefined;
    'closed.do': undefined;
    'notOpen': undefined;
    'notOpen.do': undefined;
    'outOfTurn': undefined;
    'outOfTurn.do': undefined;
    'informationMissing': undefined;
    'informationMissing.do': undefined;
    'ticketNotFound': undefined;
    'ticketNotFound.do': undefined;
    'identityMismatch': undefined;
    'identityMismatch.do': undefined;
    'membersOnly': undefined;
    'membersOnly.do': undefined;
    'orderExpired': undefined;
    'orderExpired.do': undefined;
    'notSupported': undefined;
    'notSupported.do': undefined;
    'companionOneself': undefined;
    'companionOneself.do': undefined;
    'companionDuplicate': undefined;
    'companionDuplicate.do': undefined;
    'childAlone': undefined;
    'childAlone.do': undefined;
  };
  'companions': {
    'title': undefined;
    'edit.title': undefined;
  };
  'failures': {
    'network.title': undefined;
    'network.text': undefined;
    'timeout.title': undefined;
    'timeout.text': undefined;
    'aborted.title': undefined;
    'aborted.text': undefined;
    'unauthorised.title': undefined;
    'unauthorised.text': undefined;
    'special.title': undefined;
    'special.text': undefined;
    'refused.title': undefined;
    'refused.text': undefined;
    'unexpected.title': undefined;
    'unexpected.text': undefined;
    'retry': undefined;
    'call': undefined;
    'back': undefined;
    'home': undefined;
    'systemError': undefined;
  };
  'forms': {
    'summary': { count: number };
    'summary.line': { field: string | number; text: string | number };
    'country': undefined;
    'enFamilyName': undefined;
    'enGivenName': undefined;
    'kind': undefined;
    'number': undefined;
    'expiry': undefined;
    'issuer': undefined;
    'optional': undefined;
    'birthday': undefined;
    'fromIdentity': undefined;
    'gender': undefined;
    'restored': undefined;
    'startOver': undefined;
    'refused.title': undefined;
    'unknown.title': undefined;
    'unknown.check': undefined;
    'unknown.offline': undefined;
    'absent.title': undefined;
    'absent.text': undefined;
  };
  'home': {
    'title': undefined;
    'greeting.night': { name: string | number };
    'greeting.morning': { name: string | number };
    'greeting.noon': { name: string | number };
    'greeting.afternoon': { name: string | number };
    'greeting.evening': { name: string | number };
    'greeting.member': undefined;
    'greeting.guest': undefined;
    'signIn': undefined;
    'actions.language': undefined;
    'actions.hotline': { number: string | number };
    'actions.elder': undefined;
    'actions.standard': undefined;
    'language.title': undefined;
    'language.close': undefined;
    'language.zh': undefined;
    'language.en': undefined;
    'language.ja': undefined;
    'language.ko': undefined;
    'language.ru': undefined;
    'search.label': undefined;
    'search.clear': undefined;
    'search.results': undefined;
    'search.count': { count: number };
    'search.none': undefined;
    'search.noneText': undefined;
    'services.title': undefined;
    'entry.bill': undefined;
    'entry.bill.text': undefined;
    'entry.bill.keywords': undefined;
    'entry.query': undefined;
    'entry.query.text': undefined;
    'entry.query.keywords': undefined;
    'entry.expiring': undefined;
    'entry.expiring.text': undefined;
    'entry.expiring.keywords': undefined;
    'entry.explained': undefined;
    'entry.explained.text': undefined;
    'entry.explained.keywords': undefined;
    'entry.beneficiaries': undefined;
    'entry.beneficiaries.text': undefined;
    'entry.beneficiaries.keywords': undefined;
    'entry.mine': undefined;
    'entry.mine.text': undefined;
    'entry.mine.keywords': undefined;
    'entry.settings': undefined;
    'entry.settings.text': undefined;
    'entry.settings.keywords': undefined;
    'entry.language': undefined;
    'entry.language.text': undefined;
    'entry.language.keywords': undefined;
    'entry.hotline': undefined;
    'entry.hotline.keywords': undefined;
    'entry.elder': undefined;
    'entry.elder.text': undefined;
    'entry.elder.keywords': undefined;
    'entry.standard': undefined;
    'entry.standard.text': undefined;
    'entry.standard.keywords': undefined;
    'entry.signIn': undefined;
    'entry.signIn.text': undefined;
    'entry.signIn.keywords': undefined;
    'trip.title': undefined;
    'trip.duration': { hours: number; minutes: number };
    'trip.later': { days: number };
    'trip.until.departed': undefined;
    'trip.until.minutes': { b: Tag; minutes: number };
    'trip.until.today': { b: Tag; hours: number };
    'trip.until.tomorrow': { b: Tag; hours: number };
    'trip.until.days': { b: Tag; days: number };
    'trip.elder.today': { name: string | number };
    'trip.elder.tomorrow': { name: string | number };
    'trip.elder.days': { name: string | number; days: number };
    'points.title': undefined;
    'points.bill': undefined;
    'points.available': undefined;
    'points.expiring': { b: Tag; points: string | number; date: string | number };
    'points.failed': undefined;
    'trip.failed': undefined;
    'retry': undefined;
    'loading': undefined;
    'notices.title': undefined;
    'notices.affects': undefined;
    'notices.failed': undefined;
    'notices.empty': undefined;
    'notices.close': undefined;
    'elder.guest': undefined;
    'elder.call': undefined;
    'notOpened': undefined;
    'guest.title': undefined;
    'guest.points': undefined;
    'guest.points.text': undefined;
    'guest.expiring': undefined;
    'guest.expiring.text': undefined;
    'guest.trip': undefined;
    'guest.trip.text': undefined;
    'guest.signIn': undefined;
  };
  'mine': {
    'title': undefined;
    'card.label': undefined;
    'card.number': undefined;
    'card.until': { date: string | number };
    'card.available': undefined;
    'card.bill': undefined;
    'card.failed': undefined;
    'card.failedText': undefined;
    'measures.title': undefined;
    'measures.expiring': { days: number };
    'measures.points': undefined;
    'measures.upgradePoints': undefined;
    'measures.segments': undefined;
    'measures.segmentUnit': { count: number };
    'services.title': undefined;
    'services.bill': undefined;
    'services.query': undefined;
    'services.expiring': undefined;
    'services.beneficiaries': undefined;
    'services.explained': undefined;
    'rows.settings': undefined;
    'rows.language': undefined;
    'rows.hotline': undefined;
    'signOut': undefined;
    'signOut.title': undefined;
    'signOut.text': undefined;
    'signOut.confirm': undefined;
    'signOut.cancel': undefined;
    'signOut.done': undefined;
    'loading': undefined;
    'set.title': undefined;
    'set.language': undefined;
    'set.theme': undefined;
    'set.theme.system': undefined;
    'set.theme.light': undefined;
    'set.theme.dark': undefined;
    'set.text': undefined;
    'set.text.standard': undefined;
    'set.text.elder': undefined;
    'set.preview': undefined;
    'set.previewText': { points: number };
    'set.test': undefined;
    'set.inspector': undefined;
    'set.version': { version: string | number };
    'areaLang.title': undefined;
    'areaLang.language': undefined;
    'areaLang.region': undefined;
    'areaLang.china': undefined;
    'areaLang.note': undefined;
    'language.zh': undefined;
    'language.en': undefined;
    'language.ja': undefined;
    'language.ko': undefined;
    'language.ru': undefined;
  };
  'pinyin': {
    'label': undefined;
    'labelled': { value: string | number };
    'awaiting': undefined;
    'reading': undefined;
    'choose': undefined;
    'choose.which': { characters: string | number; spellings: string | number };
    'none': undefined;
    'failed': undefined;
    'retry': undefined;
    'changed': undefined;
    'changed.follow': undefined;
    'manual.family': undefined;
    'manual.given': undefined;
    'manual.hint': undefined;
    'manual.back': undefined;
    'sheet.title': undefined;
    'sheet.close': undefined;
    'sheet.text': { parts: string };
    'sheet.family': undefined;
    'sheet.given': undefined;
    'sheet.older': undefined;
    'sheet.ticket': undefined;
    'sheet.use': undefined;
    'sheet.manual': undefined;
  };
  'places': {
    'country.choose': undefined;
    'country.title': undefined;
    'country.close': undefined;
    'country.search': undefined;
    'country.clear': undefined;
    'country.list': undefined;
    'country.letters': undefined;
    'country.frequent': undefined;
    'country.frequentLetter': undefined;
    'country.count': { count: number };
    'country.none': undefined;
    'country.noneText': undefined;
    'country.failed': undefined;
  };
  'points': {
    'bill.title': undefined;
    'bill.filter': undefined;
    'bill.available': undefined;
    'bill.credited': undefined;
    'bill.used': undefined;
    'bill.soon': { days: number };
    'bill.about': undefined;
    'bill.months': { count: number };
    'bill.entries': undefined;
    'bill.period': { start: string | number; end: string | number };
    'bill.count': { count: number };
    'bill.export': undefined;
    'bill.exported': { file: string | number };
    'bill.empty': undefined;
    'bill.emptyText': undefined;
    'bill.emptyAction': undefined;
    'bill.failed': undefined;
    'bill.unchanged': undefined;
    'bill.offline': { b: Tag; time: string | number };
    'bill.offlineText': undefined;
    'chart.in': undefined;
    'chart.out': undefined;
    'chart.period': undefined;
    'chart.asTable': undefined;
    'chart.asChart': undefined;
    'expiring.title': undefined;
    'expiring.all': undefined;
    'expiring.days': { days: number };
    'expiring.today': undefined;
    'expiring.past': undefined;
    'expiring.none': undefined;
    'expiring.screen': undefined;
    'expiring.total': { days: number };
    'expiring.order': undefined;
    'activity.AN': undefined;
    'activity.AA': undefined;
    'activity.RS': undefined;
    'activity.MA': undefined;
    'activity.MU': undefined;
    'activity.RA': undefined;
    'activity.TP': undefined;
    'activity.BP': undefined;
    'activity.CA_C': undefined;
    'activity.CA_D': undefined;
    'activity.EP': undefined;
    'activity.RP': undefined;
    'activity.PR': undefined;
    'activity.CR': undefined;
    'activity.MC': undefined;
    'activity.OTHER': undefined;
    'filter.title': undefined;
    'filter.quick': undefined;
    'filter.month': undefined;
    'filter.months': { count: number };
    'filter.year': undefined;
    'filter.years': { count: number };
    'filter.start': undefined;
    'filter.end': undefined;
    'filter.hint': undefined;
    'filter.apply': undefined;
    'filter.startMissing': undefined;
    'filter.endMissing': undefined;
    'filter.startAfterEnd': undefined;
    'filter.problems': undefined;
    'detail.title': undefined;
    'detail.credit': undefined;
    'detail.debit': undefined;
    'detail.none': undefined;
    'detail.activity': undefined;
    'detail.date': undefined;
    'detail.description': undefined;
    'detail.order': undefined;
    'detail.expire': undefined;
    'detail.flight': undefined;
    'detail.cabin': undefined;
    'detail.flightDate': undefined;
    'detail.ticket': undefined;
    'detail.distance': { km: number };
    'detail.farePoint': undefined;
    'detail.bonus': { rate: number };
    'detail.upgradePoint': undefined;
    'detail.upgradeCount': undefined;
    'detail.air': undefined;
    'detail.question': undefined;
    'detail.missing': undefined;
    'detail.missingText': undefined;
    'detail.back': undefined;
    'info.title': undefined;
    'info.figures': undefined;
    'info.remainPoint': undefined;
    'info.remainPointText': undefined;
    'info.consumePoint': undefined;
    'info.consumePointText': undefined;
    'info.useConsumePoint': undefined;
    'info.useConsumePointText': undefined;
    'info.invalidPoint': undefined;
    'info.invalidPointText': undefined;
    'info.returnPoint': undefined;
    'info.returnPointText': undefined;
    'info.overConsumePoint': undefined;
    'info.overConsumePointText': undefined;
    'info.upgradePoint': undefined;
    'info.upgradePointText': undefined;
    'info.upgradeCount': undefined;
    'info.upgradeCountText': undefined;
    'info.umPoint': undefined;
    'info.umPointText': undefined;
    'info.good': undefined;
    'info.rule1': undefined;
    'info.rule2': undefined;
    'info.rule3': undefined;
    'info.rule4': undefined;
    'csv.file': undefined;
    'csv.date': undefined;
    'csv.type': undefined;
    'csv.detail': undefined;
    'csv.amount': undefined;
    'csv.order': undefined;
  };
  'seat-choice': {
    'choose.title': undefined;
    'checkIn.title': undefined;
    'chosen.title': undefined;
    'cabin.title': undefined;
    'route': { from: string | number; to: string | number };
    'letters': undefined;
    'segments': undefined;
    'segment.none': undefined;
    'loading': undefined;
    'failed': undefined;
    'map.failed': undefined;
    'map.note': undefined;
    'gone.title': undefined;
    'gone.text': undefined;
    'done.title': undefined;
    'done.text': undefined;
    'journeys': undefined;
    'pass': undefined;
    'toCheckIn': undefined;
    'choose.submit': undefined;
    'choose.pay': undefined;
    'choose.shut.title': undefined;
    'choose.shut.text': undefined;
    'held.title': undefined;
    'held.text': undefined;
    'absent.title': undefined;
    'absent.text': undefined;
    'unknown.title': undefined;
    'unknown.text': undefined;
    'unknown.offline': undefined;
    'unknown.check': undefined;
    'checkIn.submit': undefined;
    'checkIn.missing': { count: number };
    'checkIn.left': { b: Tag; days: number; hours: number; minutes: number };
    'checkIn.counters': { counters: string | number };
    'checkIn.early': undefined;
    'checkIn.before': { flightNo: string | number };
    'checkIn.inform': undefined;
    'checkIn.hotline': { number: string | number };
    'safety.title': undefined;
    'safety.never': undefined;
    'safety.never.explosives': undefined;
    'safety.never.flammables': undefined;
    'safety.never.gases': undefined;
    'safety.never.poisons': undefined;
    'safety.never.oxidisers': undefined;
    'safety.never.magnets': undefined;
    'safety.power': undefined;
    'safety.power.hand': undefined;
    'safety.power.free': { wh: number };
    'safety.power.freeDo': { grams: number };
    'safety.power.approval': { from: number; to: number };
    'safety.power.approvalDo': { count: number };
    'safety.power.banned': { wh: number };
    'safety.power.bannedDo': undefined;
    'safety.power.count': { devices: number; spares: number };
    'safety.agree': { names: string | number };
    'safety.checked': undefined;
    'safety.confirm': undefined;
    'safety.close': undefined;
    'change.title': undefined;
    'change.submit': { seat: string | number };
    'change.choose': undefined;
    'change.open.title': undefined;
    'change.open.text': undefined;
    'change.closed': undefined;
    'change.from': undefined;
    'change.to': undefined;
    'change.same': { price: string | number };
    'price.points': { points: number };
    'price.both': { cash: string | number; points: string | number };
    'steps': undefined;
    'step.done': undefined;
    'step.now': undefined;
    'step.later': undefined;
    'step.failed': undefined;
    'step.old.now': undefined;
    'step.old.done': undefined;
    'step.old.failed': undefined;
    'step.old.giving': { seat: string | number };
    'step.old.given': { seat: string | number };
    'step.old.carried': { seat: string | number; price: string | number };
    'step.new.later': undefined;
    'step.new.now': undefined;
    'step.new.done': undefined;
    'step.new.failed': undefined;
    'step.new.waiting': undefined;
    'step.new.booking': { seat: string | number };
    'step.new.booked': { seat: string | number };
    'step.new.lost': { seat: string | number };
    'step.changed.later': undefined;
    'step.changed.done': undefined;
    'step.changed.failed': undefined;
    'step.changed.will': undefined;
    'step.changed.has': undefined;
    'step.changed.not': { seat: string | number };
    'step.elapsed': { seconds: number };
    'change.working': undefined;
    'change.workingText': { to: string | number; from: string | number };
    'change.paid': { price: string | number };
    'change.leave': undefined;
    'change.done': { to: string | number };
    'change.doneText': undefined;
    'change.restored': { from: string | number };
    'change.restoredText': { to: string | number; from: string | number };
    'change.lost': { to: string | number; from: string | number };
    'change.lostText': undefined;
    'change.again': undefined;
    'change.itinerary': undefined;
    'change.failed': undefined;
    'change.missing': undefined;
    'change.missingText': undefined;
    'order.completed': undefined;
    'order.completedText': undefined;
    'order.waiting': undefined;
    'order.waitingText': { b: Tag; time: string | number };
    'order.over': undefined;
    'order.cancelled': undefined;
    'order.cancelledText': undefined;
    'order.refunding': undefined;
    'order.refundingText': { from: number; to: number };
    'order.paid': { price: string | number };
    'order.free': undefined;
    'order.due': { price: string | number };
    'order.refresh': undefined;
    'order.detail': undefined;
    'order.again': undefined;
    'order.list': undefined;
    'order.failed': undefined;
    'order.missing': undefined;
    'order.missingText': undefined;
    'order.seats': undefined;
    'cabin.flight': undefined;
    'cabin.example': undefined;
    'cabin.day': undefined;
    'cabin.search': undefined;
    'cabin.unknown': { flightNo: string | number };
    'cabin.unknownText': undefined;
    'cabin.look': undefined;
    'cabin.choose': undefined;
  };
  'seat-orders': {
    'title': undefined;
    'detail.title': undefined;
    'list.failed': undefined;
    'list.unchanged': undefined;
    'list.empty': undefined;
    'list.emptyText': undefined;
    'list.choose': undefined;
    'state.completed': undefined;
    'state.waiting': undefined;
    'state.cancelled': undefined;
    'state.expired': undefined;
    'hold': { b: Tag; time: string | number; minutes: number };
    'route': { from: string | number; to: string | number };
    'oneSeat': { name: string | number; seat: string | number };
    'bill.label': undefined;
    'bill.seat': undefined;
    'bill.cash': undefined;
    'bill.points': undefined;
    'bill.price': undefined;
    'bill.total': undefined;
    'bill.paid': undefined;
    'bill.free': undefined;
    'bill.notOffered': undefined;
    'relation.self': undefined;
    'relation.beneficiary': undefined;
    'relation.notYet': undefined;
    'relation.other': undefined;
    'ways': undefined;
    'way.cash': undefined;
    'way.cashDetail': undefined;
    'way.points': undefined;
    'way.pointsDetail': undefined;
    'points': { points: number; u: Tag };
    'meter.have': { points: number };
    'meter.missing': { points: number };
    'who': { names: string | number };
    'balanceUnknown': undefined;
    'buy': { points: number };
    'buyHow': { a: Tag; hotline: string | number };
    'refundTerms': { from: string | number; to: string | number };
    'due.cash': undefined;
    'due.points': undefined;
    'pay.cash': undefined;
    'pay.points': undefined;
    'pay.cashInstead': undefined;
    'pay.pointsInstead': undefined;
    'pay.noWay': undefined;
    'completed': undefined;
    'checkIn': undefined;
    'refunding': { from: string | number; to: string | number };
    'released': undefined;
    'again': undefined;
    'facts': undefined;
    'facts.orderNo': undefined;
    'facts.time': undefined;
    'facts.amount': undefined;
    'facts.paidBy': undefined;
    'facts.contact': undefined;
    'facts.phone': undefined;
    'facts.email': undefined;
    'facts.none': undefined;
    'amount.or': { cash: string | number; points: string | number };
    'amount.points': { points: number };
    'paidBy.cash': undefined;
    'paidBy.points': undefined;
    'paidBy.nothing': undefined;
    'copy': undefined;
    'copied': undefined;
    'copyFailed': undefined;
    'cancel': undefined;
    'cancel.title': undefined;
    'cancel.text': undefined;
    'cancel.keep': undefined;
    'cancel.done': undefined;
    'refund': undefined;
    'refund.title': undefined;
    'refund.cash': { amount: string | number; from: string | number; to: string | number };
    'refund.points': { amount: string | number };
    'refund.nothing': undefined;
    'refund.keep': undefined;
    'refund.done': undefined;
    'unknown.pay': undefined;
    'unknown.cancel': undefined;
    'unknown.contact': undefined;
    'unknown.text': undefined;
    'unknown.offline': undefined;
    'unknown.check': undefined;
    'undone.pay': undefined;
    'undone.payText': undefined;
    'undone.cancel': undefined;
    'undone.cancelText': undefined;
    'undone.contact': undefined;
    'undone.contactText': undefined;
    'refused': undefined;
    'cashier.failed': undefined;
    'cashier.failedText': undefined;
    'missing': undefined;
    'missing.text': undefined;
    'missing.all': undefined;
    'contact.title': undefined;
    'contact.add': undefined;
    'contact.edit': undefined;
    'contact.why': undefined;
    'contact.name': undefined;
    'contact.country': undefined;
    'contact.phone': undefined;
    'contact.email': undefined;
    'contact.optional': undefined;
    'contact.plans': undefined;
    'contact.save': undefined;
    'contact.saved': undefined;
  };
  'seats': {
    'loading': undefined;
    'failed.title': undefined;
    'failed.text': undefined;
    'failed.retry': undefined;
    'failed.hotline': { number: string | number };
    'none.title': undefined;
    'none.text': undefined;
    'full.title': undefined;
    'close': undefined;
    'separator': undefined;
    'letters': undefined;
    'own': undefined;
    'chips': undefined;
    'chip.turn': undefined;
    'chip.none': undefined;
    'chip.infant': { name: string | number };
    'look': undefined;
    'decks': undefined;
    'deck.main': undefined;
    'deck.upper': undefined;
    'view': undefined;
    'view.map': undefined;
    'view.list': undefined;
    'propose': undefined;
    'proposal.childAlone': undefined;
    'proposal.tooManyChildren': undefined;
    'proposal.noRoom': undefined;
    'filter': undefined;
    'band': { price: string | number; kind: string | number };
    'price.free': undefined;
    'price.points': { points: number };
    'price.both': { cash: string | number; points: string | number };
    'kind.free': undefined;
    'kind.selectable': undefined;
    'kind.preferred': undefined;
    'kind.exit': undefined;
    'kind.paid': undefined;
    'legend.chosen': undefined;
    'legend.paid': undefined;
    'legend.taken': undefined;
    'legend.notForPassenger': undefined;
    'legend.notSoldOnline': undefined;
    'legend.unknown': undefined;
    'feature.window': undefined;
    'feature.aisle': undefined;
    'feature.middle': undefined;
    'feature.legroom': undefined;
    'feature.bassinet': undefined;
    'feature.noWindow': undefined;
    'feature.limitedLegroom': undefined;
    'feature.noRecline': undefined;
    'feature.wing': undefined;
    'feature.front': undefined;
    'refusal.taken': undefined;
    'refusal.notForPassenger': undefined;
    'refusal.notSoldOnline': undefined;
    'refusal.unknown': undefined;
    'refusal.chosen': undefined;
    'refusal.paid': undefined;
    'refusal.exitRow.age': { years: number };
    'refusal.exitRow.infant': undefined;
    'refusal.exitRow.help': undefined;
    'refusal.noInfantHere': undefined;
    'refusal.onLap': undefined;
    'refusal.childApart': undefined;
    'refusal.childAlone': undefined;
    'refusal.tooManyChildren': undefined;
    'refusal.noSuchSeat': undefined;
    'said.taken': { name: string | number; seat: string | number };
    'said.next': { name: string | number };
    'said.left': { name: string | number; seat: string | number };
    'said.turn': { name: string | number };
    'said.refused': { seat: string | number; reason: string | number };
    'said.noSuchSeat': { seat: string | number };
    'said.proposed': { together: string; seats: string | number };
    'zoom.in': undefined;
    'zoom.out': undefined;
    'zoom.near': undefined;
    'zoom.hint': undefined;
    'grid': undefined;
    'grid.help': undefined;
    'grid.helpLook': undefined;
    'cabin.first': undefined;
    'cabin.business': undefined;
    'cabin.premium': undefined;
    'cabin.economy': undefined;
    'exit': undefined;
    'wing': undefined;
    'fitting.galley': undefined;
    'fitting.lavatory': undefined;
    'fitting.stairs': undefined;
    'fitting.closet': undefined;
    'fitting.bassinet': undefined;
    'fitting.unknown': { name: string | number };
    'part.front': undefined;
    'part.middle': undefined;
    'part.exit': undefined;
    'part.rear': undefined;
    'section': { cabin: string | number; part: string | number };
    'section.rows': { from: string | number; to: string | number; free: number };
    'row': { number: string | number };
    'row.free': { letters: string | number };
    'row.none': undefined;
    'row.held': { letters: string | number };
    'list.onlyOpen': undefined;
    'list.shut': undefined;
    'list.exit': undefined;
    'exitRow.title': undefined;
    'exitRow.able': undefined;
    'exitRow.able.orders': undefined;
    'exitRow.able.door': undefined;
    'exitRow.able.help': undefined;
    'exitRow.not': undefined;
    'exitRow.not.age': { years: number };
    'exitRow.not.pregnant': undefined;
    'exitRow.not.children': undefined;
    'exitRow.not.impaired': undefined;
    'exitRow.not.belt': undefined;
    'exitRow.not.pet': undefined;
    'exitRow.agree': { name: string | number };
    'exitRow.checked': undefined;
    'exitRow.confirm': { seat: string | number };
    'exitRow.other': undefined;
    'hold.until': { b: Tag; time: string | number; minutes: number };
    'hold.over': undefined;
    'hold.overText': undefined;
    'hold.renew': undefined;
    'strip.nobody': undefined;
    'strip.one': { name: string | number; seat: string | number };
    'strip.total': undefined;
    'strip.and': undefined;
    'strip.nothing': undefined;
    'lost.title': { seat: string | number };
    'lost.text': undefined;
    'lost.kept': { seats: string | number };
    'lost.until': { time: string | number };
    'lost.ways': { name: string | number };
    'lost.nearest': undefined;
    'lost.beside': undefined;
    'lost.sameRow': undefined;
    'lost.together': { people: number };
    'lost.none': undefined;
    'lost.take': { seats: string | number };
  };
  'shell': {
    'back': undefined;
    'home': undefined;
    'skip': undefined;
    'loading': undefined;
    'signingIn': undefined;
    'signingInText': undefined;
    'signIn': undefined;
    'notFound.title': undefined;
    'notFound.text': undefined;
    'chunk.title': undefined;
    'chunk.timeout': { seconds: number; chunk: string | number };
    'chunk.missing': { chunk: string | number };
    'crash.title': undefined;
    'crash.text': undefined;
    'retry': undefined;
    'reload': undefined;
    'close': undefined;
    'call': undefined;
    'notice.title': undefined;
    'notice.confirm': undefined;
    'tabs.label': undefined;
    'tabs.home': undefined;
    'tabs.flights': undefined;
    'tabs.trip': undefined;
    'tabs.checkIn': undefined;
    'tabs.mine': undefined;
    'again.title': undefined;
    'again.asked': undefined;
    'again.waiting': undefined;
    'again.refused': undefined;
    'again.later': undefined;
    'again.signIn': undefined;
    'again.done': undefined;
    'offline': { b: Tag; time: string | number };
  };
  'test': {
    'title': undefined;
    'environment': undefined;
    'operate': undefined;
    'capabilities': undefined;
    'config': undefined;
    'hidden': undefined;
    'none': undefined;
    'yes': undefined;
    'no': undefined;
    'version': undefined;
    'version.current': { version: string | number };
    'version.change': undefined;
    'version.title': undefined;
    'version.legend': undefined;
    'version.note': undefined;
    'close': undefined;
  };
  'tiers': {
    'name.STD': undefined;
    'name.SIL': undefined;
    'name.GOL': undefined;
    'name.PLT': undefined;
    'name.CHD': undefined;
    'member.STD': undefined;
    'member.SIL': undefined;
    'member.GOL': undefined;
    'member.PLT': undefined;
    'member.CHD': undefined;
  };
  'travel-information': {
    'title': undefined;
  };
  'validation': {
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
    'relation.choose': undefined;
    'country.choose': undefined;
    'gender.choose': undefined;
    'day.empty': undefined;
    'day.date': undefined;
    'birthday.future': undefined;
    'birthday.past': undefined;
    'birthday.newborn': { days: number };
    'birthday.infant': { years: number };
    'birthday.child': { from: number; to: number };
    'birthday.adult': { years: number };
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
    'document.officer': undefined;
    'document.lenient': { min: number; max: number };
    'document.expired': undefined;
    'document.issuer': undefined;
    'document.twice': undefined;
    'document.known': undefined;
    'email.address': undefined;
    'sms.code': undefined;
    'password.login': { min: number; max: number };
    'password.characters': undefined;
    'password.repeat': undefined;
    'password.digits': undefined;
    'password.same': undefined;
    'password.sequence': undefined;
    'flight.number': undefined;
    'ticket.number': undefined;
    'ticket.own': { prefix: string | number };
    'order.number': undefined;
    'card.number': undefined;
    'card.check': undefined;
    'remark.long': { over: number };
    'attachment.type': { types: string | number };
    'attachment.empty': undefined;
    'attachment.large': { megabytes: number };
    'attachment.many': { max: number };
    'range.start': undefined;
    'range.end': undefined;
    'range.order': undefined;
    'range.days': { days: number };
    'range.year': undefined;
  };
}

/** One lazy catalogue for each language and area. A key that a language lacks does not compile. */
export const packs: Packs<MessageArguments> = {
  zh: {
    'beneficiaries': () => import('./zh/beneficiaries.json'),
    'beneficiary-form': () => import('./zh/beneficiary-form.json'),
    'boarding-pass': () => import('./zh/boarding-pass.json'),
    'check-in': () => import('./zh/check-in.json'),
    'companions': () => import('./zh/companions.json'),
    'failures': () => import('./zh/failures.json'),
    'forms': () => import('./zh/forms.json'),
    'home': () => import('./zh/home.json'),
    'mine': () => import('./zh/mine.json'),
    'pinyin': () => import('./zh/pinyin.json'),
    'places': () => import('./zh/places.json'),
    'points': () => import('./zh/points.json'),
    'seat-choice': () => import('./zh/seat-choice.json'),
    'seat-orders': () => import('./zh/seat-orders.json'),
    'seats': () => import('./zh/seats.json'),
    'shell': () => import('./zh/shell.json'),
    'test': () => import('./zh/test.json'),
    'tiers': () => import('./zh/tiers.json'),
    'travel-information': () => import('./zh/travel-information.json'),
    'validation': () => import('./zh/validation.json'),
  },
  en: {
    'beneficiaries': () => import('./en/beneficiaries.json'),
    'beneficiary-form': () => import('./en/beneficiary-form.json'),
    'boarding-pass': () => import('./en/boarding-pass.json'),
    'check-in': () => import('./en/check-in.json'),
    'companions': () => import('./en/companions.json'),
    'failures': () => import('./en/failures.json'),
    'forms': () => import('./en/forms.json'),
    'home': () => import('./en/home.json'),
    'mine': () => import('./en/mine.json'),
    'pinyin': () => import('./en/pinyin.json'),
    'places': () => import('./en/places.json'),
    'points': () => import('./en/points.json'),
    'seat-choice': () => import('./en/seat-choice.json'),
    'seat-orders': () => import('./en/seat-orders.json'),
    'seats': () => import('./en/seats.json'),
    'shell': () => import('./en/shell.json'),
    'test': () => import('./en/test.json'),
    'tiers': () => import('./en/tiers.json'),
    'travel-information': () => import('./en/travel-information.json'),
    'validation': () => import('./en/validation.json'),
  },
  ja: {
    'beneficiaries': () => import('./ja/beneficiaries.json'),
    'beneficiary-form': () => import('./ja/beneficiary-form.json'),
    'boarding-pass': () => import('./ja/boarding-pass.json'),
    'check-in': () => import('./ja/check-in.json'),
    'companions': () => import('./ja/companions.json'),
    'failures': () => import('./ja/failures.json'),
    'forms': () => import('./ja/forms.json'),
    'home': () => import('./ja/home.json'),
    'mine': () => import('./ja/mine.json'),
    'pinyin': () => import('./ja/pinyin.json'),
    'places': () => import('./ja/places.json'),
    'points': () => import('./ja/points.json'),
    'seat-choice': () => import('./ja/seat-choice.json'),
    'seat-orders': () => import('./ja/seat-orders.json'),
    'seats': () => import('./ja/seats.json'),
    'shell': () => import('./ja/shell.json'),
    'test': () => import('./ja/test.json'),
    'tiers': () => import('./ja/tiers.json'),
    'travel-information': () => import('./ja/travel-information.json'),
    'validation': () => import('./ja/validation.json'),
  },
  ko: {
    'beneficiaries': () => import('./ko/beneficiaries.json'),
    'beneficiary-form': () => import('./ko/beneficiary-form.json'),
    'boarding-pass': () => import('./ko/boarding-pass.json'),
    'check-in': () => import('./ko/check-in.json'),
    'companions': () => import('./ko/companions.json'),
    'failures': () => import('./ko/failures.json'),
    'forms': () => import('./ko/forms.json'),
    'home': () => import('./ko/home.json'),
    'mine': () => import('./ko/mine.json'),
    'pinyin': () => import('./ko/pinyin.json'),
    'places': () => import('./ko/places.json'),
    'points': () => import('./ko/points.json'),
    'seat-choice': () => import('./ko/seat-choice.json'),
    'seat-orders': () => import('./ko/seat-orders.json'),
    'seats': () => import('./ko/seats.json'),
    'shell': () => import('./ko/shell.json'),
    'test': () => import('./ko/test.json'),
    'tiers': () => import('./ko/tiers.json'),
    'travel-information': () => import('./ko/travel-information.json'),
    'validation': () => import('./ko/validation.json'),
  },
  ru: {
    'beneficiaries': () => import('./ru/beneficiaries.json'),
    'beneficiary-form': () => import('./ru/beneficiary-form.json'),
    'boarding-pass': () => import('./ru/boarding-pass.json'),
    'check-in': () => import('./ru/check-in.json'),
    'companions': () => import('./ru/companions.json'),
    'failures': () => import('./ru/failures.json'),
    'forms': () => import('./ru/forms.json'),
    'home': () => import('./ru/home.json'),
    'mine': () => import('./ru/mine.json'),
    'pinyin': () => import('./ru/pinyin.json'),
    'places': () => import('./ru/places.json'),
    'points': () => import('./ru/points.json'),
    'seat-choice': () => import('./ru/seat-choice.json'),
    'seat-orders': () => import('./ru/seat-orders.json'),
    'seats': () => import('./ru/seats.json'),
    'shell': () => import('./ru/shell.json'),
    'test': () => import('./ru/test.json'),
    'tiers': () => import('./ru/tiers.json'),
    'travel-information': () => import('./ru/travel-information.json'),
    'validation': () => import('./ru/validation.json'),
  },
};
