import type { ErrorEntry } from '../errors-entry.ts';

/** Errors of an application for the youth programme; the documents name the screens alone, the codes are our proposal. */
export const programmesErrors = [
  {
    code: 'youth.age',
    meaning: 'The applicant is younger or older than the programme takes',
    action: 'goTo:youthGuide',
    messageKey: 'youth.refused.ageText',
    titleKey: 'youth.refused.age',
    calls: ['applyForYouth'],
  },
  {
    code: 'youth.twice',
    meaning: 'There is an application already, or a membership',
    action: 'goTo:youthMembers',
    messageKey: 'youth.refused.twiceText',
    titleKey: 'youth.refused.twice',
    calls: ['applyForYouth'],
  },
  {
    code: 'youth.outcomeUnknown',
    meaning: 'No answer came: whether there is an application is looked up before anything is sent again',
    action: 'retry',
    messageKey: 'outcome.text',
    calls: ['applyForYouth'],
  },
] as const satisfies readonly ErrorEntry[];
