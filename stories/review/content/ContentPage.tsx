import type { ReactNode } from 'react';
import { Badge } from '@mapp/kit/primitives/badge';
import { vars } from '@mapp/kit/theme';
import { Rows, small } from '../../foundations/covered/rows.tsx';
import type { ContentReview, GlossaryTerm, SameText } from './content.ts';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section style={{ display: 'grid', gap: vars.space[3] }}>
      <h2 style={{ fontWeight: vars.font.weight.semibold }}>{title}</h2>
      <Rows>{children}</Rows>
    </section>
  );
}

const head = { display: 'flex', flexWrap: 'wrap', gap: vars.space[2], alignItems: 'center' } as const;

function Term({ term, meaning, say, not }: GlossaryTerm) {
  return (
    <li data-term={term} style={{ display: 'grid', gap: vars.space[1] }}>
      <b>{term}</b>
      {meaning && <span style={small}>{meaning}</span>}
      <dl style={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: vars.space[3] }}>
        {Object.entries(say).map(([locale, word]) => (
          <div key={locale} style={{ display: 'contents' }}>
            <dt style={small}>{locale}</dt>
            <dd>
              <span lang={locale}>{word || '–'}</span>{' '}
              <span style={small}>{not[locale] && `not ${not[locale].join(', ')}`}</span>
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

function Same({ message, text, languages, why }: SameText) {
  return (
    <li data-same={message} style={{ display: 'grid', gap: vars.space[1] }}>
      <span style={head}>
        <b style={{ overflowWrap: 'anywhere' }}>{message}</b>
        {why ? <Badge>meant</Badge> : <Badge tone="error">not explained</Badge>}
      </span>
      <span lang={languages[0]}>{text}</span>
      <span style={small}>{[languages.join(', '), why].filter(Boolean).join(': ')}</span>
    </li>
  );
}

/** Overview for reviewers of the texts: how complete each language is, the names of things, and equal texts. */
export function ContentPage({ languages, terms, otherWords, same }: ContentReview) {
  return (
    <>
      <Part title="Languages">
        {languages.map(({ locale, missing }) => (
          <li key={locale} data-locale={locale} style={head}>
            <b>{locale}</b>
            <Badge tone={missing.length > 0 ? 'error' : 'done'}>{`${missing.length} missing`}</Badge>
            {missing.length > 0 && <span style={small}>{missing.join(' · ')}</span>}
          </li>
        ))}
      </Part>
      {otherWords.length > 0 && (
        <Part title="Called otherwise than in the glossary">
          {otherWords.map(({ locale, message, term, text, why }) => (
            <li key={`${locale} ${message} ${term}`} style={{ display: 'grid', gap: vars.space[1] }}>
              <span style={head}>
                <b style={{ overflowWrap: 'anywhere' }}>{`${locale} ${message}`}</b>
                <Badge tone={why ? 'neutral' : 'error'}>{term}</Badge>
              </span>
              <span lang={locale}>{text}</span>
              <span style={small}>{why}</span>
            </li>
          ))}
        </Part>
      )}
      <Part title="Glossary">
        {terms.map((term) => (
          <Term key={term.term} {...term} />
        ))}
      </Part>
      <Part title="The same in several languages">
        {same.map((one) => (
          <Same key={`${one.message} ${one.text}`} {...one} />
        ))}
      </Part>
    </>
  );
}
