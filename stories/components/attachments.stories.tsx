import {
  Attachments,
  useAttachments,
  UploadRefused,
  type AttachedFile,
  type Upload,
} from '@mapp/kit/components/attachments';
import type { Refused } from '@mapp/kit/validators';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { photograph } from '../photograph.ts';
import { padded } from '../primitives/padded.tsx';
import { there } from '../there.ts';
import { words } from '../words.ts';

const refuse = (key: string, args?: object) => ({ ok: false, key, args }) as unknown as Refused;

const megabyte = 1_048_576;
const given = { onAdd: fn(), onRemove: fn(), onRetry: fn(), onReplace: fn() };
const content = new File(['%PDF-1.7'], '延误证明.pdf', { type: 'application/pdf' });

const files: readonly AttachedFile[] = [
  { key: '1', name: '延误短信.jpg', isPicture: true, bytes: 1.8 * megabyte, state: 'attached', id: 'a' },
  {
    key: '2',
    name: '延误证明.pdf',
    isPicture: false,
    bytes: 6.6 * megabyte,
    state: 'sending',
    sent: 4.1 * megabyte,
  },
  {
    key: '3',
    name: '登机口照片.png',
    isPicture: true,
    bytes: 12.4 * megabyte,
    state: 'refused',
    refusal: refuse('attachment.large', { megabytes: 10, found: 12.4, over: 2.4 }),
  },
];

const meta = preview.meta({ component: Attachments, decorators: [padded], args: { ...given, files } });

/** One is there, one on its way, and one too large: each has its own line. */
export const Basic = meta.story({
  play: async ({ args, canvas, globals, userEvent, said }) => {
    const t = await words(globals, 'attachments');
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '62');
    await userEvent.click(
      canvas.getByRole('button', { name: t('remove.name', { name: said('延误短信.jpg') }) }),
    );
    await expect(args.onRemove).toHaveBeenCalledWith('1');
    const other = photograph('other.jpg', 8, 8);
    await userEvent.upload(
      canvas.getByLabelText(t('another.name', { name: said('登机口照片.png') })),
      await other,
    );
    await expect(args.onReplace).toHaveBeenCalledWith('3', expect.objectContaining({ name: 'other.jpg' }));
  },
});

/** Nothing has been chosen: the words are the button, and the keyboard reaches it. */
export const Empty = meta.story({
  args: { files: [] },
  play: async ({ canvas, globals, userEvent }) => {
    const t = await words(globals, 'attachments');
    await userEvent.tab();
    await expect(canvas.getByLabelText(t('add'))).toHaveFocus();
  },
});

/** Words of one's own that are empty do not take the button away. */
export const EmptyLabel = meta.story({
  args: { files: [], addWords: '' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'attachments');
    await expect(canvas.getByText(t('add'))).toBeVisible();
  },
});

