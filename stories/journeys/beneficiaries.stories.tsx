import { BeneficiariesScreen } from '@mapp/kit/screens/beneficiaries/beneficiaries';
import { BeneficiaryDetailScreen } from '@mapp/kit/screens/beneficiaries/beneficiary-detail';
import { BeneficiaryFormScreen } from '@mapp/kit/screens/beneficiaries/beneficiary-form';
import { formDriver, pinyinPickerDriver } from '@mapp/kit/testing';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { ready } from '../forms.ts';
import { linksTo } from '../links.ts';
import { sentTo } from '../sent-to.ts';
import { tall } from '../tall.ts';
import { there } from '../there.ts';
import { words } from '../words.ts';
import { Walk } from './Walk.tsx';

const screens = {
  beneficiaries: BeneficiariesScreen,
  addBeneficiary: BeneficiaryFormScreen,
  beneficiaryDetail: BeneficiaryDetailScreen,
};
const add = '/api/memberApi/member/addBeneficiary';

const meta = preview.meta({
  component: Walk,
  tags: ['!autodocs'],
  parameters: tall.parameters,
  globals: tall.globals,
  args: { screens, start: '/beneficiaryManage', onLeft: fn() },
});

const rows = (root: HTMLElement) => linksTo(root, '/mapp/beneficiaryManage/beneficiaryDetail?');

/**
 * A surname that is read in an unusual way, a character that no list spells, and an answer that is lost on the way: it is looked up,
 * sent once, and the beneficiary is there as typed.
 */
export const RareName = meta.story({
  play: async ({ airline, canvas, canvasElement, globals, userEvent }) => {
    const t = await words(globals, 'beneficiaries');
    const pinyin = await words(globals, 'pinyin');
    const outcome = await words(globals, 'outcome');
    await waitFor(() => expect(rows(canvasElement)).toHaveLength(6));
    await userEvent.click(canvas.getByRole('link', { name: t('list.add') }));
    await ready(canvasElement);
    const form = formDriver(canvasElement, { user: userEvent });
    await form.fill('cnFamilyName', '单');
    form.field('cnGivenName').focus();
    // Its second character takes two units of text, which a keyboard gives at once.
    await userEvent.paste('晓𬭼');
    await form.fillAll({ 'identities.0.number': '310104199003074510', relation: 'friend' });
    await canvas.findByLabelText(pinyin('manual.family'));
    await expect(sentTo(airline, '/api/memberApi/pinyin')).not.toEqual([]);
    await pinyinPickerDriver(canvasElement, { user: userEvent }).write({ family: 'SHAN', given: 'XIAOYI' });
    airline.fault({ path: add, kind: 'network', after: true });
    await form.submit();
    await userEvent.click(await canvas.findByRole('button', { name: outcome('check') }));
    await waitFor(() => expect(rows(canvasElement)).toHaveLength(7));
    await expect(sentTo(airline, add)).toMatchObject([
      { cnFamilyName: '单', cnGivenName: '晓𬭼', enFamilyName: 'SHAN', enGivenName: 'XIAOYI' },
    ]);
    const row = there(rows(canvasElement).find((link) => link.textContent.includes('单晓𬭼')));
    await userEvent.click(row);
    await expect(await canvas.findByText('SHAN/XIAOYI')).toBeVisible();
  },
});
