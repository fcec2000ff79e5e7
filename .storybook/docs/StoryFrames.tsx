import { vars } from '@mapp/kit/theme';
import { addressOf, pageOf } from '../beside.ts';
import { sizeOf } from '../viewports.ts';

/** A story as a docs page knows it. */
interface Shown {
  readonly id: string;
  readonly name: string;
  readonly parameters: { readonly docs?: { readonly description?: { readonly story?: string } } };
}

export interface StoryFramesProps {
  stories: readonly Shown[];
  /** The toolbar's, which hold in every frame. */
  globals: Readonly<Record<string, unknown>>;
}

/** Frames that one page shows alive: each of them is a whole page. */
const most = 6;

const linkTo = (id: string): string => `?path=/story/${id}`;

/** A story alive, loaded when it comes into view. */
function StoryFrame({ story, globals }: { story: Shown; globals: StoryFramesProps['globals'] }) {
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
        src={addressOf(story.id, globals)}
        loading="lazy"
        style={{
          inlineSize: '100%',
          blockSize: `min(${height}px, 80vh)`,
          border: `1px solid ${vars.color.border.hairline}`,
          borderRadius: vars.radius.card,
          background: vars.color.background.page,
        }}
      />
    </figure>
  );
}

/** The first states, each a page of its own that shares nothing with the others, and links to the rest. */
export function StoryFrames({ stories, globals }: StoryFramesProps) {
  const rest = stories.slice(most);
  return (
    <>
      <h2>States</h2>
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space[5] }}>
        {stories.slice(0, most).map((story) => (
          <StoryFrame key={story.id} story={story} globals={globals} />
        ))}
      </div>
      {rest.length > 0 && (
        <>
          <h3>{`${rest.length} more`}</h3>
          <ul style={{ columns: '14rem' }}>
            {rest.map(({ id, name }) => (
              <li key={id}>
                <a href={linkTo(id)} target="_top">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
