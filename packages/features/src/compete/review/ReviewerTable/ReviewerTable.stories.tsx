import { reviewDetails, reviewSubmits, saveScore } from '@shulei/contract/compete/review/calls.ts'
import { totalOf } from '@shulei/domain/compete/review/criteria.ts'
import { mockNow } from '@shulei/mocks/clock.ts'
import { detailsFixture, reviewerFixture, sheetFixture, submitsFixture } from '@shulei/mocks/compete/review/fixtures.ts'
import { reviewHandlersOf } from '@shulei/mocks/compete/review/handlers.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { MockRefusal } from '@shulei/mocks/refusal.ts'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import type { StoredSheet } from '../review.ts'
import { ReviewerTable } from './ReviewerTable.tsx'

const meta = preview.meta({
  title: 'Areas/review/ReviewerTable',
  component: ReviewerTable,
  globals: { theme: 'expert-review' },
  parameters: { layout: 'fullscreen', router: '/spic-review/scoremanage?project=6', visual: { wholePage: true } },
  args: { reviewer: reviewerFixture() },
  beforeEach() {
    localStorage.clear()
  },
})

const problem = /问题界定|^Problem/
const method = /方法创新|^Method/
/** How often a sheet was sent, and whether the session has ended. */
let [saves, isEnded] = [0, true]
/** The comment that another tab has saved. */
const elsewhere = '另一个窗口写的评语。'

/** Lets a held save be answered. */
let release = () => {}
/** Calls that store the sheet of a project as the server does; the first save is answered after `held`. */
function storedSheet(no: number, sheet: StoredSheet, held?: Promise<void>) {
  const submits = submitsFixture()
  let stored = sheet
  saves = 0
  return [
    mock(saveScore, async ({ body: { points, comment, final, version } }) => {
      saves += 1
      if (version !== stored.version) throw new MockRefusal('scoreConflict', { data: stored })
      const [state, total] = [final ? ('final' as const) : ('draft' as const), totalOf(submits.criteria, points)]
      stored = { points, comment, state, total, version: version + 1, savedAt: new Date(mockNow).toISOString() }
      const answer = stored
      if (saves === 1) await held
      return answer
    }),
    mock(reviewDetails, ({ params: { id } }) => detailsFixture(id, 'shen-yanqiu', id === no ? { sheet: stored } : {})),
    mock(reviewSubmits, () => ({
      ...submits,
      list: submits.list.map((row) => (row.no === no ? { ...row, sheet: stored } : row)),
    })),
  ]
}

/** Role 2: a draft with two gaps; one change is named, then saved by itself. */
export const ScoreManagement = meta.story({
  tags: ['modes'],
  play: async ({ canvas, userEvent }) => {
    const panel = within(await canvas.findByRole('region', { name: text('review:sheet.title') }))
    await expect(panel.getByText('37')).toBeVisible()
    await expect(panel.getAllByText(pattern('review:sheet.weight'))).toHaveLength(5)
    const field = panel.getByRole('textbox', { name: method })
    await userEvent.type(field, '20{Tab}')
    await expect(panel.getByText('57')).toBeVisible()
    await waitFor(() => expect(panel.queryByText(pattern('review:sheet.unsaved'))).toBeNull(), { timeout: 5000 })
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  },
})

/** Missing points are named at their field before anything is sent; a whole sheet asks once more. */
export const Submitting = meta.story({
  // differs from the story before in two marked fields
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const panel = within(await canvas.findByRole('region', { name: text('review:sheet.title') }))
    await userEvent.click(panel.getByRole('button', { name: text('review:sheet.submit') }))
    await waitFor(() => expect(panel.getByRole('textbox', { name: method })).toHaveFocus())
    await userEvent.type(panel.getByRole('textbox', { name: method }), '20{Tab}')
    await userEvent.type(panel.getByRole('textbox', { name: /可落地性|^Practice/ }), '20{Tab}')
    const comment = panel.getByRole('textbox', { name: new RegExp(text('review:sheet.comment')) })
    await userEvent.type(comment, ' 停机风险的估计偏乐观，建议补充一次演练记录。')
    await userEvent.click(panel.getByRole('button', { name: text('review:sheet.submit') }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: text('review:sheet.submit') }))
    await waitFor(() => expect(panel.queryByRole('button', { name: text('review:sheet.submit') })).toBeNull())
    await waitFor(() => expect(panel.getByRole('heading', { name: text('review:sheet.title') })).toHaveFocus())
  },
})

