import { deleteConversation, deleteMessage, reportPerson } from '@shulei/contract/talk/message/calls.ts'
import { mock, mockPending } from '@shulei/mocks/mock.ts'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { inPane } from '../stories/pane.tsx'
import { MessageConversation } from './MessageConversation.tsx'

const meta = preview.meta({
  title: 'Areas/message/MessageConversation',
  component: MessageConversation,
  ...inPane,
})

type User = { click: (element: Element) => Promise<void> }

async function openDelete(canvas: ReturnType<typeof within>, userEvent: User) {
  const [menu] = await canvas.findAllByRole('button', { name: text('message:conversation.messageMenu') })
  await userEvent.click(menu as Element)
  await userEvent.click(await screen.findByRole('menuitem', { name: text('message:conversation.delete') }))
  return within(await screen.findByRole('alertdialog', { name: text('message:conversation.deleteTitle') }))
}

export const Deleting = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending(deleteMessage)),
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDelete(canvas, userEvent)
    await userEvent.click(dialog.getByRole('button', { name: text('message:conversation.delete') }))
    await dialog.findByRole('button', { name: pattern('message:conversation.deleting') })
  },
})

export const Deleted = meta.story({
  // same picture as a conversation with one message less
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/读了你的队长手记/)
    const dialog = await openDelete(canvas, userEvent)
    await userEvent.click(dialog.getByRole('button', { name: text('message:conversation.delete') }))
    await waitFor(() => expect(canvas.queryByText(/读了你的队长手记/)).toBeNull())
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: text('message:conversation.messageMenu') })[0]).toHaveFocus(),
    )
  },
})

/** A§7: a zero means that nothing was deleted. */
export const DeleteFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(deleteMessage, () => 0)),
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDelete(canvas, userEvent)
    await userEvent.click(dialog.getByRole('button', { name: text('message:conversation.delete') }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(text('message:conversation.deleteFailed'))
    await expect(canvas.getByText(/读了你的队长手记/)).toBeInTheDocument()
  },
})

export const RemoveConversation = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(deleteConversation, () => 9)),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '对 顾南星' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: text('message:conversation.remove') }))
    const dialog = within(
      await screen.findByRole('alertdialog', { name: text('message:conversation.removeTitle', { name: '顾南星' }) }),
    )
    await userEvent.click(dialog.getByRole('button', { name: text('message:conversation.delete') }))
    await waitFor(() => expect(args.onRemoved).toHaveBeenCalledOnce())
  },
})

export const BlockAndReport = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(reportPerson, () => ({ reported: true as const }))),
  play: async ({ canvas, userEvent }) => {
    const menu = await canvas.findByRole('button', { name: '对 顾南星' })
    await userEvent.click(menu)
    await userEvent.click(await screen.findByRole('menuitem', { name: pattern('message:conversation.block') }))
    await canvas.findByText(text('message:session.blocked'))
    await userEvent.click(menu)
    await userEvent.click(await screen.findByRole('menuitem', { name: text('message:conversation.report') }))
    const dialog = within(await screen.findByRole('dialog', { name: text('message:report.person') }))
    await userEvent.click(dialog.getByRole('radio', { name: text('message:report.reasons.spam') }))
    await userEvent.click(dialog.getByRole('button', { name: text('message:conversation.report') }))
    await expect(await dialog.findByText(/^谢谢/)).toHaveRole('status')
  },
})
