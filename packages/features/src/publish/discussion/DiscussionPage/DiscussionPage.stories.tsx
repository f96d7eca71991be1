import {
  addActivityReply,
  addReply,
  addTopic,
  decideTopic,
  discussionTopic,
  discussionTopics,
  removePost,
} from '@shulei/contract/publish/discussion/calls.ts'
import { MAX_TOPIC_TITLE } from '@shulei/domain/publish/discussion/discussion.ts'
import { userFixture } from '@shulei/mocks/base/session/fixtures.ts'
import { personOf } from '@shulei/mocks/cast/people.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { discussionTopicFixture, discussionTopicsFixture } from '@shulei/mocks/publish/discussion/fixtures.ts'
import { discussionHandlersOf } from '@shulei/mocks/publish/discussion/handlers.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { textDraftKey } from '../../../base/editor/textDraft.ts'
import { DiscussionPage } from './DiscussionPage.tsx'

const topicPath = '/competitions/1001/discuss?topic=42'
/** Storage key of the draft of a reply to that topic. */
const draftKey = textDraftKey(topicPath, userFixture().id)

const meta = preview.meta({
  title: 'Areas/discussion/DiscussionPage',
  component: DiscussionPage,
  parameters: { router: '/competitions/1001/discuss', site: { user: userFixture() }, visual: { wholePage: true } },
  args: { scope: { kind: 'competition', id: 1001 } },
})

type Canvas = Pick<ReturnType<typeof within>, 'findByRole' | 'findAllByRole'>

/** The editable text, once the editor is loaded. */
const editable = (canvas: Canvas, name: 'write.text' | 'write.reply') =>
  canvas.findByRole('textbox', { name: new RegExp(`^${text(`discussion:${name}`)}`) }, { timeout: 10_000 })

const replyButton = (canvas: Canvas) => canvas.findByRole('button', { name: text('discussion:write.reply') })

/** The editable text of the reply, which a press opens with the focus in it. */
async function reply(canvas: Canvas, userEvent: { click: (target: Element) => Promise<void> }) {
  await userEvent.click(await replyButton(canvas))
  const body = await editable(canvas, 'write.reply')
  await waitFor(() => expect(body).toHaveFocus())
  return body
}

export const Topics = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('listitem')
    await expect(rows).toHaveLength(4)
    await expect(rows[0]).toHaveTextContent(text('discussion:pinned'))
    await expect(rows[1]).toHaveTextContent(text('discussion:unread', { count: 4, number: '4' }))
    await expect(rows[2]).toHaveTextContent(text('discussion:notOpened'))
    await expect(within(rows[1] as HTMLElement).getByRole('link')).toHaveAttribute('href', topicPath)
  },
})

/** A visitor reads, and is told how to write. */
export const Visitor = meta.story({
  // differs from the story before in its foot alone
  tags: ['no-picture'],
  parameters: { site: { user: null } },
  beforeEach({ msw }) {
    msw.use(...discussionHandlersOf(null))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(text('discussion:loginFirst'))
    await expect(canvas.queryByRole('button', { name: text('discussion:newTopic') })).toBeNull()
  },
})

const review = {
  parameters: { router: '/information/activity/1/discussion' },
  args: { scope: { kind: 'activity', id: 1 } },
} as const

/** The discussion of an activity: the same list, with its own words. */
export const OfAnActivity = meta.story({
  ...review,
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByText(text('discussion:lead.activity'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: /报名帖/ })).toHaveAttribute(
      'href',
      '/information/activity/1/discussion?topic=41',
    )
  },
})

/** A reply goes to the activity, and the report of a post too. */
export const ReplyingInAnActivity = meta.story({
  args: review.args,
  // the posts and the form of a topic, which has a picture of its own
  tags: ['no-picture'],
  parameters: { router: '/information/activity/1/discussion?topic=41' },
  play: async ({ canvas, msw, userEvent }) => {
    const sent: string[] = []
    msw.use(
      mock(addActivityReply, ({ params, body }) => {
        sent.push(`${params.id} ${params.topicId} ${body.content}`)
        return { postId: 500, no: 7 }
      }),
    )
    await reply(canvas, userEvent)
    await userEvent.keyboard('报名')
    await userEvent.click(canvas.getByRole('button', { name: text('discussion:write.submit.reply') }))
    await waitFor(() => expect(sent).toEqual(['1 41 <p>报名</p>']))
    const [first] = await canvas.findAllByRole('button', { name: text('discussion:menu.label') })
    await userEvent.click(first as HTMLElement)
    await userEvent.click(await screen.findByRole('menuitem', { name: text('discussion:menu.report') }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('radio', { name: text('message:report.reasons.spam') }))
    await userEvent.click(dialog.getByRole('button', { name: text('message:report.submit') }))
    await dialog.findByText(text('message:report.done'))
  },
})

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(mock(discussionTopics, () => discussionTopicsFixture([])))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(text('discussion:emptyHint'))
  },
})

