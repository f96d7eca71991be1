import { inboxMessages, sendPicture } from '@shulei/contract/talk/message/calls.ts'
import { mock } from '@shulei/mocks/mock.ts'
import { MockRefusal, refusalText } from '@shulei/mocks/refusal.ts'
import { asPicture, messagesFixture, sentFixture } from '@shulei/mocks/talk/message/fixtures.ts'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { holdingPhoto } from '../../../people/identity/stories/photos.ts'
import { inPane, partner } from '../stories/pane.tsx'
import { MessageConversation } from './MessageConversation.tsx'

const meta = preview.meta({
  title: 'Areas/message/MessageConversation/Pictures',
  component: MessageConversation,
  ...inPane,
})

const transferOf = (files: readonly File[], words?: string) => {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  if (words !== undefined) data.setData('text/plain', words)
  return data
}

const event = { bubbles: true, cancelable: true }
const paste = (on: Element, clipboardData: DataTransfer) =>
  on.dispatchEvent(new ClipboardEvent('paste', { ...event, clipboardData }))
const drop = (on: Element, dataTransfer: DataTransfer) =>
  on.dispatchEvent(new DragEvent('drop', { ...event, dataTransfer }))

/** Pictures of both people have their place before they are loaded, and open in full size. */
export const InLog = meta.story({
  tags: ['modes'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock(inboxMessages, () => {
        const page = messagesFixture()
        const ofGu = page.list.find(({ mine }) => !mine)
        const own = page.list.find(({ mine }) => mine)
        return { ...page, list: page.list.map((one) => (one === ofGu || one === own ? asPicture(one) : one)) }
      }),
    ),
  play: async ({ canvas }) => {
    const log = within(await canvas.findByRole('log'))
    for (const name of [text('message:picture.from', { name: partner.name }), text('message:picture.mine')]) {
      const picture = log.getByRole('img', { name })
      await expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['320', '180'])
      await expect(log.getByRole('link', { name })).toHaveAttribute('href', picture.getAttribute('src'))
      await waitFor(() => expect(picture).toHaveProperty('complete', true))
    }
  },
})

const sent = fn()

/** A refused picture shows the reason and can be retried or discarded; what was typed stays in the field. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => {
    sent.mockClear()
    msw.use(
      mock(sendPicture, ({ params }) => {
        sent()
        if (sent.mock.calls.length < 3) throw new MockRefusal('tooMany')
        return { messages: [asPicture(sentFixture('', params.id))] }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox')
    await userEvent.type(field, '先看图')
    paste(field, transferOf([holdingPhoto('残差.png')]))
    const log = within(canvas.getByRole('log'))
    await log.findByText(`${text('message:sendMessage.failed')} ${refusalText('tooMany')}`)
    await expect(log.getByRole('img', { name: text('message:picture.mine') })).toHaveAttribute('width', '320')
    // not stored yet: there is nothing to open
    await expect(log.queryByRole('link', { name: text('message:picture.mine') })).toBeNull()
    await expect(field).toHaveValue('先看图')
  },
})

/** A retry sends the picture, and the row stays in its place. */
export const SentAgain = meta.story({
  tags: ['no-picture'], // same picture as InLog
  beforeEach: (context) => Failing.input.beforeEach?.(context),
  play: async (context) => {
    await Failing.input.play?.(context)
    const { canvas, userEvent } = context
    const log = within(canvas.getByRole('log'))
    for (const attempt of [2, 3]) {
      await userEvent.click(log.getByRole('button', { name: text('message:outbox.retry') }))
      await waitFor(() => expect(sent).toHaveBeenCalledTimes(attempt))
      if (attempt === 2) await log.findByText(`${text('message:sendMessage.failed')} ${refusalText('tooMany')}`)
    }
    await expect(await log.findByRole('link', { name: text('message:picture.mine') })).toBeVisible()
    await expect(log.getAllByRole('img', { name: text('message:picture.mine') })).toHaveLength(1)
  },
})

export const Discarded = meta.story({
  tags: ['no-picture'], // same picture as MessageConversation's OwnAndOther
  beforeEach: (context) => Failing.input.beforeEach?.(context),
  play: async (context) => {
    await Failing.input.play?.(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: text('message:picture.discard') }))
    await expect(within(canvas.getByRole('log')).queryByRole('img', { name: text('message:picture.mine') })).toBeNull()
    await expect(canvas.getByRole('textbox')).toHaveValue('先看图')
  },
})

/** Only pictures are sent: other files are refused in a sentence, and copied text stays text. */
export const NotAPicture = meta.story({
  beforeEach: ({ msw }) => {
    sent.mockClear()
    msw.use(
      mock(sendPicture, ({ params }) => {
        sent()
        return { messages: [asPicture(sentFixture('', params.id))] }
      }),
    )
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox')
    paste(field, transferOf([holdingPhoto()], '表格里的字'))
    const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], '图.png', { type: 'image/png' })
    drop(canvas.getByRole('log'), transferOf([svg]))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      text('message:picture.wrongKind', { name: '图.png' }),
    )
    const huge = new File([new Uint8Array(10 * 1024 * 1024 + 1)], '大.png', { type: 'image/png' })
    drop(canvas.getByRole('log'), transferOf([huge]))
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        text('message:picture.tooLarge', { name: '大.png', max: '10 MB' }),
      ),
    )
    await expect(sent).not.toHaveBeenCalled()
  },
})