/** Points that do not fit stay as typed: their field says which do, and they are neither counted nor saved. */
export const WrongPoints = meta.story({
  // differs from the first story in a marked field
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mockPending(saveScore))
  },
  play: async ({ canvas, userEvent }) => {
    const panel = within(await canvas.findByRole('region', { name: text('review:sheet.title') }))
    const field = panel.getByRole('textbox', { name: method })
    const save = panel.getByRole('button', { name: text('review:sheet.save') })
    for (const typed of ['91', '7.3', '7.0001']) {
      await userEvent.clear(field)
      await userEvent.type(field, `${typed}{Tab}`)
      await expect(field).toHaveValue(typed)
      await expect(field).toHaveAccessibleDescription(text('review:sheet.wrong', { range: '0–25', step: '1' }))
      await expect(panel.getByText('37')).toBeVisible()
    }
    await userEvent.click(save)
    await waitFor(() => expect(field).toHaveFocus())
    await expect(save).not.toHaveAttribute('data-pending')
  },
})

/** Another tab has saved meanwhile: both sheets stay until the reviewer chooses. */
export const TwoTabs = meta.story({
  beforeEach({ msw }) {
    const theirs = sheetFixture(6, 'shen-yanqiu', { version: 4, total: 71, comment: elsewhere })
    msw.use(mockRefused(saveScore, 'scoreConflict', { data: theirs }))
  },
  play: async ({ canvas, userEvent }) => {
    const panel = within(await canvas.findByRole('region', { name: text('review:sheet.title') }))
    await userEvent.type(panel.getByRole('textbox', { name: method }), '20{Tab}')
    await userEvent.click(panel.getByRole('button', { name: text('review:sheet.save') }))
    await panel.findByText(text('review:sheet.conflict'))
    await expect(panel.getByText('57')).toBeVisible()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  },
})

/** A draft that was saved by itself is in the list, and in its project when it is opened again: the next change has no conflict. */
export const OpenedAgain = meta.story({
  // differs from the first story in points
  tags: ['no-picture'],
  parameters: { router: '/spic-review/scoremanage?project=8' },
  beforeEach({ msw }) {
    msw.use(...storedSheet(8, sheetFixture(8)))
  },
  play: async ({ canvas, userEvent }) => {
    const panel = async () => within(await canvas.findByRole('region', { name: text('review:sheet.title') }))
    const list = within(await canvas.findByRole('navigation', { name: text('review:list.title') }))
    const own = list.getByRole('link', { current: 'page' })
    // the field is not left: what is typed counts at once
    await userEvent.type((await panel()).getByRole('textbox', { name: problem }), '9')
    await (await panel()).findByText(pattern('review:sheet.saved'), {}, { timeout: 5000 })
    await userEvent.click(canvas.getByRole('link', { name: text('review:paper.next') }))
    await waitFor(() => expect(own).not.toHaveAttribute('aria-current'))
    await expect(own).toHaveTextContent(text('review:list.state.draft'))
    await userEvent.click(own)
    await waitFor(async () => expect((await panel()).getByRole('textbox', { name: problem })).toHaveValue('9'))
    await userEvent.type((await panel()).getByRole('textbox', { name: method }), '20')
    await userEvent.click((await panel()).getByRole('button', { name: text('review:sheet.save') }))
    await waitFor(async () => expect((await panel()).queryByText(pattern('review:sheet.unsaved'))).toBeNull())
    await expect(canvas.queryByText(text('review:sheet.conflict'))).toBeNull()
  },
})