/** The words of the form that a reader leaves are kept, the title and the people with the text; sent, they reach the topic. */
export const TopicDraft = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, msw, userEvent }) => {
    const sent: unknown[] = []
    msw.use(
      mock(addTopic, ({ body }) => {
        sent.push(body)
        return { topicId: 42 }
      }),
    )
    const open = async () => userEvent.click(await canvas.findByRole('button', { name: text('discussion:newTopic') }))
    const title = () => canvas.findByRole('textbox', { name: new RegExp(`^${text('discussion:write.title')}`) })
    const chosen = () => canvas.findByRole('button', { name: text('discussion:mention.remove', { name: '顾南星' }) })
    await open()
    await userEvent.type(await title(), '闰年')
    await userEvent.click(await editable(canvas, 'write.text'))
    await userEvent.keyboard('请看 @顾')
    await screen.findByRole('option', { name: /顾南星/ })
    await userEvent.keyboard('{Enter}')
    await chosen()
    await userEvent.click(canvas.getByRole('button', { name: text('shell:action.cancel') }))
    await expect(canvas.getByRole('button', { name: text('discussion:newTopic') })).toHaveFocus()
    await open()
    await canvas.findByText(text('rich-text:draft.restored'))
    await expect(await title()).toHaveValue('闰年')
    await expect(await editable(canvas, 'write.text')).toHaveTextContent('请看 @顾南星')
    await chosen()
    await userEvent.click(canvas.getByRole('button', { name: text('discussion:write.submit.topic') }))
    const posts = await canvas.findAllByRole('article')
    await expect(sent).toEqual([{ title: '闰年', content: '<p>请看 @顾南星</p>', mentions: [personOf('gu').id] }])
    await waitFor(() => expect(posts[0]).toHaveFocus())
    await canvas.findByText(text('discussion:done.opened'))
    await expect(localStorage.getItem(textDraftKey('/competitions/1001/discuss', userFixture().id))).toBeNull()
  },
})

/** A missing value is named at its field; a refusal keeps every word. */
export const NewTopic = meta.story({
  beforeEach({ msw }) {
    msw.use(mockRefused(addTopic, 'tooMany'))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('discussion:newTopic') }))
    const body = await editable(canvas, 'write.text')
    const title = canvas.getByRole('textbox', { name: new RegExp(`^${text('discussion:write.title')}`) })
    const send = canvas.getByRole('button', { name: text('discussion:write.submit.topic') })
    await userEvent.click(send)
    await expect(title).toHaveAccessibleDescription(pattern('discussion:problem.topicTitleEmpty'))
    await userEvent.type(title, '浪'.repeat(MAX_TOPIC_TITLE + 1))
    await expect(title).toHaveAttribute('aria-invalid', 'true')
    await userEvent.clear(title)
    await userEvent.type(title, '闰年怎么处理')
    await userEvent.click(body)
    await userEvent.keyboard('2 月 29 日只有五个样本')
    await userEvent.click(send)
    await expect(await canvas.findByText(text('discussion:kept'))).toBeVisible()
    await expect(title).toHaveValue('闰年怎么处理')
    await expect(body).toHaveTextContent('2 月 29 日只有五个样本')
  },
})

export const Topic = meta.story({
  tags: ['modes'],
  parameters: { router: topicPath },
  play: async ({ canvas }) => {
    const posts = await canvas.findAllByRole('article')
    await expect(posts).toHaveLength(11)
    await expect(posts[4]).toHaveTextContent(text('discussion:removed.author'))
    await waitFor(() => expect(canvas.getAllByRole('button', { name: text('discussion:menu.label') })).toHaveLength(10))
    await expect(canvas.getByRole('link', { name: '@闻一' })).toBeVisible()
    await replyButton(canvas)
  },
})

