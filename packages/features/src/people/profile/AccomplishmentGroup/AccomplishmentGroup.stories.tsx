import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { ownProfile } from '../stories/people.ts'
import { AccomplishmentGroup } from './AccomplishmentGroup.tsx'

const { id, accomplishments } = ownProfile()

const meta = preview.meta({
  title: 'Areas/profile/AccomplishmentGroup',
  component: AccomplishmentGroup,
  args: { kind: 'article', accomplishments, ownerId: id },
})

/** One of three articles has no name: it is hidden. */
export const Article = meta.story({
  play: async ({ canvas }) => {
    await expect(accomplishments.article).toHaveLength(3)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
})

export const Project = meta.story({ args: { kind: 'project' } })
export const Prize = meta.story({ args: { kind: 'prize' } })
export const Others = meta.story({ args: { kind: 'others' } })

export const Empty = meta.story({
  args: { accomplishments: { article: [], project: [], prize: [], others: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('profile:more.empty'))).toBeVisible()
  },
})

/** Others see nothing of an empty group. */
export const EmptyForOthers = meta.story({
  tags: ['no-picture'],
  args: { accomplishments: { article: [], project: [], prize: [], others: [] }, ownerId: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(text('profile:more.article'))).toBeNull()
  },
})

/** A group with only unnamed items counts as empty. */
export const OnlyUnnamed = meta.story({
  args: {
    accomplishments: { ...accomplishments, article: accomplishments.article.filter((one) => one.articleName === null) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('profile:more.empty'))).toBeVisible()
  },
})
