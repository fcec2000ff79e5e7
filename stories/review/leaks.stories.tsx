import type { StoryContext } from 'storybook/internal/csf';
import { within } from 'storybook/test';
import preview from '#storybook/preview';

/** Each leaks on purpose, in one place, and fails when the sweep does not find it there. */
const meta = preview.meta({
  tags: ['!autodocs', '!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <p>—</p>,
});

/** A member of the sandbox. */
const phone = '13800000001';

interface Leak {
  /** Where the sweep has to find it. */
  readonly in: string;
  readonly as?: string;
  readonly by: (context: Pick<StoryContext, 'world' | 'host' | 'navigation' | 'canvasElement'>) => void;
  readonly mend?: () => void;
}

const leaking = ({ in: place, as = phone, by, mend }: Leak) => ({
  parameters: { leaks: [`${as.toLowerCase()} stands in the ${place}`] },
  beforeEach: () => mend,
  play: by,
});

export const InADestination = meta.story(
  leaking({ in: 'address', by: ({ navigation }) => navigation.go('bill', { query: { entry: phone } }) }),
);

/** With its name encoded, as a host is asked to leave for another page. */
export const WhereTheHostGoes = meta.story(
  leaking({
    in: 'address',
    as: '张三',
    by: ({ host }) => host.page.leave('https://www.example.com/?name=%E5%BC%A0%E4%B8%89'),
  }),
);

export const InLocalStorage = meta.story(
  leaking({
    in: 'storage',
    by: () => localStorage.setItem('leak', phone),
    mend: () => localStorage.removeItem('leak'),
  }),
);

export const InSessionStorage = meta.story(
  leaking({
    in: 'storage',
    by: () => sessionStorage.setItem('leak', phone),
    mend: () => sessionStorage.removeItem('leak'),
  }),
);

export const InACookie = meta.story(
  leaking({
    in: 'cookies',
    by: () => void (document.cookie = `leak=${phone}`),
    mend: () => void (document.cookie = 'leak=; max-age=0'),
  }),
);

// oxlint-disable-next-line no-console -- it leaks on purpose
export const OnTheConsole = meta.story(leaking({ in: 'console', by: () => console.log('asked', phone) }));

export const InAnAttribute = meta.story(
  leaking({
    in: 'attributes',
    by: ({ canvasElement }) =>
      within(canvasElement).getAllByRole('paragraph')[0]?.setAttribute('data-of', phone),
  }),
);

export const InTelemetry = meta.story(
  leaking({
    in: 'telemetry',
    by: ({ world }) =>
      void world.told.push({
        event: 'failure',
        message: phone,
        code: '',
        page: '/mapp/mine',
        userId: '',
        call: 'bill',
        endpoint: '',
      }),
  }),
);
