import { useState } from 'react'
import { expect, screen, spyOn, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { Button } from '../Button/Button.tsx'
import * as frames from '../stories/frames.css.ts'
import { han50, longEnglish } from '../stories/longText.ts'
import { Popover, PopoverTrigger } from './Popover.tsx'

const meta = preview.meta({
  title: 'Core/Popover',
  component: Popover,
  parameters: {
    keyboard: [
      ['Enter', 'open'],
      ['Tab', 'through it'],
      ['Esc', 'close'],
    ],
    docs: {
      description: {
        component:
          'A little more about one thing, beside it, with links or fields in it. **Not** for actions only (`Menu`), for a few words (`Tooltip`), nor for a task (`Dialog`).',
      },
      story: { inline: false, height: '360px' },
    },
  },
  args: {
    label: '评分细则',
    size: 's',
    hasArrow: true,
    children: <div className={frames.surface}>以浪级加权的相对误差计分，分数越高越好。</div>,
  },
  render: (args) => (
    <div className={frames.tall}>
      <PopoverTrigger>
        <Button>评分细则</Button>
        <Popover {...args} />
      </PopoverTrigger>
    </div>
  ),
})

export const Open = meta.story({
  tags: ['modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '评分细则' }))
    await expect(await screen.findByRole('dialog', { name: '评分细则' })).toBeVisible()
  },
})

export const ClosedByEscape = meta.story({
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: '评分细则' })
    await userEvent.click(opener)
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
})

export const Wide = meta.story({
  args: { size: 'm', hasArrow: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await screen.findByRole('dialog')
  },
})

export const LongText = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    size: 'm',
    children: (
      <div className={frames.surface}>
        {han50}
        {longEnglish}
      </div>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const box = (await screen.findByRole('dialog')).getBoundingClientRect()
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth)
  },
})

/** Each placement lays out the whole sheet, so there is only one before it is visible. */
export const PlacedOnce = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const height = spyOn(VisualViewport.prototype, 'height', 'get')
    const read = () => height.mock.calls.length
    canvas.getByRole('button').click()
    const opening = await new Promise<number>((tell) => {
      requestAnimationFrame(() => {
        // A task after the frame runs when size observers have been notified of the first sizes.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => tell(read())
        port2.postMessage(null)
      })
    })
    await waitFor(() => expect(read()).toBeGreaterThan(opening))
    const before = read()
    window.dispatchEvent(new Event('resize'))
    const placing = read() - before
    await expect(placing).toBeGreaterThan(0)
    await expect(opening).toBeLessThan(2 * placing)
  },
})

function Growing() {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={frames.surface}>
      <Button onPress={() => setOpen(true)}>展开</Button>
      {isOpen ? <p>{han50}</p> : null}
    </div>
  )
}

/** When its content grows, the sheet stays centred on its trigger. */
export const Grows = meta.story({
  tags: ['no-picture'],
  // Moving the sheet changes observed sizes, which the browser reports in the next frame with this message.
  parameters: { console: { allow: [/ResizeObserver loop/] } },
  args: { size: 'auto', placement: 'bottom', children: <Growing /> },
  render: (args) => (
    <div className={frames.middle}>
      <PopoverTrigger>
        <Button>评分细则</Button>
        <Popover {...args} />
      </PopoverTrigger>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: '评分细则' })
    const middle = ({ left, right }: DOMRect) => (left + right) / 2
    const there = middle(opener.getBoundingClientRect())
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog')
    const { width } = dialog.getBoundingClientRect()
    await userEvent.click(screen.getByRole('button', { name: '展开' }))
    await waitFor(() => expect(dialog.getBoundingClientRect().width).toBeGreaterThan(2 * width))
    await waitFor(() => expect(Math.abs(middle(dialog.getBoundingClientRect()) - there)).toBeLessThan(2))
  },
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  args: {
    label: 'Evaluation',
    children: <div className={frames.surface}>Relative error, weighted by sea state. Higher scores are better.</div>,
  },
  render: (args) => (
    <div className={frames.tall}>
      <PopoverTrigger defaultOpen>
        <Button>Evaluation</Button>
        <Popover {...args} />
      </PopoverTrigger>
    </div>
  ),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Evaluation' })).toBeVisible()
  },
})
