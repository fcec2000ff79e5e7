import { queryBeneficiary } from '@mapp/kit/contracts';
import { AddBeneficiaryScreen } from '@mapp/kit/screens/booking/add-beneficiary';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { bookingQuery } from '../../booking.ts';
import { field, ready, saveButton } from '../../forms.ts';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { tall } from '../../tall.ts';
import { showsThatItWaits } from '../../waiting.ts';

const meta = preview.meta({
  component: AddBeneficiaryScreen,
  tags: ['!autodocs'],
  parameters: { address: `/overbook/addBeneficiary?${bookingQuery}`, ...tall.parameters },
  globals: tall.globals,
});

/** The form of beneficiaries, among the pages of the booking. */
export const Basic = meta.story({
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(field(canvasElement, 'cnFamilyName')).toBeInvalid());
  },
});

export const Waiting = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: queryBeneficiary.path, kind: 'timeout', times: 1 }),
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure(queryBeneficiary.path));
