import { chooseReading, datasetReading } from '@shulei/contract/data/dataset-edit/calls.ts'
import { tableReadingFixture } from '@shulei/mocks/data/dataset/edit-fixtures.ts'
import { readingFixture } from '@shulei/mocks/data/dataset/fixtures.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { MockRefusal, refusalText } from '@shulei/mocks/refusal.ts'
import { expect, fn, screen, type userEvent, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { ReadingDialog } from './ReadingDialog.tsx'

const file = { id: 71, name: 'tides-2015-2024.csv' }
const onClose = fn()
const onChosen = fn(async () => {})
const sent = fn()

const meta = preview.meta({
  title: 'Areas/dataset/ReadingDialog',
  component: ReadingDialog,
  args: { datasetId: 10080, file, part: '', onChosen, onClose },
  beforeEach: () => {
    localStorage.clear()
    for (const spy of [onClose, onChosen, sent]) spy.mockClear()
  },
})

const opened = async () =>
  within(await screen.findByRole('dialog', { name: text('reading:title', { name: file.name }) }))
type Opened = Awaited<ReturnType<typeof opened>>
type User = ReturnType<typeof userEvent.setup>

const selected = async (dialog: Opened, label: string) => dialog.findByRole('button', { name: new RegExp(label) })
const pick = async (user: User, dialog: Opened, label: string, option: RegExp) => {
  await user.click(await selected(dialog, label))
  await user.click(await screen.findByRole('option', { name: option }))
}
const save = (dialog: Opened) => dialog.getByRole('button', { name: text('reading:submit') })
const storing = mock(chooseReading, ({ body }) => {
  sent(body)
  return { revision: body.revision + 1 }
})

/** Everything is guessed; each guess is named. */
export const Guessed = meta.story({
  tags: ['modes'],
  play: async () => {
    const dialog = await opened()
    await expect(await selected(dialog, text('reading:part.encoding'))).toHaveTextContent('GB18030')
    await expect(dialog.getByRole('button', { name: text('reading:guessAll') })).toBeDisabled()
  },
})

/** Chosen parts can be given back to the guess, one by one and all together. */
export const Chosen = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      storing,
      mock(datasetReading, () =>
        tableReadingFixture({
          ...{ revision: 3, choice: { encoding: 'big5', skip: 2, missing: ['缺测', '-999'], types: { 潮位: 'text' } } },
          reading: readingFixture({ encoding: 'big5', skip: 2, chosen: ['encoding', 'skip', 'missing', 'types'] }),
        }),
      ),
    ),
  play: async ({ userEvent }) => {
    const dialog = await opened()
    await expect(await selected(dialog, text('reading:part.encoding'))).toHaveTextContent('Big5')
    await userEvent.click(
      dialog.getByRole('button', { name: text('reading:guessName', { name: text('reading:part.skip') }) }),
    )
    await userEvent.click(save(dialog))
    const choice = { encoding: 'big5', missing: ['缺测', '-999'], types: { 潮位: 'text' } }
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ part: '', revision: 3, choice }))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    await expect(onChosen).toHaveBeenCalled()
  },
})

/** All choices are given back. */
export const GuessAll = meta.story({
  tags: ['no-picture'], // ends as `Guessed`
  beforeEach: ({ msw }) =>
    msw.use(
      storing,
      mock(datasetReading, () => tableReadingFixture({ revision: 2, choice: { separator: ';', hasHeader: false } })),
    ),
  play: async ({ userEvent }) => {
    const dialog = await opened()
    await userEvent.click(await dialog.findByRole('button', { name: text('reading:guessAll') }))
    await userEvent.click(save(dialog))
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ part: '', revision: 2, choice: {} }))
  },
})

/** A file that could not be read: lines are skipped and the header is said, by keyboard alone. */
export const Unread = meta.story({
  tags: ['no-picture'], // `Guessed` without guesses
  beforeEach: ({ msw }) =>
    msw.use(
      storing,
      mock(datasetReading, () =>
        tableReadingFixture({
          ...{ reading: null, columns: [], profileState: 'failed' },
          profileProblem: { code: 'ragged', line: 2, count: 1, limit: 4 },
        }),
      ),
    ),
  play: async ({ userEvent }) => {
    const dialog = await opened()
    const header = await selected(dialog, text('reading:part.hasHeader').replace('?', '\\?'))
    header.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('option', { name: text('reading:header.no') })
    await userEvent.keyboard('{End}{Enter}')
    const lines = dialog.getByRole('textbox', { name: pattern('reading:part.skip') })
    lines.focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    await userEvent.click(save(dialog))
    const choice = { skip: 3, hasHeader: false }
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ part: '', revision: 1, choice }))
  },
})

/** Another page has chosen since: the person is asked which reading to use, and nothing is lost before. */
export const TwoPages = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock(chooseReading, ({ body }) => {
        sent(body)
        if (body.revision > 1) return { revision: body.revision + 1 }
        throw new MockRefusal('readingStale', { data: { current: { choice: { encoding: 'big5' }, revision: 2 } } })
      }),
    ),
  play: async ({ userEvent }) => {
    const dialog = await opened()
    await pick(userEvent, dialog, text('reading:part.encoding'), /Shift_JIS/)
    await userEvent.click(save(dialog))
    await expect(await dialog.findByText(text('shell:conflict.title'))).toBeVisible()
    await expect(save(dialog)).toBeDisabled()
    await expect(dialog.getAllByText('Big5')[0]).toBeVisible()
    await userEvent.click(document.body)
  },
})

