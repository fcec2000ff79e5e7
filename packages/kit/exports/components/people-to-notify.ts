export {
  PeopleToNotify,
  type PeopleToNotifyProps,
} from '../../src/components/people-to-notify/PeopleToNotify.tsx';
export {
  PersonToNotifyForm,
  type PersonToNotifyFormProps,
} from '../../src/components/people-to-notify/PersonToNotifyForm.tsx';