/** A project that is opened again before its draft was saved shows what was typed, and conflicts with nothing. */
export const OpenedWhileSaving = meta.story({
  // ends as a saved draft
  tags: ['no-picture'],
  beforeEach({ msw }) {
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    msw.use(...storedSheet(6, sheetFixture(6), held))
  },
  play: async ({ canvas, userEvent }) => {
    const panel = async () => within(await canvas.findByRole('region', { name: text('review:sheet.title') }))
    const list = within(await canvas.findByRole('navigation', { name: text('review:list.title') }))
    const own = list.getByRole('link', { current: 'page' })
    await userEvent.type((await panel()).getByRole('textbox', { name: method }), '2')
    await waitFor(() => expect(saves).toBe(1), { timeout: 4000 })
    await userEvent.type((await panel()).getByRole('textbox', { name: method }), '0')
    await userEvent.click(canvas.getByRole('link', { name: text('review:paper.next') }))
    await waitFor(() => expect(own).not.toHaveAttribute('aria-current'))
    await userEvent.click(own)
    await waitFor(async () => expect((await panel()).getByRole('textbox', { name: method })).toHaveValue('20'))
    // longer than the pause before a draft is saved by itself
    await new Promise((resolve) => setTimeout(resolve, 2000))
    await expect(saves).toBe(1)
    release()
    await waitFor(() => expect(saves).toBe(2), { timeout: 4000 })
    await (await panel()).findByText(pattern('review:sheet.saved'))
    await expect(canvas.queryByText(text('review:sheet.conflict'))).toBeNull()
  },
})

/** A sheet that is submitted while its draft is being saved waits for that, and conflicts with nothing. */
export const SubmittedWhileSaving = meta.story({
  // ends as a submitted sheet
  tags: ['no-picture'],
  beforeEach({ msw }) {
    const points = Object.fromEntries(submitsFixture().criteria.map(({ key, max }) => [key, max]))
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    msw.use(...storedSheet(6, sheetFixture(6, 'shen-yanqiu', { points }), held))
  },
  play: async ({ canvas, userEvent }) => {
    const panel = within(await canvas.findByRole('region', { name: text('review:sheet.title') }))
    const comment = panel.getByRole('textbox', { name: new RegExp(text('review:sheet.comment')) })
    await userEvent.type(comment, ' 停机风险的估计偏乐观。')
    await waitFor(() => expect(saves).toBe(1), { timeout: 4000 })
    await userEvent.click(panel.getByRole('button', { name: text('review:sheet.submit') }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: text('review:sheet.submit') }))
    await expect(saves).toBe(1)
    release()
    await panel.findByText(pattern('review:sheet.final'))
    await expect(saves).toBe(2)
  },
})

/** The choice between two sheets takes its buttons away: the focus goes to the heading of the sheet. */
export const ChoiceMade = meta.story({
  // differs from the story before in the missing alert
  tags: ['no-picture'],
  beforeEach: (context) => TwoTabs.input.beforeEach?.(context),
  play: async ({ canvas, userEvent }) => {
    const panel = within(await canvas.findByRole('region', { name: text('review:sheet.title') }))
    const heading = panel.getByRole('heading', { name: text('review:sheet.title') })
    const field = panel.getByRole('textbox', { name: method })
    const save = panel.getByRole('button', { name: text('review:sheet.save') })
    await userEvent.type(field, '20{Tab}')
    await userEvent.click(save)
    // the server refuses this one too, so that the choice is there again
    await userEvent.click(await panel.findByRole('button', { name: text('review:sheet.keepMine') }))
    await waitFor(() => expect(heading).toHaveFocus())
    await userEvent.click(await panel.findByRole('button', { name: text('review:sheet.takeTheirs') }))
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(panel.getByRole('textbox', { name: new RegExp(text('review:sheet.comment')) })).toHaveValue(elsewhere)
  },
})

