import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { Button } from '../Button/Button.tsx'
import * as frames from '../stories/frames.css.ts'
import { han50, longEnglish } from '../stories/longText.ts'
import { ErrorState } from './ErrorState.tsx'

const meta = preview.meta({
  title: 'Core/ErrorState',
  parameters: {
    docs: {
      description: {
        component:
          'In place of content that could not be loaded, with the way to try again. **Not** for a wrong field (`Field`), nor for a whole page (error pages).',
      },
    },
  },
  component: ErrorState,
  args: {
    title: '排行榜没有加载出来',
    description: '网络中断或服务器繁忙，稍后再试一次。',
    children: <Button>重新加载</Button>,
  },
})

export const Default = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('排行榜没有加载出来')
  },
})
export const WithReference = meta.story({ args: { detail: 'req 01JD4M3K8Z' } })
export const Small = meta.story({ args: { size: 's', description: undefined } })
export const LongText = meta.story({
  render: () => (
    <div className={frames.phone}>
      <ErrorState title={han50} description={longEnglish} detail={longEnglish} />
    </div>
  ),
})
export const English = meta.story({
  globals: { locale: 'en-US' },
  args: {
    title: 'The leaderboard could not be loaded',
    description: 'Try again in a moment.',
    children: <Button>Reload</Button>,
  },
})
