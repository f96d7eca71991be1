import { desk, giveDeskRole, takeDeskRole } from '@shulei/contract/host/desk/calls.ts'
import * as deskAddress from '@shulei/domain/address/desk.ts'
import { personOf } from '@shulei/mocks/cast/people.ts'
import { deskFixture, moderatorDeskFixture } from '@shulei/mocks/host/desk/fixtures.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { longEnglish, longWord } from '@shulei/ui/stories/longText.ts'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { DeskMembers } from './DeskMembers.tsx'

const { id, members, title } = deskFixture()
const meng = personOf('meng')
const shen = personOf('shen')

const meta = preview.meta({
  title: 'Areas/desk/DeskMembers',
  component: DeskMembers,
  globals: { person: 'he' },
  parameters: { router: deskAddress.people({ id }) },
  args: { competitionId: id },
})

const question = async () => within(await screen.findByRole('alertdialog'))
const takeName = (name: string) => ({ name: text('desk:members.takeName', { name }) })

/** The owner sees who has which role, and the form that gives one. */
export const Default = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: meng.name })).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: new RegExp(`^${text('desk:members.take')}`) })).toHaveLength(2)
    await expect(canvas.getByRole('combobox', { name: text('desk:members.person') })).toBeVisible()
  },
})

type Canvas = ReturnType<typeof within>
async function choose(canvas: Canvas, name: string) {
  await userEvent.type(await canvas.findByRole('combobox', { name: text('desk:members.person') }), name)
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }))
}

const giving = fn()

/** A person is found by name and gets the chosen role. */
export const Given = meta.story({
  tags: ['no-picture'],
  beforeEach({ msw }) {
    giving.mockClear()
    msw.use(
      mock(giveDeskRole, ({ params, body: { role } }) => {
        giving(params.userId, role)
        return { person: { id: shen.id, name: shen.name, avatar: null }, role, since: members[0]?.since ?? '' }
      }),
    )
  },
  play: async ({ canvas }) => {
    await choose(canvas, shen.name)
    const role = text('hosting:role.moderator')
    await userEvent.click(canvas.getByRole('radio', { name: new RegExp(role) }))
    await userEvent.click(canvas.getByRole('button', { name: text('desk:members.give', { role }) }))
    await expect(await canvas.findByText(text('desk:members.given', { name: shen.name, role }))).toBeVisible()
    await expect(giving).toHaveBeenCalledWith(shen.id, 'moderator')
    await expect(canvas.getByRole('button', takeName(shen.name))).toBeVisible()
  },
})

/** Without a person nothing is sent, and the field says so. */
export const NobodyChosen = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const role = text('hosting:role.coHost')
    await userEvent.click(await canvas.findByRole('button', { name: text('desk:members.give', { role }) }))
    await expect(await canvas.findByText(text('desk:members.choose'))).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus())
  },
})

/** Somebody who competes cannot run it: the server's reason stands at the form, and the choice stays. */
export const Competes = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockRefused(giveDeskRole, 'deskCompetes')),
  play: async ({ canvas }) => {
    await choose(canvas, shen.name)
    const role = text('hosting:role.coHost')
    await userEvent.click(canvas.getByRole('button', { name: text('desk:members.give', { role }) }))
    await expect(await canvas.findByText(refusalText('deskCompetes'))).toBeVisible()
    await expect(canvas.getByText(shen.name)).toBeVisible()
  },
})

/** A role is taken by keyboard, after a question. */
export const Taken = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', takeName(meng.name))
    button.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await question()
    await userEvent.click(dialog.getByRole('button', { name: text('desk:members.takeConfirm') }))
    await expect(await canvas.findByText(text('desk:members.taken', { name: meng.name }))).toBeVisible()
    await expect(canvas.queryByRole('link', { name: meng.name })).toBeNull()
    await waitFor(() => expect(document.getElementById('members')).toHaveFocus())
  },
})

/** A refusal is told in the question. */
export const TakeFailed = meta.story({
  tags: ['no-picture'], // the note of AlertDialog
  beforeEach: ({ msw }) => msw.use(mockRefused(takeDeskRole, 'unavailable')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', takeName(meng.name)))
    const dialog = await question()
    await userEvent.click(dialog.getByRole('button', { name: text('desk:members.takeConfirm') }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(refusalText('unavailable'))
  },
})

/** Somebody who helps can leave, and nothing else. */
export const Moderator = meta.story({
  globals: { person: 'duan' },
  beforeEach: ({ msw }) => msw.use(mock(desk, () => moderatorDeskFixture())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('desk:members.you'))).toBeVisible()
    await expect(canvas.queryByRole('combobox')).toBeNull()
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: text('desk:members.leave') }))
    const dialog = await question()
    await expect(dialog.getByText(text('desk:members.leaveTitle', { title: title.cn }))).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: text('desk:members.leaveKeep') }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(document.body)
  },
})

export const Loading = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockPending(desk)),
})

export const LongTexts = meta.story({
  globals: { locale: 'en-US', viewport: { value: 'phone', isRotated: false } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(desk, () =>
        deskFixture({
          members: members.map((one, at) => ({
            ...one,
            person: { ...one.person, name: at === 0 ? longWord : longEnglish },
          })),
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('combobox')
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})
