import { selfInvite } from '@shulei/contract/publish/invitation/calls.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { selfInviteFixture } from '@shulei/mocks/publish/invitation/fixtures.ts'
import { longWord } from '@shulei/ui/stories/longText.ts'
import { expect, spyOn } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { contestSite } from '../../../compete/competition/stories/contestSite.tsx'
import { InvitePanel } from './InvitePanel.tsx'

const meta = preview.meta({
  title: 'Areas/invitation/InvitePanel',
  component: InvitePanel,
  decorators: [contestSite],
  // stands in the pictures of InvitePage
  tags: ['no-picture'],
  args: { scope: { cmptId: 1001 } },
})

export const Copied = meta.story({
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(await canvas.findByRole('button', { name: text('invitation:link.copy') }))
    await canvas.findByText(text('invitation:link.copiedHint'))
    await expect(write).toHaveBeenCalledWith(selfInviteFixture().link)
    write.mockRestore()
  },
})

/** The browser refuses: the link is selected by hand. */
export const CopyFailed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await userEvent.click(await canvas.findByRole('button', { name: text('invitation:link.copy') }))
    await canvas.findByText(text('invitation:link.copyFailedHint'))
    write.mockRestore()
  },
})

export const LongLink = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false }, locale: 'en-US' },
  beforeEach({ msw }) {
    msw.use(
      mock(selfInvite, () =>
        selfInviteFixture({
          link: `https://shulei.example/special/${longWord}?targetId=208401`,
          counts: { begun: 1_204_557, counted: 1_198_004 },
        }),
      ),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByText('1,198,004')
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(mockPending(selfInvite))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeInTheDocument()
  },
})

export const Failed = meta.story({
  beforeEach({ msw }) {
    msw.use(mockRefused(selfInvite, 'unavailable'))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})
