import type { ReactNode } from 'react';
import { vars } from '@mapp/kit/theme';

/** A page of the foundations: heading, a sentence, and what is drawn from the tokens. */
export function Sheet({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div
      lang="en"
      style={{
        display: 'grid',
        gap: vars.space[6],
        padding: vars.space[4],
        color: vars.color.text.primary,
        background: vars.color.background.page,
      }}
    >
      <div>
        <h1 style={{ fontSize: vars.font.title.size, fontWeight: vars.font.title.weight }}>{title}</h1>
        <p style={{ color: vars.color.text.secondary }}>{text}</p>
      </div>
      {children}
    </div>
  );
}

/** A name as it is in code, with what it is worth. */
export function Name({ of, children }: { of: string; children?: ReactNode }) {
  return (
    <span style={{ display: 'grid', fontSize: vars.font.small.size, lineHeight: vars.font.small.line }}>
      <span>{of}</span>
      <span style={{ color: vars.color.text.secondary, fontVariantNumeric: 'tabular-nums' }}>{children}</span>
    </span>
  );
}
