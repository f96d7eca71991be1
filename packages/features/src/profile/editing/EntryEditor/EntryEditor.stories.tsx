import { addWork, deleteWork } from '@shulei/contract/profile/calls.ts'
import { mockRefused } from '@shulei/mocks/mock.ts'
import { emptyProfileFixture, longProfileFixture } from '@shulei/mocks/profile/fixtures.ts'
import { mockReader } from '@shulei/mocks/profile/people.ts'
import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { ownProfile } from '../../stories/people.ts'
import { EntryEditor } from './EntryEditor.tsx'

const meta = preview.meta({
  title: 'Areas/profile/EntryEditor',
  component: EntryEditor,
  parameters: { router: `/user/${mockReader.id}/profile` },
  args: { kind: 'work', profile: ownProfile() },
  beforeEach: () => localStorage.clear(),
})

const opener = /^(添加工作经历|Add work)$/

export const Work = meta.story()
export const Education = meta.story({ args: { kind: 'education' } })
export const None = meta.story({ args: { profile: emptyProfileFixture() } })

/** All that is wrong is said at once, and the focus goes to the first; a long list keeps its buttons. */
export const Problems = meta.story({
  tags: ['modes'],
  args: { profile: longProfileFixture(mockReader) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: opener }))
    const [company, , from, to] = canvas.getAllByRole('textbox')
    await expect(company).toHaveFocus()
    await userEvent.type(from as HTMLElement, '2021年3月')
    await userEvent.type(to as HTMLElement, '2020-12')
    await userEvent.click(canvas.getByRole('button', { name: opener }))
    await waitFor(() => expect(company).toHaveFocus())
    await expect(company).toBeInvalid()
    await expect(from).toBeValid()
    await expect(to).toBeInvalid()
    await userEvent.click(document.body)
  },
})

/** What failed to be added stays in the form, also after a reload. */
export const AddFailed = meta.story({
  beforeEach({ msw }) {
    msw.use(mockRefused(addWork, 'unavailable', '服务暂时不可用，请稍后再试。'))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '添加工作经历' }))
    await userEvent.type(canvas.getByRole('textbox', { name: '公司' }), '海洋所')
    await userEvent.click(canvas.getByRole('button', { name: '添加工作经历' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('服务暂时不可用')
    await expect(canvas.getByRole('textbox', { name: '公司' })).toHaveValue('海洋所')
    const kept = JSON.parse(localStorage.getItem(`draft:/user/${mockReader.id}/profile#work`) ?? '{}') as object
    // the key of the attempt too: however often it is tried, it is added once
    await expect(kept).toEqual({ companyName: '海洋所', key: expect.stringMatching(/^[\w-]{36}$/) })
    await userEvent.click(document.body)
  },
})

/** The first press asks; keeping it leads back to where it began. */
export const RemoveAsked = meta.story({
  beforeEach({ msw }) {
    msw.use(mockRefused(deleteWork, 'unavailable', '服务暂时不可用，请稍后再试。'))
  },
  play: async ({ canvas, userEvent }) => {
    const [career] = ownProfile().careers
    const name = `删除：${career?.companyName} · ${career?.jobName}`
    await userEvent.click(canvas.getByRole('button', { name }))
    const keep = canvas.getByRole('button', { name: '保留' })
    await expect(keep).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: '确认删除' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('服务暂时不可用')
    await userEvent.click(canvas.getByRole('button', { name }))
  },
})
