import { formatTheme } from '@shulei/ui/theme/parse.ts'
import { expect, spyOn, userEvent as user, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
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

/** Writes a value into the field of a token. */
async function write(name: string, value: string) {
  await user.clear(field(name))
  await user.type(field(name), value)
  await user.tab()
}

export const Start = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    // on a phone the screens come after the values, out of sight
    await framesSettled(window.innerWidth < 1024 ? 0 : 4)
    await expect(canvas.getByRole('button', { name: /^(撤销|Undo)$/ })).toBeDisabled()
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})

/** A ground that turns the texts on it faint: the pairs are named, the file is refused, and one press mends it. */
export const WeakContrast = meta.story({
  play: async ({ canvas, userEvent }) => {
    await framesSettled(4)
    await write('color-bg-canvas', '#8f93b8')
    const count = canvas.getByText(/对看不清/)
    await expect(count).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '导出 JSON' }))
    await expect(canvas.getByText(/修好才能导出/)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: '对比度' })).toHaveFocus()
    await userEvent.unhover(canvas.getByRole('button', { name: '导出 JSON' }))
  },
})

/** One press for each pair mends the theme; then nothing speaks of a refusal any more, and it goes out. */
export const Mended = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await write('color-bg-canvas', '#8f93b8')
    await userEvent.click(canvas.getByRole('button', { name: '导出 JSON' }))
    await expect(canvas.getByText(/修好才能导出/)).toBeVisible()
    for (let presses = 0; presses < 20; presses++) {
      const [use] = canvas.queryAllByRole('button', { name: /改用 #/ })
      if (!use) break
      await userEvent.click(use)
    }
    await expect(canvas.getByText(/全部看得清/)).toBeVisible()
    await expect(canvas.queryByText(/修好才能导出/)).toBeNull()
  },
})

/** Steps back and forth, by button and by key; a drag through many values is one step. */
export const UndoAndRedo = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const undo = canvas.getByRole('button', { name: '撤销' })
    const redo = canvas.getByRole('button', { name: '重做' })
    const before = written('color-bg-canvas')
    await write('color-bg-canvas', '#ffffff')
    await write('color-bg-surface', '#fafafa')
    await expect(redo).toBeDisabled()
    await userEvent.click(undo)
    await expect(written('color-bg-surface')).toBe('#ffffff')
    await userEvent.click(undo)
    await expect(written('color-bg-canvas')).toBe(before)
    // the last step back: the focus is not lost
    await expect(undo).toBeDisabled()
    await waitFor(() => expect(redo).toHaveFocus())
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await expect(written('color-bg-canvas')).toBe('#ffffff')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(written('color-bg-canvas')).toBe(before)
    // with the other key, and with the focus nowhere
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    await userEvent.keyboard('{Meta>}{Shift>}z{/Shift}{/Meta}')
    await expect(written('color-bg-canvas')).toBe('#ffffff')
    await userEvent.keyboard('{Meta>}z{/Meta}')
    await expect(written('color-bg-canvas')).toBe(before)
  },
})

/** Another theme to begin with is a step that can be taken back. */
export const AnotherStart = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await framesSettled(4)
    const start = canvas.getByLabelText('从哪套主题开始')
    await userEvent.selectOptions(start, 'tang')
    await expect(written('color-bg-canvas')).toBe('#f6eedd')
    const [frame] = document.querySelectorAll('iframe')
    await waitFor(() =>
      expect(frame?.contentDocument?.documentElement.style.getPropertyValue('--color-bg-canvas')).toBe('#f6eedd'),
    )
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }))
    await expect(written('color-bg-canvas')).toBe('#eff2fc')
    await expect(start).toHaveDisplayValue('竞速 · 御风')
    // a changed theme can be begun anew
    await write('color-bg-canvas', '#ffffff')
    await expect(start).toHaveDisplayValue('竞速 · 御风（已改）')
    await userEvent.selectOptions(start, 'kite')
    await expect(written('color-bg-canvas')).toBe('#eff2fc')
  },
})

/** Found by its name in Chinese and by its name in the file. */
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

/** A theme from a file is seen at once, is one step, and goes out again under its name. */
export const Import = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await framesSettled(4)
    const file = new File([formatTheme(themeOf('tang').tokens)], '更上一层.theme.json', { type: 'application/json' })
    await userEvent.click(canvas.getByText('导入 JSON'))
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('There is no field for a file')
    await userEvent.upload(input, file)
    await waitFor(() => expect(written('color-bg-canvas')).toBe('#f6eedd'))
    await expect(canvas.getByLabelText('从哪套主题开始')).toHaveDisplayValue('更上一层')
    const press = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await userEvent.click(canvas.getByRole('button', { name: '导出 JSON' }))
    await expect(canvas.getByText('已导出 更上一层.theme.json')).toBeVisible()
    press.mockRestore()
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }))
    await expect(written('color-bg-canvas')).toBe('#eff2fc')
  },
})

/** What is handed out is the file that can be read in again. */
export const Export = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const blobs: Blob[] = []
    const make = spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob)
      return 'blob:theme'
    })
    const press = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await userEvent.click(canvas.getByRole('button', { name: '导出 JSON' }))
    const content = JSON.parse((await blobs[0]?.text()) ?? '{}')
    await expect(content).toEqual(starts[0].tokens)
    await expect(canvas.getByText('已导出 kite.theme.json')).toBeVisible()
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
