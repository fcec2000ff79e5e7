import { vars } from '@mapp/kit/theme';
import { addressOf, pageOf } from '../beside.ts';
import { sizeOf } from '../viewports.ts';

/** A story as a docs page knows it. */
interface Shown {
  readonly id: string;
  readonly name: string;
  readonly parameters: { readonly docs?: { readonly description?: { readonly story?: string } } };
}

/** A story in a frame, which loads when its turn has come. */
interface Framed extends Shown {
  readonly turn: boolean;
}

export interface StoryFramesProps {
  stories: readonly Framed[];
  /** A frame has loaded: the next one's turn. A server that builds each file when it is asked gives up on several pages at once. */
  onLoad: () => void;
  /** The toolbar's, which hold in every frame. */
  globals: Readonly<Record<string, unknown>>;
}

const linkTo = (id: string): string => `?path=/story/${id}`;

/** A story alive, loaded when it comes into view. */
function StoryFrame({ story, globals, onLoad }: Omit<StoryFramesProps, 'stories'> & { story: Framed }) {
  const { width, height } = sizeOf(pageOf(globals));
  const description = story.parameters.docs?.description?.story;
  return (
    <figure style={{ flex: 'none', margin: 0, inlineSize: `min(100%, ${width}px)` }}>
      <figcaption style={{ paddingBlockEnd: vars.space[2] }}>
        <a href={linkTo(story.id)} target="_top" style={{ fontWeight: vars.font.weight.semibold }}>
          {story.name}
        </a>
        {description && <div style={{ color: vars.color.text.secondary }}>{description}</div>}
      </figcaption>
      <iframe
        title={story.name}
        src={story.turn ? addressOf(story.id, globals) : undefined}
        loading="lazy"
        onLoad={story.turn ? onLoad : undefined}
        style={{
          inlineSize: '100%',
          blockSize: `min(${height}px, 40rem)`,
          border: `1px solid ${vars.color.border.hairline}`,
          borderRadius: vars.radius.card,
          background: vars.color.background.page,
        }}
      />
    </figure>
  );
}

/** Stories, each a page of its own that shares nothing with the others. */
export const StoryFrames = ({ stories, ...frame }: StoryFramesProps) => (
  <div
    style={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'end',
      gap: vars.space[5],
      marginBlock: vars.space[4],
    }}
  >
    {stories.map((story) => (
      <StoryFrame key={story.id} story={story} {...frame} />
    ))}
  </div>
);

/** Stories that a page names without drawing them. */
export const StoryLinks = ({ stories }: { stories: readonly Shown[] }) =>
  stories.length > 0 && (
    <>
      <h3>{`${stories.length} more`}</h3>
      <ul style={{ columns: '14rem' }}>
        {stories.map(({ id, name }) => (
          <li key={id}>
            <a href={linkTo(id)} target="_top">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
