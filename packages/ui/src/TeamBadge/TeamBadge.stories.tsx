import preview from '#storybook/preview'
import * as css from './TeamBadge.stories.css.ts'
import { TeamBadge } from './TeamBadge.tsx'

const meta = preview.meta({
  title: 'Core/TeamBadge',
  parameters: {
    docs: {
      description: {
        component: 'A team, wherever one is named: square. **Not** for people, who are round (`Avatar`).',
      },
    },
  },
  component: TeamBadge,
  args: { seed: '潮间带', size: 'm', label: '潮间带' },
})

const teams = [
  '潮间带',
  '南风不竞',
  '格点拾贝',
  'Wavelet',
  '有效波高有效努力',
  '定海神针',
  '浪花一朵朵',
  'Tidal Lock',
  '北斗七队',
  '泊松不分布',
  '听海',
  '梯度消失在海平面',
]

export const Pattern = meta.story({ tags: ['modes'] })
export const BrokenPicture = meta.story({ args: { src: 'data:image/png;base64,AA==' } })

export const Sizes = meta.story({
  render: (args) => (
    <div className={css.row}>
      <TeamBadge {...args} size="xs" />
      <TeamBadge {...args} size="s" />
      <TeamBadge {...args} size="m" />
      <TeamBadge {...args} size="profile" />
    </div>
  ),
})

export const ManyTeams = meta.story({
  tags: ['modes'],
  render: () => (
    <div className={css.row}>
      {teams.map((team) => (
        <TeamBadge key={team} seed={team} size="m" label={team} />
      ))}
    </div>
  ),
})
