import { vars } from '@mapp/kit/theme';
import { framesOf } from '../../.storybook/beside.ts';
import type { Along } from '../../.storybook/beside-address.ts';

export interface FramesProps {
  /** Id of the story that is shown: `screens-points-bill--basic`. */
  story: string;
  /** Along what it is shown. */
  along: Along;
  /** The toolbar's globals, which hold for every frame. */
  globals: Readonly<Record<string, unknown>>;
}

/** A story several times in a row, each a page of its own with its own network, host and clock. */
export function Frames({ story, along, globals }: FramesProps) {
  return (
    <div
      lang="en"
      style={{
        display: 'flex',
        gap: vars.space[4],
        overflowX: 'auto',
        minBlockSize: '100vh',
        padding: vars.space[4],
        background: vars.color.background.sunken,
      }}
    >
      {framesOf(story, along, globals).map(({ label, address, size }) => (
        <figure key={label} style={{ flex: 'none' }}>
          <figcaption style={{ paddingBlockEnd: vars.space[2], fontWeight: vars.font.weight.semibold }}>
            <a href={address} target="_blank" rel="noreferrer">
              {label}
            </a>
          </figcaption>
          <iframe
            key={address}
            title={`${story}, ${label}`}
            src={address}
            width={size.width}
            height={size.height}
            style={{
              border: `1px solid ${vars.color.border.hairline}`,
              borderRadius: vars.radius.card,
              background: vars.color.background.page,
            }}
          />
        </figure>
      ))}
    </div>
  );
}