/** The end of `TwoPages`: the own choice is stored upon the other one. */
export const TakeMine = meta.story({
  ...TwoPages.input,
  tags: ['no-picture'], // the dialog closes
  play: async ({ userEvent }) => {
    const dialog = await opened()
    await pick(userEvent, dialog, text('reading:part.encoding'), /Shift_JIS/)
    await userEvent.click(save(dialog))
    await userEvent.click(await dialog.findByRole('button', { name: text('shell:conflict.takeMine') }))
    await userEvent.click(save(dialog))
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith({ part: '', revision: 2, choice: { encoding: 'shift_jis' } }),
    )
  },
})

/** A choice that the server refuses stays in the form, with the reason. */
export const Refused = meta.story({
  tags: ['no-picture'], // `Guessed` with a note
  beforeEach: ({ msw }) => msw.use(mockRefused(chooseReading, 'readingColumnUnknown', { facts: { name: '潮高' } })),
  play: async ({ userEvent }) => {
    const dialog = await opened()
    await pick(userEvent, dialog, text('reading:part.separator'), /;/)
    await userEvent.click(save(dialog))
    await expect(await dialog.findByText(refusalText('readingColumnUnknown', { name: '潮高' }))).toBeVisible()
    await expect(onClose).not.toHaveBeenCalled()
  },
})

/** Of a wide table 60 columns are shown, and a search finds the others. */
export const Types = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      storing,
      mock(datasetReading, () =>
        tableReadingFixture({
          columns: Array.from({ length: 70 }, (_, place) => ({
            name: `column_with_a_long_name_${place + 1}`,
            type: 'text',
          })),
        }),
      ),
    ),
  play: async ({ userEvent }) => {
    const dialog = await opened()
    await userEvent.click(await dialog.findByText(text('reading:types', { count: 0, n: '0' })))
    await userEvent.type(dialog.getByRole('textbox', { name: text('columns:search') }), '_70')
    await pick(userEvent, dialog, 'column_with_a_long_name_70', new RegExp(text('columns:type.date')))
    await userEvent.click(save(dialog))
    const choice = { types: { column_with_a_long_name_70: 'date' } }
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ part: '', revision: 1, choice }))
  },
})

const either = ['入院', '出院'].map((column) => ({
  ...{ column, cell: '03/04/2024', order: 'monthFirst' as const },
  days: { dayFirst: '2024-04-03', monthFirst: '2024-03-04' },
}))

/** The order of day and month is chosen for each column, with what a date means in either. */
export const Orders = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      storing,
      mock(datasetReading, () =>
        tableReadingFixture({ reading: readingFixture({ unsure: ['dateOrder'], eitherOrder: either }) }),
      ),
    ),
  play: async ({ userEvent }) => {
    const dialog = await opened()
    const group = within(await dialog.findByRole('group', { name: text('reading:orders') }))
    await expect(group.getByRole('button', { name: /入院/ })).toHaveTextContent(text('reading:order.monthFirst'))
    await userEvent.click(group.getByRole('button', { name: /入院/ }))
    const day = await screen.findByRole('option', { name: new RegExp(text('reading:order.dayFirst')) })
    await expect(day).toHaveTextContent('03/04/2024')
    await userEvent.click(day)
    // by keyboard
    group.getByRole('button', { name: /出院/ }).focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('option', { name: new RegExp(text('reading:order.dayFirst')) })
    await userEvent.keyboard('{End}{Enter}')
    await userEvent.click(save(dialog))
    const choice = { dateOrder: { 入院: 'dayFirst', 出院: 'monthFirst' } }
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ part: '', revision: 1, choice }))
  },
})

/** A chosen order that does not fit can be given back to the guess. */
export const OrderBack = meta.story({
  tags: ['no-picture'], // `Orders` with a choice
  beforeEach: ({ msw }) =>
    msw.use(
      storing,
      mock(datasetReading, () =>
        tableReadingFixture({
          ...{ revision: 2, choice: { dateOrder: { 入院: 'dayFirst' } }, profileState: 'failed' },
          profileProblem: { code: 'notInOrder', column: '入院', cell: '02/13/2024', count: 1 },
        }),
      ),
    ),
  play: async ({ userEvent }) => {
    const dialog = await opened()
    await pick(userEvent, dialog, '入院', new RegExp(text('reading:auto')))
    await userEvent.click(save(dialog))
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ part: '', revision: 2, choice: {} }))
  },
})

/** Each table of an archive has its own reading. */
export const Archive = meta.story({
  tags: ['no-picture'], // `Guessed` with a list of tables
  args: { file: { id: 72, name: file.name.replace('.csv', '.zip') }, part: 'a.csv' },
  beforeEach: ({ msw }) =>
    msw.use(
      storing,
      mock(datasetReading, ({ query }) => tableReadingFixture({ part: query.part, parts: ['a.csv', 'b/c.csv'] })),
    ),
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await pick(userEvent, dialog, text('reading:table'), /b\/c\.csv/)
    await pick(userEvent, dialog, text('reading:part.separator'), /;/)
    await userEvent.click(save(dialog))
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ part: 'b/c.csv', revision: 1, choice: { separator: ';' } }))
  },
})

export const Loading = meta.story({
  tags: ['no-picture'], // a skeleton
  beforeEach: ({ msw }) => msw.use(mockPending(datasetReading)),
  play: async () => {
    const dialog = await opened()
    await expect(dialog.queryByRole('button', { name: text('reading:submit') })).toBeNull()
  },
})

export const LoadFailed = meta.story({
  tags: ['no-picture'], // the note of LoadFailed
  beforeEach: ({ msw }) => msw.use(mockRefused(datasetReading, 'unavailable')),
  play: async () => {
    const dialog = await opened()
    await expect(await dialog.findByText(refusalText('unavailable'))).toBeVisible()
  },
})
