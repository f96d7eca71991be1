import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { Button } from '../Button/Button.tsx'
import * as frames from '../stories/frames.css.ts'
import { TopProgress } from './TopProgress.tsx'

const meta = preview.meta({
  title: 'Core/TopProgress',
  component: TopProgress,
  parameters: {
    docs: {
      description: { component: 'A page is on its way. **Not** for parts of a page (`Loading`).' },
      story: { inline: false, height: '120px' },
    },
  },
  args: { isLoading: false, label: '正在打开页面' },
})

export const Idle = meta.story({
  tags: ['no-picture'], // renders nothing
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
})

export const Running = meta.story({
  tags: ['modes'],
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull()
    await expect(await canvas.findByRole('progressbar', { name: '正在打开页面' })).toBeInTheDocument()
  },
})

export const Failed = meta.story({
  args: { hasFailed: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-state]')).toHaveAttribute('data-state', 'failed'))
  },
})

/** When the page has loaded, the bar fills up and fades. */
export const Finished = meta.story({
  tags: ['no-picture'], // same picture as Idle at the end
  render: (args) => {
    const [isLoading, setLoading] = useState(true)
    return (
      <div className={frames.tall}>
        <TopProgress {...args} isLoading={isLoading} />
        <Button onPress={() => setLoading(false)}>完成</Button>
      </div>
    )
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('progressbar')
    await userEvent.click(canvas.getByRole('button'))
    const bar = canvasElement.querySelector('[data-state]')
    await expect(bar).toHaveAttribute('data-state', 'done')
    await expect(bar?.firstElementChild).toBeInTheDocument()
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
})

/** A page that loads within 200 ms shows no bar. */
export const Fast = meta.story({
  render: (args) => {
    const [isLoading, setLoading] = useState(false)
    return (
      <div className={frames.tall}>
        <TopProgress {...args} isLoading={isLoading} />
        <Button
          onPress={() => {
            setLoading(true)
            setTimeout(() => setLoading(false), 40)
          }}
        >
          打开
        </Button>
      </div>
    )
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await new Promise((settled) => setTimeout(settled, 400))
    await waitFor(() => expect(canvasElement.querySelector('[data-state]')).toHaveAttribute('data-state', 'idle'))
  },
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  args: { isLoading: true, label: 'Opening the page' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Opening the page' })).toBeInTheDocument()
  },
})