/** An `@` in the text and the field below it mention people. A reply is sent once; then the form is closed, without a draft. */
export const Replying = meta.story({
  tags: ['no-picture'],
  parameters: { router: topicPath },
  play: async ({ canvas, msw, userEvent }) => {
    const sent: { content: string; mentions: number[] }[] = []
    msw.use(
      mock(addReply, ({ body }) => {
        sent.push(body)
        return { postId: 500, no: 9 }
      }),
    )
    const body = await reply(canvas, userEvent)
    const send = canvas.getByRole('button', { name: text('discussion:write.submit.reply') })
    await userEvent.click(send)
    await expect(await canvas.findByText(text('discussion:problem.postEmpty'))).toBeVisible()
    await userEvent.click(body)
    await userEvent.keyboard('谢谢@wen')
    const list = await screen.findByRole('listbox', { name: text('discussion:mention.label') })
    await expect(body).toHaveAttribute('aria-controls', list.id)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await userEvent.keyboard(' @xia')
    await screen.findByRole('option', { name: /夏知予/, selected: true })
    await userEvent.keyboard('{Enter}')
    await userEvent.type(canvas.getByRole('combobox'), '顾')
    await userEvent.click(await screen.findByRole('option', { name: /顾南星/ }))
    await canvas.findByRole('button', { name: text('discussion:mention.remove', { name: '顾南星' }) })
    await userEvent.click(send)
    const mentions = [personOf('xia').id, personOf('gu').id]
    await waitFor(() => expect(sent).toEqual([{ content: '<p>谢谢@wen @夏知予 </p>', mentions }]))
    await replyButton(canvas)
    await expect(localStorage.getItem(draftKey)).toBeNull()
    await expect((await canvas.findAllByRole('article'))[9]).toHaveFocus()
    await canvas.findByText(text('discussion:done.replied'))
  },
})

/** A stored draft opens the form by itself, without taking the focus. */
export const Draft = meta.story({
  tags: ['no-picture'],
  parameters: { router: topicPath },
  beforeEach() {
    const { id, name } = personOf('gu')
    const fields = { mentioned: [{ id, name }, { id: 'x' }, null] }
    localStorage.setItem(draftKey, JSON.stringify({ html: '<p>先记一笔</p>', fields }))
  },
  play: async ({ canvas }) => {
    const body = await editable(canvas, 'write.reply')
    await expect(body).toHaveTextContent('先记一笔')
    await expect(body).not.toHaveFocus()
    await canvas.findByRole('button', { name: text('discussion:mention.remove', { name: '顾南星' }) })
  },
})

/** One's own post: changed in its place, and removed after a question, which the keyboard leaves and asks again. */
export const OwnPost = meta.story({
  tags: ['no-picture'],
  parameters: { router: topicPath },
  play: async ({ canvas, userEvent }) => {
    const own = async () => within((await canvas.findAllByRole('article'))[7] as HTMLElement)
    const menu = async () => (await own()).findByRole('button', { name: text('discussion:menu.label') })
    await userEvent.click(await menu())
    await userEvent.click(await screen.findByRole('menuitem', { name: text('discussion:menu.edit') }))
    const edited = await editable(canvas, 'write.text')
    await expect(edited).toHaveTextContent('13')
    await waitFor(() => expect(edited).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: text('shell:action.cancel') }))
    await waitFor(async () => expect(await menu()).toHaveFocus())
    await userEvent.click(await menu())
    await userEvent.click(await screen.findByRole('menuitem', { name: text('discussion:menu.edit') }))
    await editable(canvas, 'write.text')
    await userEvent.click(canvas.getByRole('button', { name: text('discussion:write.submit.edit') }))
    await canvas.findByText(text('discussion:done.edited'))
    await expect((await canvas.findAllByRole('article'))[7]).toHaveFocus()
    await userEvent.click(await menu())
    await userEvent.click(await screen.findByRole('menuitem', { name: text('discussion:menu.remove') }))
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog).toHaveTextContent(text('discussion:remove.hint'))
    await userEvent.keyboard('{Escape}')
    const button = await menu()
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menuitem', { name: text('discussion:menu.edit') })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: text('discussion:remove.confirm') }),
    )
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await canvas.findByText(text('discussion:done.removed'))
    await waitFor(async () => expect((await canvas.findAllByRole('article'))[7]).toHaveFocus())
  },
})

