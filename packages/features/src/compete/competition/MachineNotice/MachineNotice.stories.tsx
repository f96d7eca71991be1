import { websiteFixture } from '@shulei/mocks/house/shell/fixtures.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { withSite } from '../../../base/site/stories/withSite.tsx'
import { MachineNotice } from './MachineNotice.tsx'

const meta = preview.meta({
  title: 'Areas/competition/MachineNotice',
  component: MachineNotice,
  decorators: [withSite({ website: websiteFixture() })],
  parameters: { layout: 'fullscreen' },
  args: { competitionId: 1003 },
})

/** The form names the competition and a role; without an instant the time machine opens at the present. */
export const Competition = meta.story({
  play: async ({ canvas }) => {
    const form = canvas.getByRole('button', { name: text('time-machine:open') }).closest('form') as HTMLFormElement
    await expect(form.getAttribute('action')).toBe('/api/site/time-machine')
    await expect(Object.fromEntries(new FormData(form))).toEqual({ scope: 'competition:1003', role: 'captain' })
  },
})

export const EnglishPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false }, locale: 'en-US' },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
    // one line, so that the page's own content stays in the first view
    await expect(canvas.getByRole('complementary').clientHeight).toBeLessThanOrEqual(48)
  },
})
