import { ignoreSetting, saveIgnoreSetting } from '@shulei/contract/talk/notice/calls.ts'
import type { IgnorableGroup } from '@shulei/domain/talk/notice/notice.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { ignoreSettingFixture } from '@shulei/mocks/talk/notice/fixtures.ts'
import { delay, HttpResponse, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { NoticeSettings } from './NoticeSettings.tsx'

const meta = preview.meta({
  title: 'Areas/notice/NoticeSettings',
  component: NoticeSettings,
})

const some = mock(ignoreSetting, () => ignoreSettingFixture(['like', 'save']))

/** Likes and saves are switched off; the others are on. */
export const Default = meta.story({
  tags: ['modes'],
  beforeEach: ({ msw }) => msw.use(some),
  play: async ({ canvas }) => {
    const switches = await canvas.findAllByRole('switch')
    await expect(switches.map((one) => (one as HTMLInputElement).checked)).toEqual([
      true,
      true,
      true,
      false,
      false,
      true,
    ])
  },
})

export const Loading = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockPending(ignoreSetting)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(text('shell:a11y.loading'))
    await expect(canvas.queryByRole('switch')).toBeNull()
  },
})

/** A failed read can be retried. */
export const Unread = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockRefused(ignoreSetting, 'internal')),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusalText('internal'))
    msw.use(some)
    await userEvent.click(canvas.getByRole('button', { name: text('shell:action.retry') }))
    await expect(await canvas.findAllByRole('switch')).toHaveLength(6)
  },
})

/** Saved at once, by keyboard, and announced. */
export const Saved = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const follow = await canvas.findByRole('switch', { name: text('settings:notice.group.follow') })
    follow.focus()
    await userEvent.keyboard(' ')
    await expect(follow).not.toBeChecked()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text('settings:saved')))
    await expect(follow).toHaveFocus()
  },
})

/** A failed change is reverted and explained under the switch with the server's message; a retry saves it. */
export const NotSaved = meta.story({
  beforeEach: ({ msw }) => msw.use(some, mockRefused(saveIgnoreSetting, 'tooMany')),
  play: async ({ canvas, userEvent }) => {
    const follow = await canvas.findByRole('switch', { name: text('settings:notice.group.follow') })
    await userEvent.click(follow)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      text('settings:notSaved', { name: text('settings:notice.group.follow') }) + refusalText('tooMany'),
    )
    await expect(follow).toBeChecked()
    await userEvent.unhover(follow)
  },
})

export const Retried = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockRefused(saveIgnoreSetting, 'tooMany')),
  play: async ({ canvas, msw, userEvent }) => {
    const follow = await canvas.findByRole('switch', { name: text('settings:notice.group.follow') })
    await userEvent.click(follow)
    const retry = await canvas.findByRole('button', { name: text('shell:action.retry') })
    msw.use(mock(saveIgnoreSetting, ({ body }) => ignoreSettingFixture(body.ignored, body.mails)))
    await userEvent.click(retry)
    await expect(canvas.queryByRole('alert')).toBeNull()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text('settings:saved')))
    await expect(follow).not.toBeChecked()
    // the retry button has disappeared, and the focus is on the switch
    await expect(follow).toHaveFocus()
  },
})

const sent: IgnorableGroup[][] = []

/** Two presses during a slow first answer: the second request contains both changes. */
export const Quickly = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => {
    sent.length = 0
    msw.use(
      mock(ignoreSetting, () => ignoreSettingFixture(sent.at(-1) ?? [])),
      http.post(`*${saveIgnoreSetting.path}`, async ({ request }) => {
        const { ignored } = (await request.json()) as { ignored: IgnorableGroup[] }
        sent.push(ignored)
        await delay(sent.length === 1 ? 300 : 0)
        return HttpResponse.json({ status: 'e200', data: ignoreSettingFixture(ignored) })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: text('settings:notice.group.follow') }))
    await userEvent.click(canvas.getByRole('switch', { name: text('settings:notice.group.like') }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text('settings:saved')))
    await expect(sent).toEqual([['follow'], ['like', 'follow']])
    await expect(canvas.getByRole('switch', { name: text('settings:notice.group.follow') })).not.toBeChecked()
    await expect(canvas.getByRole('switch', { name: text('settings:notice.group.like') })).not.toBeChecked()
  },
})

/** Another tab has switched likes off meanwhile: they stay off, and this tab shows it. */
export const OtherTab = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => {
    sent.length = 0
    let reads = 0
    msw.use(
      mock(ignoreSetting, () => ignoreSettingFixture(reads++ === 0 ? [] : ['like'])),
      mock(saveIgnoreSetting, ({ body }) => {
        sent.push(body.ignored)
        return ignoreSettingFixture(body.ignored, body.mails)
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: text('settings:notice.group.save') }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text('settings:saved')))
    await expect(sent.map((groups) => groups.toSorted())).toEqual([['like', 'save']])
    await expect(canvas.getByRole('switch', { name: text('settings:notice.group.like') })).not.toBeChecked()
  },
})

/** Mails of results and verifications are switched off on their own, and the notices stay. */
export const NoMails = meta.story({
  tags: ['no-picture'], // another switch of Default
  play: async ({ canvas, userEvent }) => {
    const mails = await canvas.findByRole('switch', { name: text('settings:notice.group.mails') })
    await expect(mails).toBeChecked()
    await userEvent.click(mails)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text('settings:saved')))
    await expect(mails).not.toBeChecked()
    await expect(canvas.getByRole('switch', { name: text('settings:notice.group.system') })).toBeChecked()
  },
})