/** The last post of a topic takes the topic with it, at the second try: the list says so, with the focus on its title. */
export const OwnTopic = meta.story({
  // ends at the list, which has a picture of its own
  tags: ['no-picture'],
  parameters: { router: topicPath },
  beforeEach({ msw }) {
    const { opening, ...topic } = discussionTopicFixture()
    msw.use(
      mock(discussionTopic, () => ({ ...topic, opening: { ...opening, isOwn: true }, list: [] })),
      mockRefused(removePost, 'tooMany'),
    )
  },
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('discussion:menu.label') }))
    await userEvent.click(await screen.findByRole('menuitem', { name: text('discussion:menu.remove') }))
    const dialog = within(await screen.findByRole('alertdialog'))
    const confirm = dialog.getByRole('button', { name: text('discussion:remove.confirm') })
    await userEvent.click(confirm)
    await expect(await dialog.findByRole('alert')).toHaveTextContent(refusalText('tooMany'))
    msw.use(mock(removePost, () => ({ removed: 'topic' as const })))
    await userEvent.click(confirm)
    await waitFor(() => expect(canvas.getByText(text('discussion:title'))).toHaveFocus())
    await canvas.findByText(text('discussion:done.topicRemoved'))
  },
})

export const Reporting = meta.story({
  // the dialog of reports has pictures of its own
  tags: ['no-picture'],
  parameters: { router: topicPath },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: text('discussion:menu.label') })
    await userEvent.click(first as HTMLElement)
    await userEvent.click(await screen.findByRole('menuitem', { name: text('discussion:menu.report') }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('radio', { name: text('message:report.reasons.spam') }))
    await userEvent.click(dialog.getByRole('button', { name: text('message:report.submit') }))
    await dialog.findByText(text('message:report.done'))
  },
})

export const Locked = meta.story({
  // differs from the story of a topic in its foot alone
  tags: ['no-picture'],
  parameters: { router: '/competitions/1001/discuss?topic=44' },
  play: async ({ canvas }) => {
    await canvas.findByText(text('discussion:locked.hint'))
  },
})

/** Somebody who runs the competition pins the topic, and locks and unlocks it; the pressed button keeps the focus. */
export const Organizer = meta.story({
  parameters: { router: '/competitions/1001/discuss?topic=44' },
  beforeEach({ msw }) {
    const { topic, ...page } = discussionTopicFixture(1, undefined, 44)
    let state = { isPinned: false, isLocked: true }
    msw.use(
      mock(discussionTopic, () => ({ ...page, topic: { ...topic, ...state }, isOrganizer: true as const })),
      mock(decideTopic, ({ body: { decision } }) => {
        if (decision.endsWith('pin')) state = { ...state, isPinned: decision === 'pin' }
        else state = { ...state, isLocked: decision === 'lock' }
        return state
      }),
    )
  },
  play: async ({ canvas, msw, userEvent }) => {
    const decide = async (decision: 'pin' | 'lock' | 'unlock', next: 'unpin' | 'lock' | 'unlock') => {
      await userEvent.click(await canvas.findByRole('button', { name: text(`discussion:decide.${decision}`) }))
      await canvas.findByText(text(`discussion:done.${decision}`))
      await expect(canvas.getByRole('button', { name: text(`discussion:decide.${next}`) })).toHaveFocus()
    }
    await decide('unlock', 'lock')
    await expect(canvas.queryByText(text('discussion:locked.tag'))).toBeNull()
    await decide('lock', 'unlock')
    await decide('pin', 'unpin')
    await expect(canvas.getByText(text('discussion:pinned'))).toBeVisible()
    msw.use(mockRefused(decideTopic, 'topicRemoved'))
    await userEvent.click(canvas.getByRole('button', { name: text('discussion:decide.unpin') }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})

export const Gone = meta.story({
  // the component for errors, which has a picture of its own
  tags: ['no-picture'],
  parameters: { router: topicPath },
  beforeEach({ msw }) {
    msw.use(mockRefused(discussionTopic, 'topicRemoved'))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(canvas.getByRole('link', { name: text('discussion:back') })).toHaveAttribute(
      'href',
      '/competitions/1001/discuss',
    )
  },
})

export const Loading = meta.story({
  // the rows of a skeleton, which has a picture of its own
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mockPending(discussionTopics))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(text('shell:a11y.loading'))
  },
})
