import { useState } from 'react';
import { vars } from '@mapp/kit/theme';
import { framesOf, type Frame } from '../../.storybook/beside.ts';
import type { Along } from '../../.storybook/beside-address.ts';

export interface FramesProps {
  /** Id of the story that is shown: `screens-points-bill--basic`. */
  story: string;
  /** Along what it is shown. */
  along: Along;
  /** The toolbar's globals, which hold for every frame. */
  globals: Readonly<Record<string, unknown>>;
}

interface OneProps extends Frame {
  /** Its turn has come. */
  turn: boolean;
  story: string;
  onLoad: () => void;
}

function One({ label, address, size, turn, story, onLoad }: OneProps) {
  return (
    <figure style={{ flex: 'none' }}>
      <figcaption style={{ paddingBlockEnd: vars.space[2], fontWeight: vars.font.weight.semibold }}>
        <a href={address} target="_blank" rel="noreferrer">
          {label}
        </a>
      </figcaption>
      <iframe
        key={address}
        title={`${story}, ${label}`}
        src={turn ? address : undefined}
        width={size.width}
        height={size.height}
        onLoad={turn ? onLoad : undefined}
        style={{
          border: `1px solid ${vars.color.border.hairline}`,
          borderRadius: vars.radius.card,
          background: vars.color.background.page,
        }}
      />
    </figure>
  );
}

/**
 * A story several times in a row, each a page of its own with its own network, host and clock. They load one after another: a
 * server that builds each of their thousand files when it is asked gives up on nine pages at once.
 */
export function Frames({ story, along, globals }: FramesProps) {
  const frames = framesOf(story, along, globals);
  const [loaded, setLoaded] = useState(0);
  const next = (at: number) => () => setLoaded((before) => Math.max(before, at + 1));
  return (
    <div
      lang="en"
      style={{
        minBlockSize: '100vh',
        padding: vars.space[4],
        background: vars.color.background.sunken,
      }}
    >
      <p role="status" style={{ paddingBlockEnd: vars.space[3], color: vars.color.text.secondary }}>
        {`${Math.min(loaded, frames.length)} of ${frames.length} loaded`}
      </p>
      <div style={{ display: 'flex', gap: vars.space[4], overflowX: 'auto' }}>
        {frames.map((frame, at) => (
          <One key={frame.label} {...frame} story={story} turn={at <= loaded} onLoad={next(at)} />
        ))}
      </div>
    </div>
  );
}
