import CalendarPlus from 'lucide-react/dist/esm/icons/calendar-plus.mjs'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { Icon } from '../Icon/Icon.tsx'
import * as frames from '../stories/frames.css.ts'
import { han50, longEnglish } from '../stories/longText.ts'
import { LinkButton } from './LinkButton.tsx'

const meta = preview.meta({
  title: 'Core/LinkButton',
  parameters: {
    docs: {
      description: {
        component:
          'A link that deserves the weight of a button: to the competition, to the form. **Not** for acting on this page (`Button`).',
      },
    },
  },
  component: LinkButton,
})

export const Kinds = meta.story({
  tags: ['modes'],
  render: () => (
    <div className={frames.row}>
      <LinkButton href="#submit" variant="primary" size="l">
        提交结果
      </LinkButton>
      <LinkButton href="#team">加入队伍</LinkButton>
      <LinkButton href="#appeal" variant="inverse" size="s">
        去申诉
      </LinkButton>
      <LinkButton href="#remind" size="s" icon={<Icon of={CalendarPlus} size={15} />}>
        提醒我
      </LinkButton>
      <LinkButton href="#rules" variant="quiet">
        规则
      </LinkButton>
      <LinkButton href="#leave" variant="danger">
        退出队伍
      </LinkButton>
    </div>
  ),
})

export const Focused = meta.story({
  render: () => <LinkButton href="#team">加入队伍</LinkButton>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
  },
})

export const Wide = meta.story({
  render: () => (
    <div className={frames.side}>
      <LinkButton href="#submit" variant="primary" size="l" isWide>
        提交结果
      </LinkButton>
    </div>
  ),
})

export const LongText = meta.story({
  render: () => (
    <div className={`${frames.phone} ${frames.stack}`}>
      <LinkButton href="#a">{han50}</LinkButton>
      <LinkButton href="#b" variant="primary">
        {longEnglish}
      </LinkButton>
    </div>
  ),
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  render: () => (
    <LinkButton href="#live" variant="primary" size="l">
      See live competitions
    </LinkButton>
  ),
})
