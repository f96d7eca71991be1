import { reportPerson } from '@shulei/contract/talk/message/calls.ts'
import { personOf } from '@shulei/mocks/cast/people.ts'
import { mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { expect, fn, screen, within } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { ReportDialog } from './ReportDialog.tsx'

const meta = preview.meta({
  title: 'Areas/block/ReportDialog',
  component: ReportDialog,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: { partnerId: personOf('gu').id, onClose: fn() },
})

const dialog = async () => within(await screen.findByRole('dialog'))

/** The report is not sent without a reason. */
export const Person = meta.story({
  play: async () => {
    const inside = await dialog()
    await expect(inside.getByRole('button', { name: text('message:report.submit') })).toBeDisabled()
  },
})

export const OneMessage = meta.story({
  args: { messageId: 7 },
  globals: { locale: 'en-US' },
  play: async () => {
    await screen.findByRole('dialog', { name: text('message:report.message') })
  },
})

type User = { click: (element: Element) => Promise<void> }
const report = async (userEvent: User) => {
  const inside = await dialog()
  await userEvent.click(inside.getByRole('radio', { name: text('message:report.reasons.cheating') }))
  await userEvent.click(inside.getByRole('button', { name: text('message:report.submit') }))
  return inside
}

export const Sending = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending(reportPerson)),
  play: async ({ userEvent }) => {
    const inside = await report(userEvent)
    await inside.findByRole('button', { name: pattern('message:report.sending') })
  },
})

export const Done = meta.story({
  play: async ({ userEvent }) => {
    const inside = await report(userEvent)
    await inside.findByText(/^谢谢/)
  },
})

/** Characters that the database cannot store are reported at the field before anything is sent. */
export const Unstorable = meta.story({
  play: async ({ userEvent }) => {
    const inside = await dialog()
    await userEvent.click(inside.getByRole('radio', { name: text('message:report.reasons.other') }))
    const note = inside.getByRole('textbox', { name: pattern('message:report.note') })
    await userEvent.click(note)
    await userEvent.paste('从这里复制的\0字')
    await expect(note).toHaveAccessibleDescription(pattern('message:report.forbidden'))
    await expect(inside.getByRole('button', { name: text('message:report.submit') })).toBeDisabled()
  },
})

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefused(reportPerson, 'tooMany')),
  play: async ({ userEvent }) => {
    const inside = await report(userEvent)
    await expect(await inside.findByRole('alert')).toHaveTextContent(refusalText('tooMany'))
  },
})
