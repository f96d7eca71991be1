import Bell from 'lucide-react/dist/esm/icons/bell.mjs'
import Check from 'lucide-react/dist/esm/icons/check.mjs'
import Lock from 'lucide-react/dist/esm/icons/lock.mjs'
import Search from 'lucide-react/dist/esm/icons/search.mjs'
import preview from '#storybook/preview'
import * as frames from '../stories/frames.css.ts'
import { Icon } from './Icon.tsx'

const meta = preview.meta({
  title: 'Foundation/Icon',
  parameters: {
    docs: {
      description: {
        component:
          'A drawing of 15, 18 or 24 px beside a word. **Not** instead of a word, except for search, bell, close and menu (`IconButton`).',
      },
    },
  },
  component: Icon,
})

export const Sizes = meta.story({
  tags: ['modes'],
  render: () => (
    <div className={frames.column}>
      {([15, 18, 24] as const).map((size) => (
        <div key={size} className={frames.row}>
          <Icon of={Search} size={size} />
          <Icon of={Bell} size={size} />
          <Icon of={Check} size={size} />
          <Icon of={Lock} size={size} />
          {size} px
        </div>
      ))}
    </div>
  ),
})
