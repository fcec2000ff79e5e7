// Written by `npm run messages` from the Chinese catalogues. Do not edit.
/** The arguments of each message of `notice-dangerous-goods`, by key. */
export interface NoticeDangerousGoods {
  'lead': undefined;
  'never.title': undefined;
  'never.no.1': undefined;
  'never.no.1.rule': undefined;
  'never.no.2': undefined;
  'never.no.2.rule': undefined;
  'never.no.3': undefined;
  'never.no.3.rule': undefined;
  'never.no.4': undefined;
  'never.no.4.rule': undefined;
  'never.no.5': undefined;
  'never.no.5.rule': undefined;
  'power.title': undefined;
  'power.text.1': undefined;
  'power.yes.1': undefined;
  'power.yes.1.rule': undefined;
  'power.ask.1': undefined;
  'power.ask.1.rule': undefined;
  'power.no.1': undefined;
  'power.no.1.rule': undefined;
  'power.text.2': undefined;
  'count.title': undefined;
  'count.fact.1': undefined;
  'count.fact.1.rule': undefined;
  'count.fact.2': undefined;
  'count.fact.2.rule': undefined;
  'count.text.1': undefined;
}
