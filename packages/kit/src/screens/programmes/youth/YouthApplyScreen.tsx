import { useId, useState } from 'react';
import { useYouthMembership } from '../../../client/programmes/programmes.ts';
import type { YouthMembership } from '../../../contracts/programmes/programmes.ts';
import { YouthApplicationForm } from '../../../components/youth/YouthApplicationForm.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { mayApply } from '../../../rules/programmes/youth.ts';
import { useSession } from '../../../session/session-provider.tsx';
import { emptyYouth } from '../../../validators/programmes/youth.ts';
import { Reading } from '../../shell/ReadStates.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { FormDraftNotice } from '../../shell/FormDraftNotice.tsx';
import { OutcomeNotice } from '../../shell/OutcomeNotice.tsx';
import { useFormDraft } from '../../shell/use-form-draft.ts';
import { WriteButton } from '../../shell/WriteButton.tsx';
import { youthDraft } from './drafts.ts';
import { useApplying } from './use-applying.ts';
import { YouthApplied } from './YouthApplied.tsx';
import { YouthClosed } from './YouthClosed.tsx';
import { YouthRefused } from './YouthRefused.tsx';
import * as styles from '../content.css.ts';

/** /youthLeague/apply: applies for the youth programme, where that can be done. */
export function YouthApplyScreen() {
  const t = useMessages('youth');
  const read = useYouthMembership();
  if (read.data) return <Apply membership={read.data} />;
  return (
    <Frame title={t('apply.title')}>
      <Reading read={read} title={t('failed')}>
        {() => null}
      </Reading>
    </Frame>
  );
}

/** The form as long as it is open: what is known when it is opened decides, and an application without an answer. */
function Apply({ membership }: { membership: YouthMembership }) {
  const { drafts } = useSession();
  const [open] = useState(() => mayApply(membership) || drafts.read(youthDraft, 'own')?.unsure !== undefined);
  const [applied, setApplied] = useState(false);
  if (applied) return <YouthApplied membership={membership} />;
  return open ? <Application onApplied={() => setApplied(true)} /> : <YouthClosed membership={membership} />;
}

function Application({ onApplied }: { onApplied: () => void }) {
  const t = useMessages('youth');
  const { href } = useNavigation();
  const formId = useId();
  const draft = useFormDraft(youthDraft, 'own', emptyYouth);
  const applying = useApplying(draft, onApplied);
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
        <FormDraftNotice {...{ draft }} write={applying.write} />
        <p className={styles.lead}>{t('apply.lead')}</p>
        <YouthApplicationForm
          key={draft.generation}
          id={formId}
          defaultValue={draft.initial}
          agreementHref={href('youthAgreement')}
          onChange={draft.keep}
          onSubmit={(applicant) => void applying.send(applicant)}
        />
      </div>
    </Frame>
  );
}
