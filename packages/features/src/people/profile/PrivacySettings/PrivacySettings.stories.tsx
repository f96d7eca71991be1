import { basicInfo, updatePrivateMyDynamics, updatePrivateWork } from '@shulei/contract/people/profile/calls.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { privacyChoiceFixture } from '@shulei/mocks/people/profile/fixtures.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { PrivacySettings } from './PrivacySettings.tsx'

const meta = preview.meta({
  title: 'Areas/profile/PrivacySettings',
  component: PrivacySettings,
})

/** Everything is visible to everybody. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const switches = await canvas.findAllByRole('switch')
    const off = switches.filter((one) => !(one as HTMLInputElement).checked)
    await expect(off.map((one) => one.closest('label')?.textContent)).toEqual([
      text('settings:privacy.flag.onlyMutual'),
    ])
  },
})

export const Loading = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockPending(basicInfo)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(text('shell:a11y.loading'))
  },
})

/** The audience setting is disabled while nobody can see the activity. */
export const Hidden = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const mutual = await canvas.findByRole('switch', { name: text('settings:privacy.flag.onlyMutual') })
    await userEvent.click(canvas.getByRole('switch', { name: text('settings:privacy.flag.seeMyDynamics') }))
    await expect(mutual).toBeDisabled()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text('editing:save.saved')))
  },
})

const audiences: unknown[] = []

/** Changing the audience of the activity leaves its visibility flag unchanged. */
export const Narrowed = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => {
    audiences.length = 0
    msw.use(
      mock(updatePrivateMyDynamics, ({ body }) => {
        audiences.push(body)
        return privacyChoiceFixture(undefined, body)
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const mutual = await canvas.findByRole('switch', { name: text('settings:privacy.flag.onlyMutual') })
    await userEvent.click(mutual)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text('editing:save.saved')))
    await userEvent.click(mutual)
    await waitFor(() => expect(audiences).toEqual([{ audience: 'mutual' }, { audience: 'everybody' }]))
  },
})

/** A failed change is reverted, with the server's message. */
export const NotSaved = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockRefused(updatePrivateWork, 'unavailable')),
  play: async ({ canvas, userEvent }) => {
    const work = await canvas.findByRole('switch', { name: text('settings:privacy.flag.seeWorkInfo') })
    await userEvent.click(work)
    const refused =
      text('settings:notSaved', { name: text('settings:privacy.flag.seeWorkInfo') }) + refusalText('unavailable')
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(refused))
    await expect(work).toBeChecked()
  },
})
