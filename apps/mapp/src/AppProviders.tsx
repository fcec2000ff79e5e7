import { MappProviders } from '@mapp/kit/mapp';
import { Boundary } from '@mapp/kit/screens/shell';
import type { ReactNode } from 'react';
import type { AppServices } from './app-services.ts';
import { StartError } from './StartError.tsx';

/** Providers around every screen; a page that lacks a part of it says so. */
export function AppProviders({ services, children }: { services: AppServices; children: ReactNode }) {
  return (
    <MappProviders mapp={services}>
      <Boundary fallback={(error) => <StartError error={error} part="part" />}>{children}</Boundary>
    </MappProviders>
  );
}
