import { Ground as KitGround } from '@mapp/kit/mapp';
import { Boundary } from '@mapp/kit/screens/shell';
import type { ReactNode } from 'react';
import type { Parts } from './parts.ts';
import { Unstarted } from './Unstarted.tsx';

/** Ground of every screen; a page that lacks a part of it says so. */
export function Ground({ parts, children }: { parts: Parts; children: ReactNode }) {
  return (
    <KitGround mapp={parts}>
      <Boundary fallback={(error) => <Unstarted error={error} part="part" />}>{children}</Boundary>
    </KitGround>
  );
}
