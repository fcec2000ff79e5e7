import { useRef, useState, type FormEvent } from 'react';
import {
  orderRefusedAs,
  useLookUpReimbursement,
  useReloadOrders,
  useRequestReimbursement,
} from '../../../client/orders/orders.ts';
import type { Voucher } from '../../../contracts/orders/reimbursement.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { Field } from '../../../primitives/field/Field.tsx';
import { Segmented } from '../../../primitives/field/Segmented.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { toastStore } from '../../../primitives/toast/store.ts';
import { OutcomeNotice } from '../../shell/OutcomeNotice.tsx';
import { Reloaded } from '../../shell/ReloadedNotice.tsx';
import { personalDraft, useFormDraft, type FormDraftInUse } from '../../shell/use-form-draft.ts';
import { WriteButton } from '../../shell/WriteButton.tsx';
import { useVerifiedMutation } from '../../shell/use-verified-mutation.ts';
import * as styles from './vouchers.css.ts';

interface RequestFormProps {
  orderNo: string;
  /** Those that can be asked for. */
  vouchers: readonly Voucher[];
  /** They are asked for: number of the first ticket. */
  onSent: (ticketNo: string) => void;
}

interface Typed {
  readonly title: string;
  readonly taxNo?: string;
}

const nothing = { kind: 'person' as 'person' | 'company', title: '', taxNo: '' };

const titleDraft = personalDraft<typeof nothing, Typed>('reimbursement');

const taxNumber = /^[A-Z0-9]{15,20}$/;

/** Asks for the digital itineraries of an order with one title: a person's or a company's. */
export function RequestForm({ orderNo, vouchers, onSent }: RequestFormProps) {
  const t = useMessages('reimbursement');
  const draft = useFormDraft(titleDraft, orderNo, nothing);
  const [typed, setTyped] = useState(draft.initial);
  const { kind, title, taxNo } = typed;
  const type = (part: Partial<typeof nothing>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    draft.keep(next);
  };
  const [wrong, setWrong] = useState<{ title?: string; taxNo?: string }>({});
  const form = useRef<HTMLFormElement>(null);
  const { write, send, check } = useRequestWrite({ orderNo, vouchers, onSent }, draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const number = taxNo.trim().toUpperCase();
    const problems = {
      ...(title.trim() === '' && { title: t('title.missing') }),
      ...(kind === 'company' && !taxNumber.test(number) && { taxNo: t('taxNo.wrong') }),
    };
    setWrong(problems);
    if (problems.title !== undefined || problems.taxNo !== undefined) {
      const fields = form.current?.querySelectorAll<HTMLInputElement>('input:not([type=radio])');
      fields?.[problems.title === undefined ? 1 : 0]?.focus();
      return;
    }
    void send({ title: title.trim(), ...(kind === 'company' && { taxNo: number }) });
  };
  return (
    <Section title={t('ask')}>
      <form ref={form} noValidate className={styles.form} onSubmit={submit}>
        <OutcomeNotice
          write={write}
          words={{
            unknown: t('unknown'),
            absent: t('absent'),
            absentText: t('absentText'),
            refused: t('refused'),
          }}
          refusal={(failure) =>
            orderRefusedAs(failure) === 'order.noVoucher' ? (
              <Notice tone="error" title={t('refused')} live>
                {t('refused.text')}
              </Notice>
            ) : undefined
          }
        />
        {draft.lost && <Reloaded />}
        <Segmented
          label={t('kind')}
          value={kind}
          choices={[
            { value: 'person', label: t('kind.person') },
            { value: 'company', label: t('kind.company') },
          ]}
          onChange={(next) => type({ kind: next })}
        />
        <Field
          name="title"
          label={t('field.title')}
          value={title}
          error={wrong.title}
          autoComplete={kind === 'person' ? 'name' : 'organization'}
          onChange={(event) => type({ title: event.target.value })}
        />
        {kind === 'company' && (
          <Field
            label={t('field.taxNo')}
            hint={t('field.taxNo.hint')}
            value={taxNo}
            error={wrong.taxNo}
            autoComplete="off"
            autoCapitalize="characters"
            onChange={(event) => type({ taxNo: event.target.value })}
          />
        )}
        <WriteButton type="submit" wide write={write} onCheck={check}>
          {t('submit')}
        </WriteButton>
      </form>
    </Section>
  );
}

/** Sends the request; one whose outcome is not certain is looked up among the vouchers. */
function useRequestWrite(
  { orderNo, vouchers, onSent }: RequestFormProps,
  draft: Pick<FormDraftInUse<unknown, Typed>, 'unsure' | 'setUnsure' | 'forget'>,
) {
  const t = useMessages('reimbursement');
  const { mutateAsync } = useRequestReimbursement();
  const lookUp = useLookUpReimbursement();
  const reload = useReloadOrders();
  const ticketNos = vouchers.map(({ ticketNo }) => ticketNo);
  return useVerifiedMutation<Typed, object>({
    send: (typed) => mutateAsync({ orderNo, ticketNos, ...typed }),
    lookUp: async () =>
      (await lookUp(orderNo)).vouchers.find(
        ({ ticketNo, state }) => ticketNos.includes(ticketNo) && state !== 'open',
      ),
    unsure: draft.unsure,
    onUnsure: draft.setUnsure,
    onDone: async () => {
      draft.forget();
      await reload();
      const [first] = ticketNos;
      if (first !== undefined) onSent(first);
      toastStore.show(t('sent'));
    },
  });
}
