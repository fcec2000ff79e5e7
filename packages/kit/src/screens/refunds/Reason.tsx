import { useMessages } from '../../messages/provider.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { Field } from '../../primitives/field/Field.tsx';
import { SelectField } from '../../primitives/field/SelectField.tsx';
import { Notice } from '../../primitives/notice/Notice.tsx';
import { claimsAirline, proofOf, refundReasons } from '../../rules/refunds/reasons.ts';
import { useConfig } from '../../session/config-provider.tsx';
import { remarkLength, remarkLimit } from '../../validators/remark.ts';
import { detailLimit } from './application.ts';
import { Count } from './Count.tsx';
import { TextArea } from './TextArea.tsx';
import { useRemarkError } from './use-remark-error.ts';
import type { ToldParts } from './told-parts.ts';
import * as styles from './refunds.css.ts';

/** Why: the reason, and what may be said about it. Medical documents go elsewhere, which is said at once. */
export function Reason({ draft, change, problems, involuntary }: ToldParts & { involuntary: boolean }) {
  const t = useMessages('refund-form');
  const refund = useMessages('refund');
  const irregular = useMessages('return-ticket');
  const { hotline } = useConfig();
  const { reason } = draft;
  const tooLong = useRemarkError(draft.remark);
  const hint = () => {
    if (reason === '') return undefined;
    if (involuntary && claimsAirline(reason)) return irregular('free');
    if (proofOf(reason, involuntary) !== 'wanted') return undefined;
    return t(claimsAirline(reason) ? 'reason.airline' : 'reason.proof');
  };
  return (
    <Section title={t('why')}>
      <Card className={styles.fields}>
        <div data-part="reason">
          <SelectField
            label={t('reason')}
            hint={hint()}
            error={problems?.reason && reason === '' ? t('reason.choose') : undefined}
            placeholder={t('reason.choose')}
            value={reason}
            choices={refundReasons.map((value) => ({ value, label: refund(`reason.${value}`) }))}
            onChange={({ target }) => {
              const chosen = refundReasons.find((one) => one === target.value);
              if (chosen) change({ reason: chosen });
            }}
          />
        </div>
        {reason !== '' && proofOf(reason) === 'elsewhere' && (
          <Notice tone="attention" title={t('medical')} live>
            {t('medical.text', { hotline })}
          </Notice>
        )}
        <div data-part="remark">
          <TextArea
            label={t('remark')}
            aside={<Count used={remarkLength(draft.remark)} max={remarkLimit} />}
            hint={t('remark.hint')}
            error={problems?.remark ? tooLong : undefined}
            value={draft.remark}
            onChange={({ target }) => change({ remark: target.value })}
          />
        </div>
        <div data-part="detail">
          <Field
            label={t('detail')}
            aside={<Count used={Array.from(draft.detail).length} max={detailLimit} />}
            error={problems?.detail ? t('detail.long') : undefined}
            autoComplete="off"
            value={draft.detail}
            onChange={({ target }) => change({ detail: target.value })}
          />
        </div>
      </Card>
    </Section>
  );
}
