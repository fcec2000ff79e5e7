import { messagesFor, type Locale } from '@mapp/kit/messages';
import { HandOverNotice, HandOverQuestion } from '@mapp/kit/screens/account/hand-over';
import { Screen } from '@mapp/kit/primitives/screen';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import preview from '#storybook/preview';

const meta = preview.meta({
  component: HandOverQuestion,
  tags: ['!autodocs'],
  globals: { host: 'rail' },
  args: { asks: 'signIn' as const, onAnswer: fn() },
});

interface Played {
  canvas: ReturnType<typeof within>;
  globals: Record<string, unknown>;
}

const wordsIn = ({ globals }: Played) => messagesFor(globals['locale'] as Locale, 'hand-over');
const onAnswer = fn();
const asked = async (
  played: Played,
  key: 'question.continue' | 'question.guest' | 'question.stay' | 'out.continue',
) => played.canvas.findByRole('button', { name: (await wordsIn(played))(key) });

/** A guest came by a link that nobody vouches for. */
export const FromElsewhere = meta.story({
  args: { onAnswer },
  parameters: { member: null },
  play: async (played) => {
    onAnswer.mockClear();
    const t = await wordsIn(played);
    const partner = t('partner.rail');
    await expect(await played.canvas.findByText(t('question.title', { partner }))).toBeVisible();
    await userEvent.click(await asked(played, 'question.guest'));
    await userEvent.click(await asked(played, 'question.continue'));
    await expect(onAnswer.mock.calls).toEqual([[false], [true]]);
  },
});

/** The airline tells whose account it is, as far as it may. */
export const NamesTheAccount = meta.story({
  parameters: { member: null, address: '/Home?loginToken=bind-0' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(张\*|ZHANG S\*\*)$/)).toBeVisible();
  },
});

/** The account's holder is not told in time: the question is asked without. */
export const AccountUnknown = meta.story({
  parameters: { member: null, address: '/Home?loginToken=bind-0' },
  beforeEach: ({ airline }) => airline.fault({ path: '/member/auth/searchUser', kind: 'http500', times: 9 }),
  play: async (played) => {
    await expect(await asked(played, 'question.continue')).toBeEnabled();
    await expect(played.canvas.queryByText(/^(张\*|ZHANG S\*\*)$/)).toBeNull();
  },
});

/** Somebody is signed in already, and is named. */
export const InAMembersPlace = meta.story({
  play: async (played) => {
    await expect(await played.canvas.findByText(/张三|San Zhang/)).toBeVisible();
    await expect(await asked(played, 'question.stay')).toBeVisible();
  },
});

/** The holder of the present sign-in could not be found out. */
export const InSomebodysPlace = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: '/api/user/getUserInfo', kind: 'http500', times: 9 }),
  play: async (played) => {
    const t = await wordsIn(played);
    await expect(await played.canvas.findByText(new RegExp(t('question.replacesSomebody')))).toBeVisible();
  },
});

/** A partner without a name of its own. */
export const FromAnyPartner = meta.story({
  globals: { host: 'app' },
  parameters: { member: null },
  play: async (played) => {
    const t = await wordsIn(played);
    const title = t('question.title', { partner: t('partner.other') });
    await expect(await played.canvas.findByText(title)).toBeVisible();
  },
});

export const SignOut = meta.story({
  args: { asks: 'signOut' as const },
  play: async (played) => {
    await expect(await asked(played, 'out.continue')).toBeVisible();
    await expect(await asked(played, 'question.stay')).toBeVisible();
  },
});

export const InTheDark = meta.story({ ...InAMembersPlace.input, globals: { host: 'bank', theme: 'dark' } });

const onClose = fn();
const notice = {
  render: () => (
    <>
      <HandOverNotice onClose={onClose} />
      <Screen>
        <h1>MU</h1>
      </Screen>
    </>
  ),
};

/** Member who is signed in now, with the way back. */
export const SignedIn = meta.story({
  ...notice,
  play: async (played) => {
    onClose.mockClear();
    const { canvas, host, navigation } = played;
    const t = await wordsIn(played);
    await expect(await canvas.findByText(/张三|San Zhang/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('done.undo') }));
    await waitFor(() => expect(host.environment().proof).toBe(''));
    await expect(onClose).toHaveBeenCalledOnce();
    await expect(navigation.log).toContainEqual({ action: 'replace', to: '/Home' });
  },
});

/** The name could not be had: what has been done is said all the same. */
export const SignedInWithoutName = meta.story({
  ...notice,
  beforeEach: ({ airline }) => airline.fault({ path: '/api/user/getUserInfo', kind: 'http500', times: 9 }),
  play: async (played) => {
    onClose.mockClear();
    const t = await wordsIn(played);
    await expect(
      await played.canvas.findByText(t('done.plain', { partner: t('partner.rail') })),
    ).toBeVisible();
    await userEvent.click(played.canvas.getByRole('button', { name: t('done.close') }));
    await expect(onClose).toHaveBeenCalledOnce();
  },
});
