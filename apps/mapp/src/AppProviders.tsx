import { MappProviders as KitGround } from '@mapp/kit/mapp';
import { Boundary } from '@mapp/kit/screens/shell';
import type { ReactNode } from 'react';
import type { AppServices } from './app-services.ts';
import { StartError } from './StartError.tsx';

/** Providers around every screen; a page that lacks a part of it says so. */
export function AppProviders({ parts, children }: { parts: AppServices; children: ReactNode }) {
  return (
    <KitGround mapp={parts}>
      <Boundary fallback={(error) => <StartError error={error} part="part" />}>{children}</Boundary>
    </KitGround>
  );
}
