import { websiteFixture } from '@shulei/mocks/house/shell/fixtures.ts'
import { machinePlaceFixture } from '@shulei/mocks/house/time-machine/fixtures.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { withSite } from '../../../base/site/stories/withSite.tsx'
import { MachineBar } from './MachineBar.tsx'

const meta = preview.meta({
  title: 'Areas/time-machine/MachineBar',
  component: MachineBar,
  decorators: [withSite({ website: websiteFixture() })],
  parameters: { layout: 'fullscreen' },
  args: { place: machinePlaceFixture(), shown: { role: 'captain', at: Date.parse('2026-12-01T09:00:00+08:00') } },
})

/** The bar names the role and the instant, and says that nothing is saved. */
export const Closed = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('complementary', { name: text('time-machine:region') })
    await expect(bar).toHaveTextContent('2026/12/01 09:00')
    await expect(bar).toHaveTextContent(text('time-machine:role.captain'))
    await expect(canvas.getByText(text('time-machine:readOnly'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: text('time-machine:exit') })).toBeVisible()
  },
})

/** Role and instant are chosen inside the bar. */
export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(text('time-machine:change')))
    await expect(canvas.getByLabelText(text('time-machine:role.label'))).toBeVisible()
    await expect(canvas.getByText(text('time-machine:limits'))).toBeVisible()
  },
})

export const Dark = meta.story({ globals: { theme: 'dark' }, args: { shown: { role: 'banned', at: 0 } } })

export const EnglishPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false }, locale: 'en-US' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(text('time-machine:change')))
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})