/** A long name loses its middle and wraps; marks that turn the direction of writing are gone. */
export const LongNames = meta.story({
  args: {
    files: [
      '关于航班延误的情况说明',
      `${'a-very-long-file-name-without-any-space'.repeat(4)}.pdf`,
      'invoice\u202egpj.pdf',
      '\u200b',
    ].map((name, at) => ({
      key: `${at}`,
      name,
      isPicture: false,
      bytes: 640_000,
      state: 'attached',
      id: `${at}`,
    })),
  },
  render: ({ files: [first, ...others], ...args }, { said }) => (
    <Attachments
      {...args}
      files={[{ ...there(first), name: `${said(there(first).name).repeat(8)}.pdf` }, ...others]}
    />
  ),
  play: async ({ canvasElement, globals }) => {
    const t = await words(globals, 'attachments');
    await expect(canvasElement).not.toHaveTextContent('\u202e');
    await expect(canvasElement).toHaveTextContent('invoice gpj.pdf');
    await expect(canvasElement).toHaveTextContent(t('nameless'));
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** Five are attached: one has to go before another one comes. */
export const Full = meta.story({
  args: {
    files: ['1', '2', '3', '4', '5'].map((key) => ({
      key,
      name: `${key}.pdf`,
      isPicture: false,
      bytes: 90_000,
      state: 'attached',
      id: key,
    })),
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'attachments');
    await expect(canvas.getByText(t('full', { count: 5 }))).toBeVisible();
    await expect(canvas.queryByLabelText(t('add'))).toBeNull();
  },
});

/** Proof is wanted and none is there. */
export const Missing = meta.story({
  args: { files: [], error: '这个原因需要证明材料' },
  play: async ({ canvas, globals, said }) => {
    const t = await words(globals, 'attachments');
    await expect(canvas.getByLabelText(t('add'))).toHaveAccessibleDescription(said('这个原因需要证明材料'));
  },
});

/** Every way in which a file comes no further. */
export const NotAttached = meta.story({
  args: {
    files: [
      { key: '1', name: '延误证明.pdf', isPicture: false, bytes: 8, content, state: 'failed' },
      {
        key: '2',
        name: 'virus.pdf',
        isPicture: false,
        bytes: 8,
        content,
        state: 'failed',
        message: '这个文件未通过检查，请换一个',
      },
      ...(
        [
          ['证明.exe', refuse('attachment.type', { types: 'jpg, png, pdf' })],
          ['照片.jpg', refuse('attachment.content')],
          ['照片.heic', refuse('attachment.unreadable')],
          ['空.pdf', refuse('attachment.empty')],
          ['a/b.pdf', refuse('attachment.name')],
          ['第六个.pdf', refuse('attachment.many', { max: 5 })],
        ] as const
      ).map(([name, refusal]) => ({
        key: name,
        name,
        isPicture: false,
        bytes: 8,
        state: 'refused' as const,
        refusal,
      })),
    ],
  },
  parameters: { covers: ['refund.fileRefused'] },
  play: async ({ args, canvas, globals, userEvent, said }) => {
    const t = await words(globals, 'attachments');
    const v = await words(globals, 'validation');
    await expect(canvas.getByText(t('failed'))).toBeVisible();
    await expect(canvas.getByText(v('attachment.content'))).toBeVisible();
    await expect(canvas.getByText(v('attachment.unreadable'))).toBeVisible();
    await expect(canvas.getByText(v('attachment.empty'))).toBeVisible();
    await expect(canvas.getByText(v('attachment.name'))).toBeVisible();
    await expect(canvas.getByText(v('attachment.many', { max: 5 }))).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: t('retry.name', { name: said('延误证明.pdf') }) }),
    );
    await expect(args.onRetry).toHaveBeenCalledWith('1');
  },
});

const taken = fn<Upload>();

function Working() {
  const attachments = useAttachments({ upload: taken });
  return (
    <Attachments
      files={attachments.files}
      onAdd={attachments.add}
      onRemove={attachments.remove}
      onRetry={attachments.retry}
      onReplace={attachments.replace}
    />
  );
}

/** A photograph goes smaller than it was and says nothing of its place; one that fails is sent again, alone. */
export const Photographs = meta.story({
  render: () => <Working />,
  beforeEach: ({ said }) => {
    taken.mockReset();
    taken.mockRejectedValueOnce(new UploadRefused(said('这个文件未通过检查'))).mockResolvedValue('id');
  },
  play: async ({ canvas, globals, userEvent, said }) => {
    const t = await words(globals, 'attachments');
    const chosen = [
      await photograph('first.jpg', 3200, 2000, 'GPS 31.23N'),
      await photograph('second.jpg', 300, 200, 'GPS 31.23N'),
      new File(['MZ'], 'third.jpg', { type: 'image/jpeg' }),
    ];
    await userEvent.upload(canvas.getByLabelText(t('add')), chosen);
    await waitFor(() => expect(canvas.getByText(said('这个文件未通过检查'))).toBeVisible(), {
      timeout: 5000,
    });
    await waitFor(() => expect(canvas.getAllByText(t('attached'))).toHaveLength(1), { timeout: 5000 });
    const sent = taken.mock.calls.map(([file]) => file);
    await expect(sent.map(({ name }) => name)).toEqual(['first.jpg', 'second.jpg']);
    for (const file of sent) await expect(await file.text()).not.toContain('GPS');
    const bitmap = await createImageBitmap(sent[0] ?? new Blob());
    await expect([bitmap.width, bitmap.height]).toEqual([2560, 1600]);
    await userEvent.click(canvas.getByRole('button', { name: t('retry.name', { name: 'first.jpg' }) }));
    await waitFor(() => expect(canvas.getAllByText(t('attached'))).toHaveLength(2));
    await expect(canvas.getByText(t('told', { all: 3, attached: 2, wrong: 1 }))).toBeInTheDocument();
  },
});
