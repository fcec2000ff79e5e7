import { useId } from 'react';
import { YouthApplicationForm } from '../../components/youth/YouthApplicationForm.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Notice } from '../../primitives/notice/Notice.tsx';
import { emptyYouth } from '../../validators/youth.ts';
import { Frame } from '../shell/Frame.tsx';
import { OutcomeNotice } from '../shell/OutcomeNotice.tsx';
import { isUnclear } from '../shell/use-certain-write.ts';
import { useFormDraft } from '../shell/use-form-draft.ts';
import { WriteButton } from '../shell/WriteButton.tsx';
import { youthDraft } from './drafts.ts';
import { useApplying } from './use-applying.ts';
import { YouthRefused } from './YouthRefused.tsx';
import * as styles from '../content/content.css.ts';

/** /youthLeague/apply: applies for the youth programme. */
export function YouthApplyScreen() {
  const t = useMessages('youth');
  const forms = useMessages('forms');
  const { href } = useNavigation();
  const formId = useId();
  const draft = useFormDraft(youthDraft, 'own', emptyYouth);
  const applying = useApplying(draft);
  return (
    <Frame
      title={t('apply.title')}
      footer={
        <WriteButton
          wide
          size="large"
          type="submit"
          form={formId}
          write={applying.write}
          onCheck={applying.check}
        >
          {t('apply.send')}
        </WriteButton>
      }
    >
      <div className={styles.stack}>
        <OutcomeNotice
          write={applying.write}
          words={{
            unknown: t('outcome.unknown'),
            absent: t('outcome.absent'),
            absentText: t('outcome.absentText'),
          }}
          refusal={(failure) => <YouthRefused failure={failure} />}
        />
        {draft.restored && !isUnclear(applying.write) && (
          <Notice
            tone="info"
            action={
              <Button variant="text" size="medium" onClick={() => draft.begin()}>
                {forms('startOver')}
              </Button>
            }
          >
            {forms('restored')}
          </Notice>
        )}
        <p className={styles.lead}>{t('apply.lead')}</p>
        <YouthApplicationForm
          key={draft.generation}
          id={formId}
          initial={draft.initial}
          agreementHref={href('youthAgreement')}
          onDraft={draft.keep}
          onSubmit={(applicant) => void applying.send(applicant)}
        />
      </div>
    </Frame>
  );
}
