/** Eight beneficiary forms as a host shows them, each with a passport, so that every field is there. */
import '@mapp/kit/theme';
import { BeneficiaryForm } from '@mapp/kit/components/beneficiary-form';
import { MessagesProvider, preloadMessages } from '@mapp/kit/messages';
import { emptyBeneficiary, emptyIdentity } from '@mapp/kit/validators';
import { offer } from '../bill-adapter.ts';

const initial = { ...emptyBeneficiary, identities: [emptyIdentity('passport')] };
const context = { today: '2026-06-01' };
const readPinyin = async () => [];
const nothing = () => undefined;

await preloadMessages('zh', ['beneficiary-form', 'beneficiaries', 'forms', 'pinyin', 'places', 'validation']);
offer(() => (
  <MessagesProvider locale="zh">
    {Array.from({ length: 8 }, (_, index) => (
      <BeneficiaryForm
        key={index}
        id={`form-${index}`}
        defaultValue={initial}
        context={context}
        readPinyin={readPinyin}
        onChange={nothing}
        onSubmit={nothing}
      />
    ))}
  </MessagesProvider>
));
