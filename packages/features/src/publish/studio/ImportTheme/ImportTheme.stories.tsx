import { formatTheme } from '@shulei/ui/theme/parse.ts'
import { expect, fireEvent, fn, waitFor, type within } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { art, themeOf } from '../stories/kit.tsx'
import { ImportTheme } from './ImportTheme.tsx'

const { tokens } = themeOf('tang')

const meta = preview.meta({
  title: 'Areas/studio/ImportTheme',
  component: ImportTheme,
  args: { art, onImport: fn() },
})

type Canvas = ReturnType<typeof within>

const open = (root: HTMLElement) => {
  const details = root.querySelector('details')
  if (details) details.open = true
}

/** Pastes a text and imports it. */
async function paste(canvas: Canvas, root: HTMLElement, source: string) {
  open(root)
  fireEvent.change(canvas.getByLabelText(text('studio:import.paste')), { target: { value: source } })
  fireEvent.click(canvas.getByRole('button', { name: text('studio:import.read') }))
}

/** The field's button opens the browser's file dialog, so tests put the file into the input behind it. */
function fieldIn(root: HTMLElement) {
  const field = root.querySelector<HTMLInputElement>('input[type=file]')
  if (!field) throw new Error('There is no field for a file')
  return field
}

const { 'color-bg-canvas': _, 'art-hero': __, ...incomplete } = tokens

export const FromFile = meta.story({
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    open(canvasElement)
    const file = new File([formatTheme(tokens)], '更上一层.json', { type: 'application/json' })
    await userEvent.upload(fieldIn(canvasElement), file)
    await waitFor(() => expect(args.onImport).toHaveBeenCalledWith(tokens, '更上一层'))
    await expect(canvas.getByRole('status')).toHaveTextContent('更上一层.json')
  },
})

export const UnknownKeys = meta.story({
  play: async ({ canvas, canvasElement, args }) => {
    await paste(canvas, canvasElement, JSON.stringify({ ...tokens, 'color-brand': '#ffffff', logo: 'x'.repeat(300) }))
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('有 2 处不对')
    await expect(alert).toHaveTextContent('不认识 color-brand')
    await expect(args.onImport).not.toHaveBeenCalled()
  },
})

export const MissingKeys = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await paste(canvas, canvasElement, JSON.stringify(incomplete))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('缺少 color-bg-canvas（页面底色）')
  },
})

export const BadColours = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await paste(
      canvas,
      canvasElement,
      JSON.stringify({ ...tokens, 'color-text-link': 'red', 'color-focus-ring': '#12345', 'radius-card': '4em' }),
    )
    await expect(await canvas.findByRole('alert')).toHaveTextContent('radius-card 不能是 4em，应当是像素')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('color-text-link 的 red 不是颜色，应当是#rrggbb')
  },
})

/** Refused by its size, without reading it. */
export const FiveMegabytes = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    open(canvasElement)
    const huge = new File([new Uint8Array(5 * 1024 * 1024)], 'huge.json', { type: 'application/json' })
    await userEvent.upload(fieldIn(canvasElement), huge)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('文件有 5.0 MB，主题文件最大 64.0 KB')
  },
})

export const ScriptInAValue = meta.story({
  tags: ['modes'],
  play: async ({ canvas, canvasElement }) => {
    await paste(
      canvas,
      canvasElement,
      JSON.stringify({
        ...tokens,
        'color-bg-canvas': '<script>alert(1)</script>',
        'art-hero': 'url(https://evil.example/x.svg)',
        'shadow-1': 'none} body{display:none',
      }),
    )
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent(/color-bg-canvas (里有代码或网址|contains code)/)
    await expect(alert.querySelector('script')).toBeNull()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  },
})

/** Many problems: the first ones, and the number of the others. */
export const Everything = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await paste(canvas, canvasElement, '{}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('还有 76 处')
  },
})

export const NoJson = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await paste(canvas, canvasElement, 'body { color: red }')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text('studio:problem.notJson'))
  },
})
