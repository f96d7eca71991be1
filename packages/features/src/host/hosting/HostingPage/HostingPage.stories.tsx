import { hostCompetition, hostedCompetitions, proposeCompetition } from '@shulei/contract/host/hosting/calls.ts'
import { MAX_TABLE_BYTES, tableLimits } from '@shulei/domain/host/hosting/table.ts'
import { hostedFixture, madeFixture, proposalFixture } from '@shulei/mocks/host/hosting/fixtures.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { MockRefusal, refusalText } from '@shulei/mocks/refusal.ts'
import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { HostingPage } from './HostingPage.tsx'

const meta = preview.meta({
  title: 'Areas/hosting/HostingPage',
  component: HostingPage,
  globals: { person: 'he' },
  parameters: { router: '/host', layout: 'fullscreen', visual: { wholePage: true } },
  beforeEach: () => {
    localStorage.clear()
    sessionStorage.clear()
  },
})

function inputOf(canvasElement: HTMLElement): HTMLInputElement {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('the page has no file input')
  return input
}
const table = () => new File(['a,b\n1,2\n'], '三班鸢尾花.csv', { type: 'text/csv' })
const title = '三班鸢尾花分类'

/** What it is in three steps, the place for the table, and the competitions of the reader. */
export const Start = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.getByText(pattern('hosting:table.hint', { bytes: '20.0 MB', fewest: 40 }))).toBeVisible()
    await expect(await canvas.findByText(hostedFixture().list[0]?.code ?? '')).toBeVisible()
  },
})

/** A visitor may look at a proposal; nothing is asked about competitions that they host. */
export const Visitor = meta.story({
  globals: { person: 'visitor' },
  beforeEach: ({ msw }) => msw.use(mockRefused(hostedCompetitions, 'loginFirst')),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(pattern('hosting:list.login'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: text('shell:error.loginLink') })).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

/** The server reads the table; the reader may stop it, and nothing is left of it. */
export const Reading = meta.story({
  tags: ['no-picture'], // the progress of FileDrop
  beforeEach: ({ msw }) => msw.use(mockPending(proposeCompetition)),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(inputOf(canvasElement), table())
    await expect(await canvas.findByRole('progressbar')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: text('hosting:table.stop') }))
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull())
    await expect(canvas.getByRole('button', { name: text('hosting:table.choose') })).toHaveFocus()
  },
})

/** Refused at once, before anything is sent. */
export const Unfit = meta.story({
  tags: ['no-picture'], // sentences in the place of that of `Unread`
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(inputOf(canvasElement), new File(['%PDF'], 'report.pdf'), { applyAccept: false })
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text('hosting:table.wrongType'))
    await userEvent.upload(inputOf(canvasElement), new File([], 'empty.csv'))
    await expect(await canvas.findByText(text('hosting:table.empty'))).toBeVisible()
    await userEvent.upload(inputOf(canvasElement), new File([new Uint8Array(MAX_TABLE_BYTES + 1)], 'large.csv'))
    await expect(await canvas.findByText(pattern('hosting:table.tooLarge', { max: '20.0 MB' }))).toBeVisible()
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
})

/** The server cannot read it: its sentence stands at the file, which can be changed. */
export const Unread = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefused(proposeCompetition, 'tableUnread', { facts: { problem: '?' } })),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(inputOf(canvasElement), table())
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusalText('tableUnread', { problem: '?' }))
    await expect(canvas.queryByRole('button', { name: text('hosting:table.retry') })).toBeNull()
    await userEvent.click(document.body)
  },
})

/** The server does not answer for now: the same file is read again with one press. */
export const Failed = meta.story({
  tags: ['no-picture'], // another sentence than that of `Unread`
  beforeEach({ msw }) {
    let isUp = false
    msw.use(
      mock(proposeCompetition, () => {
        if (!isUp) {
          isUp = true
          throw new MockRefusal('unavailable')
        }
        return proposalFixture()
      }),
    )
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(inputOf(canvasElement), table())
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusalText('unavailable'))
    canvas.getByRole('button', { name: text('hosting:table.retry') }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(
      await canvas.findByText(text('hosting:table.read', { count: 150, rows: 150, columns: 7 })),
    ).toBeVisible()
    // the focus has not gone with the button
    await waitFor(() => expect(canvas.getByRole('button', { name: text('hosting:table.change') })).toHaveFocus())
  },
})

/** Too few or too many rows: the server's own sentences. */
export const TooSmall = meta.story({
  tags: ['no-picture'], // another sentence than that of `Unread`
  beforeEach: ({ msw }) =>
    msw.use(mockRefused(proposeCompetition, 'tableTooSmall', { facts: { fewest: tableLimits.fewestRows, count: 12 } })),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(inputOf(canvasElement), table())
    const told = refusalText('tableTooSmall', { fewest: tableLimits.fewestRows, count: 12 })
    await expect(await canvas.findByRole('alert')).toHaveTextContent(told)
  },
})

export const TooLarge = meta.story({
  tags: ['no-picture'], // another sentence than that of `Unread`
  beforeEach: ({ msw }) =>
    msw.use(mockRefused(proposeCompetition, 'tableTooLarge', { facts: { rows: 200_000, columns: 200 } })),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(inputOf(canvasElement), table())
    const told = refusalText('tableTooLarge', { rows: 200_000, columns: 200 })
    await expect(await canvas.findByRole('alert')).toHaveTextContent(told)
  },
})

/** From the table to the link: the new competition takes the focus, and the list is read again. */
export const WholeWay = meta.story({
  beforeEach({ msw }) {
    let isMade = false
    msw.use(
      mock(proposeCompetition, () => proposalFixture()),
      mock(hostCompetition, () => {
        isMade = true
        return madeFixture()
      }),
      mock(hostedCompetitions, () => {
        const { list } = hostedFixture()
        const [first] = list
        if (!isMade || !first) return { list }
        const own = { ...first, ...madeFixture(), title: { cn: title, en: title }, people: 0, teams: 0, submissions: 0 }
        return { list: [own, ...list] }
      }),
    )
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(inputOf(canvasElement), table())
    const name = await canvas.findByRole('textbox', { name: pattern('hosting:form.name') })
    await expect(canvas.getByText(text('hosting:table.read', { count: 150, rows: 150, columns: 7 }))).toBeVisible()
    await userEvent.type(name, title)
    await userEvent.click(canvas.getByRole('button', { name: text('hosting:form.submit') }))
    const heading = await canvas.findByRole('heading', { name: text('hosting:made.title', { title }) })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(await canvas.findByRole('link', { name: title })).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(localStorage.getItem('draft:/host#new')).toBeNull()
    await userEvent.click(document.body)
  },
})

/** After signing in or a reload the fields are there, and the page asks for the table again. */
export const Again = meta.story({
  tags: ['no-picture'], // a note above the zone of `Start`
  beforeEach: () => {
    localStorage.setItem('draft:/host#new', JSON.stringify({ title, table: '三班鸢尾花.csv', gate: 'profile' }))
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(text('hosting:table.again', { name: '三班鸢尾花.csv' }))).toBeVisible()
    await userEvent.upload(inputOf(canvasElement), table())
    await expect(await canvas.findByRole('textbox', { name: pattern('hosting:form.name') })).toHaveValue(title)
    await expect(canvas.getByRole('radio', { name: pattern('hosting:form.gates.profile') })).toBeChecked()
  },
})
