import { formatTheme } from '@shulei/ui/theme/parse.ts'
import { expect, spyOn, userEvent as user, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { art, framesSettled, smallPage, starts, themeOf, tools } from '../stories/kit.tsx'
import { ThemeStudio } from './ThemeStudio.tsx'

const meta = preview.meta({
  title: 'Areas/studio/ThemeStudio',
  component: ThemeStudio,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '700px' } } },
  args: { themes: starts, art, pages: [smallPage], tools },
})

const field = (name: string) => within(document.body).getByLabelText(new RegExp(`${name}$`))
const written = (name: string) => (field(name) as HTMLInputElement).value

/** Types a value into the field of a token. */
async function write(name: string, value: string) {
  await user.clear(field(name))
  await user.type(field(name), value)
  await user.tab()
}

export const Start = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    // on a phone the previews come after the values, out of view
    await framesSettled(window.innerWidth < 1024 ? 0 : 4)
    await expect(canvas.getByRole('button', { name: text('studio:tools.undo') })).toBeDisabled()
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})

/** A background that makes its texts too faint: the pairs are listed, the export is refused, and one press resolves it. */
export const WeakContrast = meta.story({
  play: async ({ canvas, userEvent }) => {
    await framesSettled(4)
    await write('color-bg-canvas', '#8f93b8')
    const count = canvas.getByText(pattern('studio:contrast.weak'))
    await expect(count).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: text('studio:tools.export') }))
    await expect(canvas.getByText(pattern('studio:tools.refused'))).toBeVisible()
    await expect(canvas.getByRole('heading', { name: text('studio:contrast.title') })).toHaveFocus()
    await userEvent.unhover(canvas.getByRole('button', { name: text('studio:tools.export') }))
  },
})

/** One press per pair resolves the contrast; the refusal disappears, and the export works. */
export const Mended = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await write('color-bg-canvas', '#8f93b8')
    await userEvent.click(canvas.getByRole('button', { name: text('studio:tools.export') }))
    await expect(canvas.getByText(pattern('studio:tools.refused'))).toBeVisible()
    for (let presses = 0; presses < 20; presses++) {
      const [use] = canvas.queryAllByRole('button', { name: pattern('studio:contrast.use', { colour: '#' }) })
      if (!use) break
      await userEvent.click(use)
    }
    await expect(canvas.getByText(pattern('studio:contrast.fine'))).toBeVisible()
    await expect(canvas.queryByText(pattern('studio:tools.refused'))).toBeNull()
  },
})

/** Undo and redo, by button and by key; dragging through many values is one step. */
export const UndoAndRedo = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const undo = canvas.getByRole('button', { name: text('studio:tools.undo') })
    const redo = canvas.getByRole('button', { name: text('studio:tools.redo') })
    const before = written('color-bg-canvas')
    await write('color-bg-canvas', '#ffffff')
    await write('color-bg-surface', '#fafafa')
    await expect(redo).toBeDisabled()
    await userEvent.click(undo)
    await expect(written('color-bg-surface')).toBe('#ffffff')
    await userEvent.click(undo)
    await expect(written('color-bg-canvas')).toBe(before)
    // undoing the last step keeps the focus
    await expect(undo).toBeDisabled()
    await waitFor(() => expect(redo).toHaveFocus())
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await expect(written('color-bg-canvas')).toBe('#ffffff')
    // so do the keys, which disable the focused button as a press does
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await expect(redo).toBeDisabled()
    await waitFor(() => expect(undo).toHaveFocus())
    await userEvent.keyboard('{Control>}zz{/Control}')
    await expect(written('color-bg-canvas')).toBe(before)
    await waitFor(() => expect(redo).toHaveFocus())
    // with the other modifier key, and without a focused element
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    await userEvent.keyboard('{Meta>}{Shift>}z{/Shift}{/Meta}')
    await expect(written('color-bg-canvas')).toBe('#ffffff')
    await userEvent.keyboard('{Meta>}z{/Meta}')
    await expect(written('color-bg-canvas')).toBe(before)
  },
})

/** Choosing another theme is a step that can be undone. */
export const AnotherStart = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await framesSettled(4)
    const start = canvas.getByLabelText(text('studio:start.label'))
    await userEvent.selectOptions(start, 'tang')
    await expect(written('color-bg-canvas')).toBe('#f6eedd')
    const [frame] = document.querySelectorAll('iframe')
    await waitFor(() =>
      expect(frame?.contentDocument?.documentElement.style.getPropertyValue('--color-bg-canvas')).toBe('#f6eedd'),
    )
    await userEvent.click(canvas.getByRole('button', { name: text('studio:tools.undo') }))
    await expect(written('color-bg-canvas')).toBe('#eff2fc')
    await expect(start).toHaveDisplayValue(text('studio:theme.kite'))
    // a changed theme can be started again
    await write('color-bg-canvas', '#ffffff')
    await expect(start).toHaveDisplayValue(text('studio:start.changed', { name: text('studio:theme.kite') }))
    await userEvent.selectOptions(start, 'kite')
    await expect(written('color-bg-canvas')).toBe('#eff2fc')
  },
})

/** Tokens are found by their Chinese name and by their name in the file. */
export const Search = meta.story({
  play: async ({ canvas, userEvent }) => {
    await framesSettled(4)
    const search = canvas.getByRole('searchbox')
    await userEvent.type(search, '圆角')
    await expect(field('radius-card')).toBeVisible()
    await expect(canvas.queryByLabelText(/color-bg-canvas$/)).toBeNull()
    await userEvent.clear(search)
    await userEvent.type(search, 'header')
    await expect(field('color-header-bg')).toBeVisible()
  },
})

/** An imported theme is previewed at once, is one step, and is exported under its name. */
export const Import = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await framesSettled(4)
    const file = new File([formatTheme(themeOf('tang').tokens)], '更上一层.theme.json', { type: 'application/json' })
    await userEvent.click(canvas.getByText(text('studio:import.title')))
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('There is no field for a file')
    await userEvent.upload(input, file)
    await waitFor(() => expect(written('color-bg-canvas')).toBe('#f6eedd'))
    await expect(canvas.getByLabelText(text('studio:start.label'))).toHaveDisplayValue('更上一层')
    const press = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await userEvent.click(canvas.getByRole('button', { name: text('studio:tools.export') }))
    await expect(canvas.getByText(text('studio:tools.exported', { file: '更上一层.theme.json' }))).toBeVisible()
    press.mockRestore()
    await userEvent.click(canvas.getByRole('button', { name: text('studio:tools.undo') }))
    await expect(written('color-bg-canvas')).toBe('#eff2fc')
  },
})

/** The exported file can be imported again. */
export const Export = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const blobs: Blob[] = []
    const make = spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob)
      return 'blob:theme'
    })
    const press = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await userEvent.click(canvas.getByRole('button', { name: text('studio:tools.export') }))
    const content = JSON.parse((await blobs[0]?.text()) ?? '{}')
    await expect(content).toEqual(starts[0].tokens)
    await expect(canvas.getByText(text('studio:tools.exported', { file: 'kite.theme.json' }))).toBeVisible()
    make.mockRestore()
    press.mockRestore()
  },
})

export const Narrow = meta.story({
  tags: ['no-picture'],
  globals: { viewport: { value: 'phone', isRotated: false }, locale: 'en-US' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})
