import { changeDeskValues, desk, deskValues } from '@shulei/contract/host/desk/calls.ts'
import * as deskAddress from '@shulei/domain/address/desk.ts'
import type { DeskValues } from '@shulei/domain/host/desk/values.ts'
import { deskFixture, deskValuesFixture, moderatorDeskFixture } from '@shulei/mocks/host/desk/fixtures.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { MockRefusal, refusalText } from '@shulei/mocks/refusal.ts'
import { longEnglish, longWord } from '@shulei/ui/stories/longText.ts'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { conflictId } from '../../../base/form/ConflictChoice/ConflictChoice.tsx'
import { DeskSettings } from './DeskSettings.tsx'

const { id } = deskFixture()
const stored = deskValuesFixture()

const meta = preview.meta({
  title: 'Areas/desk/DeskSettings',
  component: DeskSettings,
  globals: { person: 'he' },
  parameters: { router: deskAddress.settings({ id }), layout: 'fullscreen', visual: { wholePage: true } },
  args: { competitionId: id },
  beforeEach: () => localStorage.clear(),
})

const zh = (field: 'title' | 'summary') => text('desk:values.zh', { name: text(`desk:fields.${field}`) })
const en = (field: 'title' | 'summary') => text('desk:values.en', { name: text(`desk:fields.${field}`) })
const question = async () => within(await screen.findByRole('alertdialog'))
const saveButton = () => ({ name: text('desk:values.save') })

/** Chinese on the left, English on the right; nothing can be saved before something is changed. */
export const Default = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: zh('title') })).toHaveValue(stored.values.title.cn)
    await expect(canvas.getByRole('textbox', { name: en('title') })).toHaveValue(stored.values.title.en)
    await expect(canvas.getByLabelText(pattern('desk:fields.turn'))).toHaveValue('2026-11-25T00:00')
    await expect(canvas.getByRole('button', saveButton())).toBeDisabled()
  },
})

const saving = fn<(values: Partial<DeskValues>, base: Partial<DeskValues> | undefined) => void>()

/** Before anything is sent a question says what changes, and who is told of it. */
export const Asked = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: zh('title') }), '（加时）')
    await userEvent.type(canvas.getByRole('textbox', { name: zh('summary') }), '加油。')
    fireEvent.input(canvas.getByLabelText(pattern('desk:fields.end')), { target: { value: '2026-11-28T18:00' } })
    await userEvent.click(canvas.getByRole('button', saveButton()))
    const dialog = await question()
    await expect(dialog.getByText(/11\/28 18:00/)).toBeVisible()
    await expect(dialog.getByText(pattern('desk:values.textChanged', { name: zh('summary') }))).toBeVisible()
    const told = { count: stored.signedUp, n: stored.signedUp }
    await expect(dialog.getByText(text('desk:values.told', told))).toBeVisible()
  },
})

/** What was read is sent along; the page says that it is saved and leads to the competition. */
export const Saved = meta.story({
  tags: ['no-picture'],
  beforeEach({ msw }) {
    saving.mockClear()
    msw.use(
      mock(changeDeskValues, ({ body: { base, ...values } }) => {
        saving(values, base)
        return { values, changed: ['title' as const] }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: zh('title') })
    await userEvent.type(field, '！{Enter}')
    await userEvent.click((await question()).getByRole('button', { name: text('desk:values.confirm') }))
    await expect(await canvas.findByRole('link', { name: text('desk:values.look') })).toHaveAttribute(
      'href',
      `/competitions/${id}`,
    )
    const [values, base] = saving.mock.calls[0] ?? []
    await expect(values?.title?.cn).toBe(`${stored.values.title.cn}！`)
    await expect(base).toEqual(stored.values)
    await expect(localStorage.getItem(`draft:${deskAddress.settings({ id, hash: 'values' })}`)).toBeNull()
  },
})

/** What cannot be saved is said at its field, and the focus goes to the first; nothing is sent. */
export const Unfit = meta.story({
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: zh('title') })
    await userEvent.clear(title)
    fireEvent.input(canvas.getByLabelText(pattern('desk:fields.end')), { target: { value: '2026-11-20T18:00' } })
    await userEvent.click(canvas.getByRole('button', saveButton()))
    await expect(await canvas.findByText(text('desk:values.problem.empty'))).toBeVisible()
    await expect(canvas.getByText(text('desk:values.problem.endPassed'))).toBeVisible()
    await expect(canvas.getByText(text('desk:values.faults', { count: 2 }))).toBeVisible()
    await waitFor(() => expect(title).toHaveFocus())
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await userEvent.click(document.body)
  },
})

/** Faults that the server alone finds stand at the same fields, and the typed text stays. */
export const RefusedByServer = meta.story({
  tags: ['no-picture'], // as `Unfit`
  beforeEach: ({ msw }) =>
    msw.use(
      mockRefused(changeDeskValues, 'deskUnfit', { data: { faults: [{ code: 'html', path: ['sections', 1, 'cn'] }] } }),
    ),
  play: async ({ canvas, userEvent }) => {
    const task = await canvas.findByRole('textbox', { name: text('desk:values.zh', { name: '任务' }) })
    await userEvent.type(task, '加')
    await userEvent.click(canvas.getByRole('button', saveButton()))
    await userEvent.click((await question()).getByRole('button', { name: text('desk:values.confirm') }))
    await expect(await canvas.findByText(text('desk:values.problem.html'))).toBeVisible()
    await waitFor(() => expect(task).toHaveFocus())
    await expect(task).toHaveValue(`${stored.values.sections[1]?.cn}加`)
  },
})

