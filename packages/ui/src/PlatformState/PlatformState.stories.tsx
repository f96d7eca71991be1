import preview from '#storybook/preview'
import * as css from './PlatformState.stories.css.ts'
import { PlatformState } from './PlatformState.tsx'

const meta = preview.meta({
  title: 'Core/PlatformState',
  parameters: {
    docs: {
      description: {
        component:
          'The platform as the picture of a state: error pages, empty pages, waiting. **Not** inside lists and panels (`EmptyState` with an icon).',
      },
    },
  },
  component: PlatformState,
  decorators: [(Story) => <div className={css.box}>{Story()}</div>],
  args: { state: 'empty' },
})

export const NotFound = meta.story({ args: { state: 'notFound', label: '擂台上少了一格' }, tags: ['modes'] })
export const Unauthorized = meta.story({
  args: { state: 'unauthorized', place: '你', label: '擂台上给你留着一个位置' },
  tags: ['modes-colours'],
})
export const UnauthorizedEnglish = meta.story({
  args: { state: 'unauthorized', place: 'you', label: 'A place is kept for you' },
})
export const Forbidden = meta.story({ args: { state: 'forbidden', label: '围绳上挂着锁' }, tags: ['modes-colours'] })
export const ServerError = meta.story({
  args: { state: 'serverError', label: '围绳断了，一根柱子倒下' },
  tags: ['modes-colours'],
})
export const Empty = meta.story({ tags: ['modes-colours'] })
/** Animated, but still under reduced motion, as in pictures. */
export const Loading = meta.story({ args: { state: 'loading' } })
