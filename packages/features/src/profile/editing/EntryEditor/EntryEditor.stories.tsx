import { addWork, deleteWork } from '@shulei/contract/profile/calls.ts'
import { mockRefused } from '@shulei/mocks/mock.ts'
import { emptyProfileFixture, longProfileFixture } from '@shulei/mocks/profile/fixtures.ts'
import { mockReader } from '@shulei/mocks/profile/people.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { ownProfile } from '../../stories/people.ts'
import { EntryEditor } from './EntryEditor.tsx'

const meta = preview.meta({
  title: 'Areas/profile/EntryEditor',
  component: EntryEditor,
  parameters: { router: `/user/${mockReader.id}/profile` },
  args: { kind: 'work', profile: ownProfile() },
  beforeEach: () => localStorage.clear(),
})

const opener = () => text('editing:entry.add.work')

export const Work = meta.story()
export const Education = meta.story({ args: { kind: 'education' } })
export const None = meta.story({ args: { profile: emptyProfileFixture() } })

/** All problems are shown at once, and the focus goes to the first; a long list keeps its buttons. */
export const Problems = meta.story({
  tags: ['modes'],
  args: { profile: longProfileFixture(mockReader) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: opener() }))
    const [company, , from, to] = canvas.getAllByRole('textbox')
    await expect(company).toHaveFocus()
    await userEvent.type(from as HTMLElement, '2021年3月')
    await userEvent.type(to as HTMLElement, '2020-12')
    await userEvent.click(canvas.getByRole('button', { name: opener() }))
    await waitFor(() => expect(company).toHaveFocus())
    await expect(company).toBeInvalid()
    await expect(from).toBeValid()
    await expect(to).toBeInvalid()
    await userEvent.click(document.body)
  },
})

/** Values that failed to be added stay in the form, also after a reload. */
export const AddFailed = meta.story({
  beforeEach({ msw }) {
    msw.use(mockRefused(addWork, 'unavailable'))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('editing:entry.add.work') }))
    await userEvent.type(canvas.getByRole('textbox', { name: text('editing:entry.companyName') }), '海洋所')
    await userEvent.click(canvas.getByRole('button', { name: text('editing:entry.add.work') }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusalText('unavailable'))
    await expect(canvas.getByRole('textbox', { name: text('editing:entry.companyName') })).toHaveValue('海洋所')
    const stored = JSON.parse(localStorage.getItem(`draft:/user/${mockReader.id}/profile#work`) ?? '{}') as object
    // the key of the attempt is stored too, so that retries add the row once
    await expect(stored).toEqual({ companyName: '海洋所', key: expect.stringMatching(/^[\w-]{36}$/) })
    await userEvent.click(document.body)
  },
})

/** The first press asks for confirmation; cancelling returns to the button. */
export const RemoveAsked = meta.story({
  beforeEach({ msw }) {
    msw.use(mockRefused(deleteWork, 'unavailable'))
  },
  play: async ({ canvas, userEvent }) => {
    const [career] = ownProfile().careers
    const name = `删除：${career?.companyName} · ${career?.jobName}`
    await userEvent.click(canvas.getByRole('button', { name }))
    const keep = canvas.getByRole('button', { name: text('editing:entry.keep') })
    await expect(keep).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: text('editing:entry.removeSurely') }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusalText('unavailable'))
    await userEvent.click(canvas.getByRole('button', { name }))
  },
})
