import { basicInfo, updatePrivateMyDynamics, updatePrivateWork } from '@shulei/contract/profile/calls.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { privacyChoiceFixture } from '@shulei/mocks/profile/fixtures.ts'
import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { PrivacySettings } from './PrivacySettings.tsx'

const meta = preview.meta({
  title: 'Areas/profile/PrivacySettings',
  component: PrivacySettings,
})

/** Everything is shown, to everybody. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const switches = await canvas.findAllByRole('switch')
    const off = switches.filter((one) => !(one as HTMLInputElement).checked)
    await expect(off.map((one) => one.closest('label')?.textContent)).toEqual(['我的动态仅互相关注可见'])
  },
})

export const Loading = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockPending(basicInfo)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('加载中')
  },
})

/** Who sees own activity means nothing while nobody does. */
export const Hidden = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const mutual = await canvas.findByRole('switch', { name: '我的动态仅互相关注可见' })
    await userEvent.click(canvas.getByRole('switch', { name: '我的动态' }))
    await expect(mutual).toBeDisabled()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('已保存'))
  },
})

const audiences: unknown[] = []

/** Narrowing who sees own activity leaves its flag alone. */
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
    const mutual = await canvas.findByRole('switch', { name: '我的动态仅互相关注可见' })
    await userEvent.click(mutual)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('已保存'))
    await userEvent.click(mutual)
    await waitFor(() => expect(audiences).toEqual([{ audience: 'mutual' }, { audience: 'everybody' }]))
  },
})

/** Taken back, and said in the server's words. */
export const NotSaved = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockRefused(updatePrivateWork, 'unavailable', '服务暂时不可用。')),
  play: async ({ canvas, userEvent }) => {
    const work = await canvas.findByRole('switch', { name: '工作经历' })
    await userEvent.click(work)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('“工作经历”没有保存服务暂时不可用。')
    await expect(work).toBeChecked()
  },
})
