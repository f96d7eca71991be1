import Bell from 'lucide-react/dist/esm/icons/bell.mjs'
import Check from 'lucide-react/dist/esm/icons/check.mjs'
import Lock from 'lucide-react/dist/esm/icons/lock.mjs'
import Search from 'lucide-react/dist/esm/icons/search.mjs'
import preview from '#storybook/preview'
import * as frames from '../stories/frames.css.ts'
import { iconGroups } from '../stories/iconGroups.ts'
import * as page from '../theme/stories/Page.css.ts'
import { Page, Part, speak } from '../theme/stories/Page.tsx'
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
  tags: ['modes-colours'],
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

/** Every icon of the product with its meaning. */
export const All = meta.story({
  tags: ['modes'],
  args: { of: Search },
  parameters: { layout: 'fullscreen', visual: { wholePage: true } },
  render: (_, { globals }) => {
    const say = speak(globals)
    return (
      <Page
        title={say('图标', 'Icons')}
        lead={say(
          '同一件事处处用同一个图标。图标站在文字旁边，不代替文字；下面的名字是它在 lucide 里的名字。',
          'The same thing has the same icon everywhere. It stands beside a word and never replaces it; the name is that in lucide.',
        )}
      >
        {iconGroups.map(({ title, icons }) => (
          <Part key={title[1]} title={say(...title)}>
            <ul className={page.grid}>
              {icons.map(({ name, of, meaning }) => (
                <li key={name} className={page.row}>
                  <Icon of={of} size={24} />
                  <span>
                    {say(...meaning)}
                    <br />
                    <code className={page.code}>{name}</code>
                  </span>
                </li>
              ))}
            </ul>
          </Part>
        ))}
      </Page>
    )
  },
})
