import preview from '#storybook/preview'
import * as css from './Avatar.stories.css.ts'
import { Avatar } from './Avatar.tsx'

const meta = preview.meta({
  title: 'Core/Avatar',
  parameters: {
    docs: {
      description: {
        component:
          'A person, wherever one is named. **Not** for teams, which are square (`TeamBadge`), nor for organisations.',
      },
    },
  },
  component: Avatar,
  args: { name: '顾南星', seed: '顾南星', size: 'm', label: '顾南星' },
})

/** A flat picture as a data address, so that the story needs no network. */
const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='%23567' d='M0 0h8v8H0z'/%3E%3Cpath fill='%23cde' d='M0 5l2-2 2 2 2-3 2 3v3H0z'/%3E%3C/svg%3E"

export const Surname = meta.story({ tags: ['modes'] })
export const LatinName = meta.story({ args: { name: 'Mira Chen', seed: 'Mira Chen', label: 'Mira Chen' } })
export const NoLetters = meta.story({ args: { name: '🌊', seed: '🌊', label: '🌊' } })
export const OwnPicture = meta.story({ args: { src: picture } })
export const BrokenPicture = meta.story({ args: { src: 'data:image/png;base64,AA==' } })

export const Sizes = meta.story({
  render: (args) => (
    <div className={css.row}>
      <Avatar {...args} size="xs" />
      <Avatar {...args} size="s" />
      <Avatar {...args} size="m" />
      <Avatar {...args} size="profile" />
    </div>
  ),
})

export const Pigments = meta.story({
  tags: ['modes-colours'],
  render: () => (
    <div className={css.row}>
      {[
        '顾南星',
        '何秋水',
        '赵一鸣',
        '周以恒',
        'Mira Chen',
        '陆知行',
        '阿依努尔',
        '沈墨',
        '林晓舟',
        '闻一',
        '舒望',
        '韩江',
      ].map((name) => (
        <Avatar key={name} name={name} seed={name} size="m" label={name} />
      ))}
    </div>
  ),
})
