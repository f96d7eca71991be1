import { readAllMessages } from '@shulei/contract/talk/message/calls.ts'
import { personOf } from '@shulei/mocks/cast/people.ts'
import { mockRefused } from '@shulei/mocks/mock.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { VisuallyHidden } from '@shulei/ui/VisuallyHidden/VisuallyHidden.tsx'
import { useRef } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { useUnreadWatch } from '../../../house/inbox/useUnreadWatch.ts'
import { MarkAllRead } from './MarkAllRead.tsx'

/** With the inbox count, which the header usually provides, and the page's title. */
function InAPage() {
  useUnreadWatch(personOf('lin').id)
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <>
      <h1 ref={title} tabIndex={-1}>
        <VisuallyHidden>私信</VisuallyHidden>
      </h1>
      <MarkAllRead what="messages" next={title} />
    </>
  )
}

const meta = preview.meta({
  title: 'Areas/message/MarkAllRead',
  component: MarkAllRead,
  args: { what: 'messages', next: { current: null } },
  render: () => <InAPage />,
})

export const Something = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: text('message:popover.markAllRead') })
  },
})

/** Once everything is read the button disappears: the focus moves to the page's title. */
export const Everything = meta.story({
  // the button has disappeared
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'))
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull())
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
  },
})

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefused(readAllMessages, 'tooMany')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusalText('tooMany'))
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
})
