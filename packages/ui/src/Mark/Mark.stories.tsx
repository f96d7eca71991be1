import preview from '#storybook/preview'
import * as css from './Mark.stories.css.ts'
import { Mark } from './Mark.tsx'
import { Wordmark } from './Wordmark.tsx'

const meta = preview.meta({
  title: 'Foundation/Mark',
  parameters: {
    docs: {
      description: {
        component:
          'The sign of the house, in the header and footer and on documents. **Not** as decoration, and never in other colours than text and action.',
      },
    },
  },
  component: Mark,
  args: { label: '数擂' },
})

export const Brand = meta.story({ args: { size: 96 }, tags: ['modes-colours'] })
export const OneColour = meta.story({ args: { size: 96, tone: 'mono' } })

export const Sizes = meta.story({
  render: (args) => (
    <div className={css.row}>
      {[16, 20, 24, 30, 48, 96].map((size) => (
        <Mark key={size} {...args} size={size} />
      ))}
    </div>
  ),
})

export const WithName = meta.story({ render: () => <Wordmark name="数擂" latin="Shulei" />, tags: ['modes'] })

/** A name that an operator chose has no mark. */
export const WithoutMark = meta.story({
  render: () => <Wordmark name="江大数赛" latin="JU Data Games" hasMark={false} />,
})

export const OnDarkGround = meta.story({
  render: () => (
    <div className={css.inverse}>
      <Wordmark name="数擂" latin="Shulei" />
    </div>
  ),
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  render: () => <Wordmark name="Shulei" latin="数擂" />,
})
