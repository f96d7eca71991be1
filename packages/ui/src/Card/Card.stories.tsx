import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import * as frames from '../stories/frames.css.ts'
import { han50 } from '../stories/longText.ts'
import { TextLink } from '../TextLink/TextLink.tsx'
import { AboveCardLink, Card, CardLink } from './Card.tsx'

const meta = preview.meta({
  title: 'Core/Card',
  parameters: {
    docs: {
      description: {
        component:
          'Something that can be opened, or that holds a tool. **Not** around every section (hairlines and space do that, or `Panel`), and never inside another card.',
      },
    },
  },
  component: Card,
  args: { children: '近岸浅水区逐时观测，26 个浮标。' },
})

export const Default = meta.story({ tags: ['modes'] })
export const Small = meta.story({ args: { padding: 's' } })
export const Raised = meta.story({ args: { isRaised: true } })

export const Opens = meta.story({
  tags: ['modes-colours'],
  render: () => (
    <div className={frames.side}>
      <Card as="article">
        <h3>
          <CardLink href="#births">美国每日出生人数</CardLink>
        </h3>
        <p>2000 至 2014 年，逐日。</p>
        <AboveCardLink>
          <TextLink href="#licence" isStandalone>
            许可
          </TextLink>
        </AboveCardLink>
      </Card>
    </div>
  ),
  play: async ({ canvas }) => {
    const title = canvas.getByRole('link', { name: '美国每日出生人数' })
    const box = title.closest('article')?.getBoundingClientRect()
    if (!box) throw new Error('no card')
    await expect(document.elementFromPoint(box.x + box.width - 8, box.y + 8)).toBe(title)
    const licence = canvas.getByRole('link', { name: '许可' })
    const inner = licence.getBoundingClientRect()
    await expect(document.elementFromPoint(inner.x + 4, inner.y + inner.height / 2)).toBe(licence)
  },
})

export const Focused = meta.story({
  render: () => (
    <div className={frames.side}>
      <Card as="article">
        <CardLink href="#births">美国每日出生人数</CardLink>
      </Card>
    </div>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab()
  },
})

export const LongText = meta.story({
  render: () => (
    <div className={frames.phone}>
      <Card>
        <CardLink href="#long">{han50}</CardLink>
      </Card>
    </div>
  ),
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  render: () => (
    <div className={frames.side}>
      <Card as="article">
        <h3>
          <CardLink href="#births">US daily births</CardLink>
        </h3>
        <p>Every day from 2000 to 2014.</p>
        <AboveCardLink>
          <TextLink href="#licence" isStandalone>
            Licence
          </TextLink>
        </AboveCardLink>
      </Card>
    </div>
  ),
})
