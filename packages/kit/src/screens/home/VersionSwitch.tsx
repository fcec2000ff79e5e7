import { useState } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { RadioList } from '../../primitives/field/RadioList.tsx';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../primitives/list-row/ListRow.tsx';
import { Sheet } from '../../primitives/sheet/Sheet.tsx';
import { useConfig } from '../../session/config-provider.tsx';
import { useSession } from '../../session/session-provider.tsx';
import * as styles from './VersionSwitch.css.ts';

/** Source: membership.md section 2. */
const versions = ['219', '218', '216', '215'] as const;

/** The version switcher: which version requests are sent with, kept for the session. */
export function VersionSwitch() {
  const t = useMessages('test');
  const session = useSession();
  const { appVersion } = useConfig();
  const [version, setVersion] = useState(() => session.get('version') ?? appVersion);
  const [open, setOpen] = useState(false);
  const choose = (chosen: string) => {
    session.set('version', chosen);
    setVersion(chosen);
    setOpen(false);
  };
  return (
    <Section title={t('version')}>
      <ListCard>
        <ListRow
          icon="change"
          label={t('version.change')}
          value={t('version.current', { version })}
          onClick={() => setOpen(true)}
        />
      </ListCard>
      <Sheet open={open} onOpenChange={setOpen} title={t('version.title')} closeLabel={t('close')}>
        <RadioList
          legend={t('version.legend')}
          items={versions.map((value) => ({ value, label: value }))}
          value={versions.find((known) => known === version)}
          onChange={choose}
        />
        <p className={styles.note}>{t('version.note')}</p>
      </Sheet>
    </Section>
  );
}