/** Without an answer nothing typed is lost. */
export const SaveFailed = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockRefused(changeDeskValues, 'solutionPublic')),
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: zh('title') })
    await userEvent.type(title, '！')
    await userEvent.click(canvas.getByRole('button', saveButton()))
    await userEvent.click((await question()).getByRole('button', { name: text('desk:values.confirm') }))
    await expect(await canvas.findByText(refusalText('solutionPublic'))).toBeVisible()
    await expect(canvas.getByText(text('desk:values.kept'))).toBeVisible()
    await expect(title).toHaveValue(`${stored.values.title.cn}！`)
  },
})

const elsewhere = { ...stored.values, title: { ...stored.values.title, cn: '二班潮位大赛' } }

/** A co-host has saved another name meanwhile: both are shown, and nothing is sent before the reader has chosen. */
export const Conflict = meta.story({
  beforeEach({ msw }) {
    saving.mockClear()
    let now = stored.values
    msw.use(
      mock(deskValues, () => ({ ...stored, values: now })),
      mock(changeDeskValues, ({ body: { base, ...values } }) => {
        if (base?.title?.cn !== elsewhere.title.cn) {
          now = elsewhere
          throw new MockRefusal('valuesStale', { data: { current: { title: elsewhere.title } } })
        }
        saving(values, base)
        return { values, changed: ['title' as const] }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: zh('title') }), '！')
    await userEvent.click(canvas.getByRole('button', saveButton()))
    await userEvent.click((await question()).getByRole('button', { name: text('desk:values.confirm') }))
    await expect(await canvas.findByText(elsewhere.title.cn)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: text('desk:values.toChoice') }))
    await expect(document.getElementById(conflictId)).toHaveFocus()
    await userEvent.click(document.body)
  },
})

/** The own value is kept, and saved upon the one of the other person. */
export const ConflictMine = meta.story({
  ...Conflict.input,
  tags: ['no-picture'],
  play: async (context) => {
    await Conflict.input.play?.(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: text('shell:conflict.takeMine') }))
    await userEvent.click(canvas.getByRole('button', saveButton()))
    await userEvent.click((await question()).getByRole('button', { name: text('desk:values.confirm') }))
    await waitFor(() => expect(saving).toHaveBeenCalledOnce())
    const [values, base] = saving.mock.calls[0] ?? []
    await expect(values?.title?.cn).toBe(`${stored.values.title.cn}！`)
    await expect(base?.title?.cn).toBe(elsewhere.title.cn)
  },
})

/** A question is added and removed by keyboard; the focus goes along. */
export const Questions = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('button', { name: text('desk:values.add') })
    add.focus()
    await userEvent.keyboard('{Enter}')
    const name = text('desk:values.zh', { name: text('desk:values.question', { no: 3 }) })
    await waitFor(() => expect(canvas.getByRole('textbox', { name })).toHaveFocus())
    await userEvent.keyboard('几点开始？')
    canvas.getByRole('button', { name: text('desk:values.removeName', { no: 1 }) }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('textbox', { name })).toBeNull())
    await expect(canvas.getByDisplayValue('几点开始？')).toBeInTheDocument()
    await expect(canvas.queryByDisplayValue(stored.values.faq[0]?.question.cn ?? '')).toBeNull()
  },
})

/** Unsaved changes are given up after a question. */
export const Undone = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: zh('title') })
    await userEvent.type(title, '！')
    await userEvent.click(canvas.getByRole('button', { name: text('desk:values.undo') }))
    await userEvent.click((await question()).getByRole('button', { name: text('desk:values.undo') }))
    await waitFor(() => expect(title).toHaveValue(stored.values.title.cn))
    await expect(canvas.getByText(text('desk:values.unchanged'))).toBeVisible()
  },
})

/** Somebody who looks on sees the values, and why they cannot be changed. */
export const Moderator = meta.story({
  globals: { person: 'duan' },
  beforeEach: ({ msw }) => msw.use(mock(desk, () => moderatorDeskFixture())),
  play: async ({ canvas }) => {
    const role = text('hosting:role.moderator')
    await expect(await canvas.findByText(text('desk:values.readOnly', { role }))).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})

export const Loading = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockPending(deskValues)),
})

export const Failed = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockRefused(deskValues, 'unavailable')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: text('shell:action.retry') })).toBeVisible()
  },
})

export const LongTexts = meta.story({
  globals: { locale: 'en-US', viewport: { value: 'phone', isRotated: false } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(deskValues, () => ({
        ...stored,
        values: { ...stored.values, title: { cn: longWord.slice(0, 60), en: longEnglish.slice(0, 60) } },
        headings: stored.headings.map(() => ({ cn: longWord, en: longWord })),
      })),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: en('title') })
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})
