import { personOf } from '@shulei/mocks/cast/people.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern } from '#storybook/texts'
import { Practice } from './Practice.tsx'

const person = personOf('lin')

const meta = preview.meta({
  title: 'Areas/profile/Practice',
  component: Practice,
  parameters: { router: `/users/${person.id}/practice` },
  args: { userId: person.id, page: 1 },
})

export const Default = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('heading', { level: 3 })).length).toBeGreaterThan(0)
    await expect(canvas.getAllByText(pattern('profile:practice.next.beat'))[0]).toBeVisible()
  },
})

/** Others see what was reached, and no next step. */
export const Others = meta.story({
  tags: ['no-picture'], // same picture as Default, without some lines
  globals: { person: 'gu' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('heading', { level: 3 })
    for (const step of ['climb', 'beat', 'first', 'wait', 'keep'] as const) {
      await expect(canvas.queryByText(pattern(`profile:practice.next.${step}`))).toBeNull()
    }
  },
})
