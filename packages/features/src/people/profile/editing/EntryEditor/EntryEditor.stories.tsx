import { addWork, deleteWork, userProfile } from '@shulei/contract/people/profile/calls.ts'
import { mock, mockRefused } from '@shulei/mocks/mock.ts'
import { emptyProfileFixture, longProfileFixture } from '@shulei/mocks/people/profile/fixtures.ts'
import { mockReader } from '@shulei/mocks/people/profile/people.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { ownProfile } from '../../stories/people.ts'
import { useProfile } from '../../useProfile.ts'
import { EntryEditor, type EntryEditorProps } from './EntryEditor.tsx'

const meta = preview.meta({
  title: 'Areas/profile/EntryEditor',
  component: EntryEditor,
  parameters: { router: `/user/${mockReader.id}/profile` },
  args: { kind: 'work', profile: ownProfile() },
  beforeEach() {
    localStorage.clear()
    sessionStorage.clear()
  },
})

/** The editor of the reader's profile as the page has it: changes show. */
function Live({ kind }: EntryEditorProps) {
  const { data: profile = ownProfile() } = useProfile(mockReader.id)
  return <EntryEditor kind={kind} profile={profile} />
}

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
    const company = canvas.getByRole('combobox', { name: text('editing:entry.companyName') })
    const [from, to] = canvas.getAllByRole('textbox')
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
    await userEvent.type(canvas.getByRole('combobox', { name: text('editing:entry.companyName') }), '海洋所')
    // the list of suggestions closes when there is none
    await userEvent.click(await canvas.findByRole('button', { name: text('editing:entry.add.work') }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusalText('unavailable'))
    await expect(canvas.getByRole('combobox', { name: text('editing:entry.companyName') })).toHaveValue('海洋所')
    const stored = JSON.parse(localStorage.getItem(`draft:/user/${mockReader.id}/profile#work`) ?? '{}') as object
    // the key of the attempt is stored too, so that retries add the row once
    await expect(stored).toMatchObject({ companyName: '海洋所', key: expect.stringMatching(/^[\w-]{36}$/) })
    await userEvent.click(document.body)
  },
})

/** Changes are made in place: the form has the values of the row, and suggests others while somebody types. */
export const Changed = meta.story({
  tags: ['no-picture'],
  render: (args) => <Live {...args} />,
  play: async ({ canvas, userEvent }) => {
    const [edit] = await canvas.findAllByRole('button', { name: new RegExp(text('editing:entry.edit', { title: '' })) })
    await userEvent.click(edit as HTMLElement)
    const company = canvas.getByRole('combobox', { name: text('editing:entry.companyName') })
    await userEvent.clear(company)
    await userEvent.type(company, 'dhsz')
    await userEvent.click(await screen.findByRole('option', { name: '东海数值预报中心' }))
    const job = canvas.getByRole('combobox', { name: pattern('editing:entry.jobName') })
    await userEvent.clear(job)
    await userEvent.type(job, '名单外的职位')
    await userEvent.click(await canvas.findByRole('button', { name: text('editing:save.save') }))
    await expect(await canvas.findByText('东海数值预报中心')).toBeVisible()
    await expect(canvas.getByText('名单外的职位')).toBeVisible()
  },
})

/** A cancel offers back what was typed or changed, and nothing where nothing was. */
export const Cancelled = meta.story({
  tags: ['no-picture'], // the notice of Removed, with another sentence
  render: (args) => <Live {...args} />,
  play: async ({ canvas, userEvent }) => {
    const undo = { name: text('editing:entry.undoDiscard') }
    const press = async (name: string | RegExp) => {
      const [button] = await canvas.findAllByRole('button', { name })
      await userEvent.click(button as HTMLElement)
    }
    const company = () => canvas.getByRole<HTMLInputElement>('combobox', { name: text('editing:entry.companyName') })
    const cancel = text('editing:entry.cancel')

    await press(opener())
    await press(cancel)
    await expect(canvas.queryByRole('button', undo)).toBeNull()
    await waitFor(() => expect(canvas.getByRole('button', { name: opener() })).toHaveFocus())

    await press(opener())
    await userEvent.type(company(), '海洋所')
    await press(cancel)
    await waitFor(() => expect(canvas.getByRole('button', undo)).toHaveFocus())
    await expect(canvas.queryByRole('form')).toBeNull()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(company()).toHaveFocus())
    await expect(company()).toHaveValue('海洋所')
    await expect(canvas.queryByRole('button', undo)).toBeNull()
    await press(cancel)

    // the form of another row ends the offer, and its own values are nothing to offer
    await press(new RegExp(text('editing:entry.edit', { title: '' })))
    await expect(canvas.queryByRole('button', undo)).toBeNull()
    await press(cancel)
    await expect(canvas.queryByRole('button', undo)).toBeNull()

    await press(new RegExp(text('editing:entry.edit', { title: '' })))
    await userEvent.type(company(), '改')
    const changed = company().value
    await press(cancel)
    await press(undo.name)
    await waitFor(() => expect(company()).toHaveFocus())
    await expect(company()).toHaveValue(changed)
  },
})

