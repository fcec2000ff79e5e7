import { Suspense, type ReactNode } from 'react';
import { MessagesProvider, type Locale } from '@mapp/kit/messages';

/** What the assembled site puts around a screen. */
export function Surroundings({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <MessagesProvider locale={locale}>
      <Suspense>{children}</Suspense>
    </MessagesProvider>
  );
}
