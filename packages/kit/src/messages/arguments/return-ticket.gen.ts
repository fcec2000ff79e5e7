// Written by `npm run messages` from the Chinese catalogues. Do not edit.
/** The arguments of each message of `return-ticket`, by key. */
export interface ReturnTicket {
  'title': undefined;
  'intro': undefined;
  'other': undefined;
  'otherText': undefined;
  'tab.tickets': undefined;
  'tab.requests': undefined;
  'empty': undefined;
  'emptyText': undefined;
  'failed': undefined;
  'notes': undefined;
  'apply': undefined;
  'free': undefined;
  'card.flight': { day: string | number; flightNo: string | number };
  'card.passenger': { name: string | number; ticket: string | number };
  'notes.title': undefined;
  'notes.1': undefined;
  'notes.1.text': undefined;
  'notes.2': undefined;
  'notes.2.text': undefined;
  'notes.3': undefined;
  'notes.3.text': undefined;
  'notes.4': undefined;
  'notes.4.text': { contact: number; days: number };
  'notes.next': undefined;
  'reapply': undefined;
  'reapply.closed': undefined;
  'reapply.closedText': undefined;
  'detail': undefined;
  'gone': undefined;
  'goneText': undefined;
  'result': undefined;
  'result.failed': undefined;
  'result.count': { count: number };
  'result.wanted': undefined;
  'result.ok': undefined;
  'result.samples': undefined;
  'sample.certificate': undefined;
  'sample.certificateText': undefined;
  'sample.message': undefined;
  'sample.messageText': undefined;
  'sample.pass': undefined;
  'sample.passText': undefined;
  'supplement': undefined;
}
