import { reportPerson } from '@shulei/contract/message/calls.ts'
import { personOf } from '@shulei/mocks/cast/people.ts'
import { mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { expect, fn, screen, within } from 'storybook/test'
import preview from '#storybook/preview'
import { ReportDialog } from './ReportDialog.tsx'

const meta = preview.meta({
  title: 'Areas/message/ReportDialog',
  component: ReportDialog,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: { partnerId: personOf('gu').id, onClose: fn() },
})

const dialog = async () => within(await screen.findByRole('dialog'))

/** Without a reason nothing is sent. */
export const Person = meta.story({
  play: async () => {
    const inside = await dialog()
    await expect(inside.getByRole('button', { name: '举报' })).toBeDisabled()
  },
})

export const OneMessage = meta.story({
  args: { messageId: 7 },
  globals: { locale: 'en-US' },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Report this message' })
  },
})

type User = { click: (element: Element) => Promise<void> }
const report = async (userEvent: User) => {
  const inside = await dialog()
  await userEvent.click(inside.getByRole('radio', { name: '参赛作弊' }))
  await userEvent.click(inside.getByRole('button', { name: '举报' }))
  return inside
}

export const Sending = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending(reportPerson)),
  play: async ({ userEvent }) => {
    const inside = await report(userEvent)
    await inside.findByRole('button', { name: /正在提交/ })
  },
})

export const Done = meta.story({
  play: async ({ userEvent }) => {
    const inside = await report(userEvent)
    await inside.findByText(/^谢谢/)
  },
})

/** What no database takes is said at its field, in the reader's words, before anything is sent. */
export const Unstorable = meta.story({
  play: async ({ userEvent }) => {
    const inside = await dialog()
    await userEvent.click(inside.getByRole('radio', { name: '其他' }))
    const note = inside.getByRole('textbox', { name: /补充说明/ })
    await userEvent.click(note)
    await userEvent.paste('从这里复制的\0字')
    await expect(note).toHaveAccessibleDescription(/补充说明里有无法保存的字符/)
    await expect(inside.getByRole('button', { name: '举报' })).toBeDisabled()
  },
})

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefused(reportPerson, 'tooMany', '操作太频繁，请稍后再试。')),
  play: async ({ userEvent }) => {
    const inside = await report(userEvent)
    await expect(await inside.findByRole('alert')).toHaveTextContent('操作太频繁')
  },
})
