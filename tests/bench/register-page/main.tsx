/** The registration form as the site shows it, with a passport, so that every field is there. */
import '@mapp/kit/theme';
import { RegistrationForm } from '@mapp/kit/components/registration-form';
import { MessagesProvider, preloadMessages } from '@mapp/kit/messages';
import { emptyEnrolment } from '@mapp/kit/validators';
import { offer } from '../bill-adapter.ts';

const initial = { ...emptyEnrolment, kind: 'passport' as const };
const readPinyin = async () => [];
const nothing = () => undefined;
const code = {
  wait: undefined,
  busy: false,
  refusal: undefined,
  wrong: undefined,
  send: async () => true,
};

await preloadMessages('zh', [
  'register',
  'account-fields',
  'beneficiaries',
  'forms',
  'pinyin',
  'places',
  'validation',
]);
offer(() => (
  <MessagesProvider locale="zh">
    <RegistrationForm
      id="form-0"
      today="2026-06-01"
      defaultValue={initial}
      readPinyin={readPinyin}
      code={code}
      onChange={nothing}
      onSubmit={nothing}
    />
  </MessagesProvider>
));