/** A removal can be undone for ten seconds; a failed one leaves the row. */
export const Removed = meta.story({
  tags: ['no-picture'],
  render: (args) => <Live {...args} />,
  play: async ({ canvas, userEvent }) => {
    const [career] = ownProfile().careers
    const name = `${career?.companyName} · ${career?.jobName}`
    await userEvent.click(
      await canvas.findByRole('button', { name: text('editing:entry.removeName', { title: name }) }),
    )
    const undo = await canvas.findByRole('button', {
      name: text('editing:entry.undoName', { title: career?.companyName ?? '' }),
    })
    await waitFor(() => expect(undo).toHaveFocus())
    await expect(canvas.queryByText(career?.companyName ?? '')).toBeNull()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText(career?.companyName ?? '')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: opener() })).toHaveFocus())
  },
})

/** The page is loaded again in the time to undo: the removal can still be undone, and the focus stays where it is. */
export const RemovedBeforeReload = meta.story({
  tags: ['no-picture'], // the notice of Removed
  beforeEach({ msw }) {
    const [, ...others] = ownProfile().careers
    let careers = ownProfile().careers
    msw.use(
      mock(userProfile, () => ownProfile({ careers })),
      mock(deleteWork, () => {
        careers = others
        return { affectedRows: 1 }
      }),
    )
  },
  render: function Page(args) {
    const [loads, setLoads] = useState(0)
    return (
      <>
        <button type="button" onClick={() => setLoads(loads + 1)}>
          reload
        </button>
        <Live key={loads} {...args} />
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const [career] = ownProfile().careers
    const title = career?.companyName ?? ''
    const name = text('editing:entry.removeName', { title: `${title} · ${career?.jobName}` })
    await userEvent.click(await canvas.findByRole('button', { name }))
    const undo = { name: text('editing:entry.undoName', { title }) }
    await canvas.findByRole('button', undo)
    const reload = canvas.getByRole('button', { name: 'reload' })
    await userEvent.click(reload)
    const restored = await canvas.findByRole('button', undo)
    await expect(reload).toHaveFocus()
    await userEvent.click(restored)
    await expect(await canvas.findByText(title)).toBeVisible()
    await expect(canvas.queryByRole('button', undo)).toBeNull()
    await expect(sessionStorage.getItem(`removed:/user/${mockReader.id}/profile#work`)).toBeNull()
  },
})

/** Each removal can be undone, and rows come back to their places. */
export const TwoRemoved = meta.story({
  tags: ['no-picture'], // the notice of Removed, twice
  beforeEach: ({ msw }) => msw.use(mock(userProfile, () => prizeWinner)),
  args: { kind: 'prize' },
  render: (args) => <Live {...args} />,
  play: async ({ canvas, userEvent }) => {
    const names = prizes.slice(0, 2).map(({ prizeName }) => prizeName ?? '')
    // the second row is removed first, and put back first
    const turns = names.toReversed()
    for (const title of turns) {
      const name = text('editing:entry.removeName', { title: `${title} · 东海数据协会` })
      await userEvent.click(await canvas.findByRole('button', { name }))
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: text('editing:entry.undoName', { title }) })).toHaveFocus(),
      )
    }
    for (const title of turns) {
      await userEvent.click(await canvas.findByRole('button', { name: text('editing:entry.undoName', { title }) }))
      await expect(await canvas.findByText(title)).toBeVisible()
    }
    await waitFor(() => {
      const rows = canvas.getAllByRole('listitem').map((row) => row.textContent)
      return expect(rows.slice(0, 2)).toEqual(names.map((name) => expect.stringContaining(name)))
    })
  },
})

export const RemoveFailed = meta.story({
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mockRefused(deleteWork, 'unavailable'))
  },
  play: async ({ canvas, userEvent }) => {
    const [career] = ownProfile().careers
    const name = `${career?.companyName} · ${career?.jobName}`
    await userEvent.click(canvas.getByRole('button', { name: text('editing:entry.removeName', { title: name }) }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusalText('unavailable'))
    await expect(canvas.getByText(career?.companyName ?? '')).toBeVisible()
  },
})

const prizes = ['年度新人奖', '浪高预报二等奖', '开源贡献奖'].map((prizeName, index) => ({
  shipDeleteId: index + 1,
  prizeName: index === 2 ? null : prizeName,
  organization: '东海数据协会',
  getTime: `202${index + 3}-05`,
  description: index === 0 ? '三个站点的逐小时浪高，\n折外误差比基线低 18%。' : '',
}))

const prizeWinner = ownProfile({ accomplishments: { ...ownProfile().accomplishments, prize: prizes } })

/** Accomplishments have an order of their owner, and one without a name says that only its owner sees it. */
export const Accomplishments = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(userProfile, () => prizeWinner)),
  args: { kind: 'prize' },
  render: (args) => <Live {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(text('editing:entry.unnamed'))).toBeVisible()
    const down = canvas.getByRole('button', {
      name: text('editing:entry.down', { title: '年度新人奖 · 东海数据协会' }),
    })
    await userEvent.click(down)
    await waitFor(() => expect(down).toHaveFocus())
    await expect(
      await canvas.findByText(text('editing:entry.moved', { title: '年度新人奖', place: 2, count: 3 })),
    ).toBeInTheDocument()
    await userEvent.click(document.body)
  },
})

export const NoAccomplishments = meta.story({
  tags: ['no-picture'],
  args: { kind: 'article', profile: emptyProfileFixture(mockReader) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('editing:entry.none.article'))).toBeVisible()
  },
})
