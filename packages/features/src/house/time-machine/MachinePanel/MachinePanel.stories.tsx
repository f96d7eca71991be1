import { websiteFixture } from '@shulei/mocks/house/shell/fixtures.ts'
import { machinePlacesFixture } from '@shulei/mocks/house/time-machine/fixtures.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { withSite } from '../../../base/site/stories/withSite.tsx'
import { MachinePanel } from './MachinePanel.tsx'

const places = machinePlacesFixture()

const meta = preview.meta({
  title: 'Areas/time-machine/MachinePanel',
  component: MachinePanel,
  decorators: [withSite({ website: websiteFixture() })],
  args: { places, now: Date.parse(places[1]?.milestones[3]?.at ?? '') },
})

/** The choice of pages decides which moments are offered. */
export const Places = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(text('time-machine:title')))
    const select = canvas.getByLabelText(text('time-machine:place'))
    await expect(select).toHaveValue(places[0]?.scope)
    await userEvent.selectOptions(select, places[1]?.scope ?? '')
    const form = canvas.getByRole('button', { name: text('time-machine:open') }).closest('form') as HTMLFormElement
    await expect(new FormData(form).get('scope')).toBe(places[1]?.scope)
  },
})

/** A microsite without competitions offers no choice of pages. */
export const OnePlace = meta.story({
  args: { places: places.slice(1) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(text('time-machine:title')))
    await expect(canvas.queryByLabelText(text('time-machine:place'))).toBeNull()
  },
})
