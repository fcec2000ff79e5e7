import type { ReactNode } from 'react';
import { useBeneficiaries } from '../../client/beneficiaries/beneficiaries.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { placesTaken, roomLeft } from '../../rules/beneficiaries.ts';
import { beneficiaryCredentials } from '../../rules/credentials.ts';
import { relations } from '../../rules/relations.ts';
import { useConfig } from '../../session/config-provider.tsx';
import { Frame } from '../shell/Frame.tsx';
import * as styles from './beneficiaries.css.ts';

/** /beneficiaryManage/beneficiaryRule: what the documents say about beneficiaries, in short sentences. */
export function BeneficiaryRulesScreen() {
  const t = useMessages('beneficiaries');
  const { hotline } = useConfig();
  return (
    <Frame title={t('rules.title')}>
      <Rules title={t('rules.use')} rules={[t('rules.use1'), t('rules.use2'), t('rules.use3')]} />
      <Rules title={t('rules.who')} rules={[t('rules.who2'), t('rules.who1', { count: relations.length })]}>
        <Words label={t('rules.relations')} words={relations.map(({ id }) => t(`relation.${id}`))} />
      </Rules>
      <CountRules />
      <Rules title={t('rules.when')} rules={[t('rules.when1'), t('rules.when2')]} />
      <Rules title={t('rules.documents')} rules={[t('rules.documents1'), t('rules.documents2')]}>
        <Words
          label={t('rules.documents')}
          words={beneficiaryCredentials.map((kind) => t(`document.${kind}`))}
        />
      </Rules>
      <Rules title={t('rules.change')} rules={[t('rules.change1'), t('rules.change2'), t('rules.change3')]}>
        <Button variant="text" icon="phone" href={`tel:${hotline}`}>
          {hotline}
        </Button>
      </Rules>
    </Frame>
  );
}

/** How many there may be: from the server, and without its number while it is not there. */
function CountRules() {
  const t = useMessages('beneficiaries');
  const list = useBeneficiaries({ announce: 'silent' }).data?.uniBeneficiary;
  const count = list ? placesTaken(list) : 0;
  const rules = list
    ? [
        t('rules.max', { max: list.beneficiaryMax }),
        t('rules.now', { count, left: roomLeft(list.beneficiaryMax, count) }),
      ]
    : [t('rules.maxInList')];
  return <Rules title={t('rules.count')} rules={[...rules, t('rules.full')]} />;
}

interface RulesProps {
  title: string;
  rules: readonly string[];
  /** Further content of the rules. */
  children?: ReactNode;
}

function Rules({ title, rules, children }: RulesProps) {
  return (
    <Section title={title}>
      <ul className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      {children}
    </Section>
  );
}

function Words({ label, words }: { label: string; words: readonly string[] }) {
  return (
    <ul className={styles.words} aria-label={label}>
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  );
}