/** An opened project has the focus at its title, and the list at the project that was left. */
export const Opening = meta.story({
  // differs from other stories in the open project
  tags: ['no-picture'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const title = () => canvas.getByRole('heading', { level: 1 })
    await canvas.findByRole('heading', { level: 1 })
    await expect(title()).not.toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: text('review:paper.next') }))
    await waitFor(() => expect(title()).toHaveFocus())
    const opened = title().textContent ?? ''
    await userEvent.click(canvas.getByRole('link', { name: text('review:list.back') }))
    const link = await canvas.findByRole('link', { name: (name) => name.includes(opened) })
    await waitFor(() => expect(link).toHaveFocus())
    await userEvent.click(link)
    await waitFor(() => expect(title()).toHaveFocus())
    await expect(title()).toHaveTextContent(opened)
  },
})

const keptComment = '登录结束前写的评语。'
/** Puts a sheet of an earlier visit on the device. */
const keep = (kept: { version?: number }) => {
  const { points } = sheetFixture(6)
  localStorage.setItem(`review:${reviewerFixture().id}:6`, JSON.stringify({ points, comment: keptComment, ...kept }))
}

/** Another browser has saved since this device kept its sheet: the reviewer chooses at the next visit. */
export const KeptIsOlder = meta.story({
  // the alert of the story of two tabs
  tags: ['no-picture'],
  beforeEach() {
    keep({ version: 0 })
  },
  play: async ({ canvas, userEvent }) => {
    const panel = within(await canvas.findByRole('region', { name: text('review:sheet.title') }))
    const comment = panel.getByRole('textbox', { name: new RegExp(text('review:sheet.comment')) })
    await expect(comment).toHaveValue(keptComment)
    await panel.findByText(text('review:sheet.conflict'))
    await userEvent.click(panel.getByRole('button', { name: text('review:sheet.takeTheirs') }))
    await expect(comment).toHaveValue(sheetFixture(6).comment)
    await expect(panel.queryByText(text('review:sheet.restored'))).toBeNull()
    await expect(localStorage.getItem(`review:${reviewerFixture().id}:6`)).toBeNull()
  },
})

/** The submitted sheet of another window, and how this window shows it beside what was typed here. */
const submitted = sheetFixture(6, 'shen-yanqiu', { state: 'final', version: 2, total: 71, comment: elsewhere })
async function besideSubmitted(canvas: ReturnType<typeof within>, typed: string) {
  await canvas.findByText(text('review:sheet.submittedElsewhere'))
  await expect(canvas.getByRole('textbox', { name: text('review:sheet.comment') })).toHaveValue(elsewhere)
  const unsent = canvas.getByRole('textbox', { name: text('review:sheet.unsentComment') })
  await expect(unsent).toHaveValue(typed)
  await expect(unsent).toHaveAttribute('readonly')
  await expect(localStorage.getItem(`review:${reviewerFixture().id}:6`)).toContain(typed)
  await expect(canvas.queryByText(text('review:sheet.conflict'))).toBeNull()
}

/** Another window has submitted meanwhile: nothing is left to choose, and what was typed here can be copied. */
export const SubmittedElsewhere = meta.story({
  // one more alert, and a read-only field, in the panel of a submitted sheet
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mockRefused(saveScore, 'scoreFinal', { data: submitted }))
  },
  play: async ({ canvas, userEvent }) => {
    const comment = await canvas.findByRole('textbox', { name: text('review:sheet.comment') })
    await userEvent.clear(comment)
    await userEvent.type(comment, keptComment)
    // the other window was of this browser, and has cleared what it kept
    localStorage.clear()
    await userEvent.click(canvas.getByRole('button', { name: text('review:sheet.save') }))
    await besideSubmitted(canvas, keptComment)
  },
})

/** After a reload, too, what was typed stays beside the submitted sheet until it is discarded. */
export const KeptBesideSubmitted = meta.story({
  // ends as a submitted sheet
  tags: ['no-picture'],
  beforeEach({ msw }) {
    keep({ version: 1 })
    msw.use(mock(reviewDetails, ({ params: { id } }) => detailsFixture(id, 'shen-yanqiu', { sheet: submitted })))
  },
  play: async ({ canvas, userEvent }) => {
    await besideSubmitted(canvas, keptComment)
    await userEvent.click(canvas.getByRole('button', { name: text('review:sheet.discard') }))
    await expect(canvas.queryByText(text('review:sheet.submittedElsewhere'))).toBeNull()
    await expect(localStorage.getItem(`review:${reviewerFixture().id}:6`)).toBeNull()
    await waitFor(() => expect(canvas.getByRole('heading', { name: text('review:sheet.title') })).toHaveFocus())
  },
})

