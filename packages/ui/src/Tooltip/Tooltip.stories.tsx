import Download from 'lucide-react/dist/esm/icons/download.mjs'
import { expect, screen } from 'storybook/test'
import preview from '#storybook/preview'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as frames from '../stories/frames.css.ts'
import { longEnglish } from '../stories/longText.ts'
import { Tooltip, TooltipTrigger } from './Tooltip.tsx'

const meta = preview.meta({
  title: 'Core/Tooltip',
  component: Tooltip,
  parameters: {
    keyboard: [
      ['Tab', 'to the control: shows it'],
      ['Esc', 'hides it'],
    ],
    layout: 'centered',
    docs: {
      description: {
        component:
          'A few words about a control that everybody would guess. **Not** for facts, reasons or links: touch never sees it (`Popover`).',
      },
      story: { inline: false, height: '200px' },
    },
  },
  args: { children: '下载 CSV' },
  render: (args) => (
    <div className={frames.tall}>
      <TooltipTrigger delay={0}>
        <IconButton label="下载" icon={<Icon of={Download} />} />
        <Tooltip {...args} placement="bottom" />
      </TooltipTrigger>
    </div>
  ),
})

export const OnFocus = meta.story({
  tags: ['modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('下载 CSV')
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('下载 CSV')
  },
})

export const LongText = meta.story({
  args: { children: longEnglish },
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await screen.findByRole('tooltip')
  },
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  args: { children: 'Download as CSV' },
  render: (args) => (
    <div className={frames.tall}>
      <TooltipTrigger delay={0}>
        <IconButton label="Download" icon={<Icon of={Download} />} />
        <Tooltip {...args} placement="bottom" />
      </TooltipTrigger>
    </div>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Download as CSV')
  },
})
