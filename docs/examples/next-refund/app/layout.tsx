import '@mapp/kit/theme';
import type { ReactNode } from 'react';

export const metadata = { title: 'Refunds', icons: 'data:,' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
