import { ignoreSetting, saveIgnoreSetting } from '@shulei/contract/notice/calls.ts'
import type { IgnorableGroup } from '@shulei/domain/notice/notice.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { ignoreSettingFixture } from '@shulei/mocks/notice/fixtures.ts'
import { delay, HttpResponse, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { NoticeSettings } from './NoticeSettings.tsx'

const meta = preview.meta({
  title: 'Areas/notice/NoticeSettings',
  component: NoticeSettings,
})

const some = mock(ignoreSetting, () => ignoreSettingFixture(['like', 'save']))

/** Likes and saves are not wanted; the rest is. */
export const Default = meta.story({
  tags: ['modes'],
  beforeEach: ({ msw }) => msw.use(some),
  play: async ({ canvas }) => {
    const switches = await canvas.findAllByRole('switch')
    await expect(switches.map((one) => (one as HTMLInputElement).checked)).toEqual([true, true, true, false, false])
  },
})

export const Loading = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockPending(ignoreSetting)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('加载中')
    await expect(canvas.queryByRole('switch')).toBeNull()
  },
})

/** What could not be read can be read again. */
export const Unread = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockRefused(ignoreSetting, 'internal', '服务器出错了。')),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('服务器出错了。')
    msw.use(some)
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(await canvas.findAllByRole('switch')).toHaveLength(5)
  },
})

/** Stored at once, by keyboard, and spoken. */
export const Saved = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const follow = await canvas.findByRole('switch', { name: '关注' })
    follow.focus()
    await userEvent.keyboard(' ')
    await expect(follow).not.toBeChecked()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('已保存'))
    await expect(follow).toHaveFocus()
  },
})

/** Not stored: taken back, said under the switch in the server's words, and another try stores it. */
export const NotSaved = meta.story({
  beforeEach: ({ msw }) => msw.use(some, mockRefused(saveIgnoreSetting, 'tooMany', '操作太频繁，请稍后再试。')),
  play: async ({ canvas, userEvent }) => {
    const follow = await canvas.findByRole('switch', { name: '关注' })
    await userEvent.click(follow)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('“关注”没有保存操作太频繁，请稍后再试。')
    await expect(follow).toBeChecked()
    await userEvent.unhover(follow)
  },
})

export const Retried = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockRefused(saveIgnoreSetting, 'tooMany', '操作太频繁，请稍后再试。')),
  play: async ({ canvas, msw, userEvent }) => {
    const follow = await canvas.findByRole('switch', { name: '关注' })
    await userEvent.click(follow)
    const again = await canvas.findByRole('button', { name: '重试' })
    msw.use(mock(saveIgnoreSetting, ({ body }) => body))
    await userEvent.click(again)
    await expect(canvas.queryByRole('alert')).toBeNull()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('已保存'))
    await expect(follow).not.toBeChecked()
    // the button is gone, and the focus is not lost with it
    await expect(follow).toHaveFocus()
  },
})

const sent: IgnorableGroup[][] = []

/** Two are pressed while the first answer is slow: the second is sent after it, with both. */
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
        return HttpResponse.json({ status: 'e200', data: { ignored } })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: '关注' }))
    await userEvent.click(canvas.getByRole('switch', { name: '点赞' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('已保存'))
    await expect(sent).toEqual([['follow'], ['like', 'follow']])
    await expect(canvas.getByRole('switch', { name: '关注' })).not.toBeChecked()
    await expect(canvas.getByRole('switch', { name: '点赞' })).not.toBeChecked()
  },
})

/** Likes were switched off in another tab after this one was opened: they stay off, and this one shows it. */
export const OtherTab = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => {
    sent.length = 0
    let reads = 0
    msw.use(
      mock(ignoreSetting, () => ignoreSettingFixture(reads++ === 0 ? [] : ['like'])),
      mock(saveIgnoreSetting, ({ body }) => {
        sent.push(body.ignored)
        return body
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: '收藏' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('已保存'))
    await expect(sent.map((groups) => groups.toSorted())).toEqual([['like', 'save']])
    await expect(canvas.getByRole('switch', { name: '点赞' })).not.toBeChecked()
  },
})
