import preview from '#storybook/preview'
import { AvatarStack } from './AvatarStack.tsx'

const people = ['林晓舟', '闻一', '舒望', '周以恒', 'Mira Chen', '陆知行', '阿依努尔', '沈墨', '何秋水'].map(
  (name) => ({ id: name, name }),
)

const meta = preview.meta({
  title: 'Core/AvatarStack',
  parameters: {
    docs: {
      description: {
        component: 'The few people of one team in a table cell or on a card. **Not** for a list that is to be read.',
      },
    },
  },
  component: AvatarStack,
  args: { people: people.slice(0, 3), label: '队员', formatMore: (count: number) => `+${count}` },
})

export const Three = meta.story({ tags: ['modes-colours'] })
export const One = meta.story({ args: { people: people.slice(0, 1) } })
export const OneMoreThanFits = meta.story({ args: { people: people.slice(0, 6) } })
export const Many = meta.story({ args: { people }, tags: ['modes'] })
export const Large = meta.story({ args: { people, size: 'm' } })

export const English = meta.story({
  globals: { locale: 'en-US' },
  args: {
    people: ['Mira Chen', 'Oliver Hayes', 'Sofia Almeida', 'Jonas Weber', 'Tom Okafor', 'Élodie Roux', 'Ana Ruiz'].map(
      (name) => ({ id: name, name }),
    ),
    label: 'Members',
    formatMore: (count: number) => `${count} more`,
  },
})
