import { expect, waitFor } from 'storybook/test'
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

/** A flat picture as a data address, so that the story needs no network. */
const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='%23567' d='M0 0h8v8H0z'/%3E%3Cpath fill='%23cde' d='M0 5l2-2 2 2 2-3 2 3v3H0z'/%3E%3C/svg%3E"

export const Pattern = meta.story({ tags: ['modes'] })

/** The team's picture covers the pattern. */
export const OwnPicture = meta.story({
  args: { src: picture },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: '潮间带' }).querySelector('img')
    await waitFor(() => expect(image?.naturalWidth).toBeGreaterThan(0))
  },
})
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
  tags: ['modes-colours'],
  render: () => (
    <div className={css.row}>
      {teams.map((team) => (
        <TeamBadge key={team} seed={team} size="m" label={team} />
      ))}
    </div>
  ),
})