/** An earlier release kept no version: its sheet may be older than the saved one. */
export const KeptWithoutVersion = meta.story({
  // the alert of the story of two tabs
  tags: ['no-picture'],
  beforeEach() {
    keep({})
  },
  play: async ({ canvas }) => {
    await canvas.findByText(text('review:sheet.conflict'))
  },
})

/** A kept sheet that changes the saved one is back without a choice. */
export const KeptIsNewer = meta.story({
  // the alert is that of a restored sheet alone
  tags: ['no-picture'],
  beforeEach() {
    keep({ version: sheetFixture(6).version })
  },
  play: async ({ canvas }) => {
    await canvas.findByText(text('review:sheet.restored'))
    await expect(canvas.queryByText(text('review:sheet.conflict'))).toBeNull()
  },
})

/** The session has ended: what was typed is on the device, and back at the next visit. */
export const SessionEnded = meta.story({
  // one more alert in the panel of the story before
  tags: ['no-picture'],
  beforeEach({ msw }) {
    saves = 0
    isEnded = true
    msw.use(
      mock(saveScore, ({ body: { points, comment, version } }) => {
        saves += 1
        if (isEnded) throw new MockRefusal('loginFirst')
        return sheetFixture(6, 'shen-yanqiu', { points, comment, version: version + 1 })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const panel = within(await canvas.findByRole('region', { name: text('review:sheet.title') }))
    await userEvent.type(panel.getByRole('textbox', { name: method }), '21{Tab}')
    await userEvent.click(panel.getByRole('button', { name: text('review:sheet.save') }))
    await panel.findByText(text('review:sheet.endedHint'))
    const link = panel.getByRole('link', { name: text('review:sheet.toLogin') })
    link.focus()
    const [kept] = Object.entries({ ...localStorage }).filter(([key]) => key.startsWith('review:'))
    await expect(kept?.[1]).toContain('"method":21')
    await expect(kept?.[1]).toContain('"version":1')
    // longer than the pause before a draft is saved by itself
    await new Promise((resolve) => setTimeout(resolve, 2000))
    await expect(saves).toBe(1)
    await expect(link).toHaveFocus()
    dispatchEvent(new Event('online'))
    await waitFor(() => expect(saves).toBe(2), { timeout: 4000 })
    await expect(link).toHaveFocus()
    // the session is there again, as after a login in another tab
    isEnded = false
    await userEvent.click(await panel.findByRole('button', { name: text('review:sheet.save') }))
    await waitFor(() => expect(link).not.toBeInTheDocument())
  },
})

/** Role 3: all projects, the missing sheets, an outlier and the agreement. */
export const ProjectList = meta.story({
  parameters: { router: '/spic-review/projectlist' },
  args: { reviewer: reviewerFixture('qiao') },
  beforeEach({ msw }) {
    msw.use(...reviewHandlersOf('qiao'))
  },
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('row')
    await expect(rows).toHaveLength(9)
    await expect(canvas.getByText(text('review:head.level.weak'))).toBeVisible()
  },
})

/** The results are out, of two equal means the earlier project first: the page says when, and names the teams. */
export const Published = meta.story({
  // the list of the story before with other words and names
  tags: ['no-picture'],
  parameters: { router: '/spic-review/projectlist' },
  args: { reviewer: reviewerFixture('qiao', { publishedAt: new Date(mockNow).toISOString() }) },
  beforeEach({ msw }) {
    const submits = submitsFixture('qiao')
    const list = submits.list.map((row, index) => ({
      ...row,
      team: { id: row.no, name: `队伍${row.no}`, members: [], organizations: [] },
      // the last number has the first place
      figures: row.figures && { ...row.figures, mean: 80, rank: submits.list.length - index },
    }))
    msw.use(mock(reviewSubmits, () => ({ ...submits, list })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(pattern('review:head.finalOrder'))
    await expect(canvas.queryByText(text('review:head.missing'))).toBeNull()
    const [, first] = canvas.getAllByRole('row')
    await expect(first).toHaveTextContent('队伍8')
    await expect(within(first as HTMLElement).getAllByRole('cell')[0]).toHaveTextContent(/^1$/)
    await expect(canvas.getByText(text('review:head.tie'))).toBeVisible()
  },
})

/** Role 3 reads a project: every final sheet with its comment, and every change. */
export const ProjectOfHead = meta.story({
  parameters: { router: '/spic-review/projectlist?project=3' },
  args: { reviewer: reviewerFixture('qiao') },
  beforeEach({ msw }) {
    msw.use(...reviewHandlersOf('qiao'))
  },
  play: async ({ canvas }) => {
    const sheets = within(await canvas.findByRole('region', { name: text('review:head.sheets') }))
    await expect(sheets.getByText(text('review:head.outlierTag'))).toBeVisible()
    await expect(sheets.getAllByRole('article')).toHaveLength(3)
    await expect(canvas.getByRole('link', { name: text('review:list.back') })).toBeVisible()
  },
})

/** Role 1: what a reviewer wants, and what they must not see. */
export const IntentionProjects = meta.story({
  parameters: { router: '/spic-review/intentionproject?project=7' },
  args: { reviewer: reviewerFixture('gao-yan') },
  beforeEach({ msw }) {
    msw.use(...reviewHandlersOf('gao-yan'))
  },
  play: async ({ canvas, userEvent }) => {
    const panel = within(await canvas.findByRole('region', { name: text('review:wish.title') }))
    await userEvent.click(panel.getByRole('radio', { name: text('review:wish.avoid') }))
    await panel.findByText(text('review:wish.avoided'))
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  },
})

/** A project that a reviewer must not see leads back to the list where that has no room beside it. */
export const Avoided = meta.story({
  // an empty state as on other pages
  tags: ['no-picture'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { router: '/spic-review/intentionproject?project=4' },
  args: { reviewer: reviewerFixture('gao-yan') },
  beforeEach({ msw }) {
    msw.use(mockRefused(reviewDetails, 'notAssigned'), ...reviewHandlersOf('gao-yan'))
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(text('review:wish.avoided'))
    await userEvent.click(canvas.getByRole('link', { name: text('review:list.back') }))
    await canvas.findByRole('navigation', { name: text('review:list.title') })
  },
})

/** A review that is over takes no wishes, and says so. */
export const WishesClosed = meta.story({
  // differs from the wishes in one line
  tags: ['no-picture'],
  parameters: { router: '/spic-review/intentionproject?project=7' },
  args: { reviewer: reviewerFixture('gao-yan', { deadline: new Date(mockNow).toISOString() }) },
  beforeEach({ msw }) {
    msw.use(...reviewHandlersOf('gao-yan'))
  },
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('region', { name: text('review:wish.title') }))
    for (const choice of panel.getAllByRole('radio')) await expect(choice).toBeDisabled()
    await expect(panel.getByText(text('review:wish.closed'))).toBeVisible()
  },
})

export const Empty = meta.story({
  // an empty state as on other pages
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mock(reviewSubmits, () => submitsFixture('shen-yanqiu', [])))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(text('review:list.empty'))
  },
})

export const Loading = meta.story({
  // a skeleton as on other pages
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mockPending(reviewSubmits))
  },
})

export const NotAssigned = meta.story({
  // an error state as on other pages
  tags: ['no-picture'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach({ msw }) {
    msw.use(mockRefused(reviewDetails, 'notAssigned'))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(text('error:notAssigned'))
    await expect(canvas.queryByRole('textbox', { name: problem })).toBeNull()
    await expect(canvas.getByRole('link', { name: text('review:list.back') })).toBeVisible()
  },
})
