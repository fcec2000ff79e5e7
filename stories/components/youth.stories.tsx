import { YouthApplicationForm } from '@mapp/kit/components/youth';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { field, saveButton } from '../forms.ts';
import { words } from '../words.ts';

const onSubmit = fn();
const onDraft = fn();

const meta = preview.meta({
  component: YouthApplicationForm,
  args: { agreementHref: '/mapp/youthLeague/agreement', onSubmit, onDraft, id: 'application' },
  beforeEach: () => {
    onSubmit.mockClear();
    onDraft.mockClear();
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <button type="submit" form="application">
          OK
        </button>
      </>
    ),
  ],
});

export const Filled = meta.story({
  args: {
    initial: {
      name: '林海',
      phoneCountry: 'CN',
      phone: '139 1234 0987',
      email: '',
      occupation: 'employed',
      organisation: '东海设计',
      agree: false,
    },
  },
  play: async ({ canvasElement, globals, userEvent }) => {
    const validation = await words(globals, 'validation');
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(field(canvasElement, 'agree')).toBeInvalid());
    await expect(canvasElement).toHaveTextContent(validation('agree.programme'));
    await userEvent.click(field(canvasElement, 'agree'));
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    await expect(onSubmit).toHaveBeenCalledWith({
      name: '林海',
      phone: '+86 13912340987',
      email: '',
      occupation: 'employed',
      organisation: '东海设计',
    });
    await expect(onDraft).toHaveBeenCalled();
  },
});
