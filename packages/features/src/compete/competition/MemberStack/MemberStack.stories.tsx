import { CLOSED_NAME } from '@shulei/domain/base/session/closing.ts'
import { people } from '@shulei/mocks/cast/people.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { MemberStack } from './MemberStack.tsx'

const members = people.slice(0, 9).map(({ id, name }) => ({ id, name, avatar: null }))

const meta = preview.meta({ title: 'Areas/competition/MemberStack', component: MemberStack })

/** Each face opens its profile in a new tab and is large enough to be pressed. */
export const Three = meta.story({
  args: { members: members.slice(0, 3) },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole<HTMLAnchorElement>('link')
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      members.slice(0, 3).map(({ id }) => `/users/${id}`),
    )
    for (const link of links) {
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAccessibleName(pattern('shell:openProfile'))
    }
    const edges = links.map((link) => link.getBoundingClientRect())
    for (const [index, { left, width, height }] of edges.entries()) {
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
      await expect(left).toBeGreaterThanOrEqual(edges[index - 1]?.right ?? 0)
    }
  },
})

/** A closed account has its name in the reader's language. */
export const Closed = meta.story({
  tags: ['no-picture'],
  globals: { locale: 'en-US' },
  args: { members: members.slice(0, 1).map((member) => ({ ...member, name: CLOSED_NAME })) },
  play: async ({ canvas }) => {
    const label = text('shell:openProfile', { name: text('shell:closedName') })
    await expect(canvas.getByRole('link', { name: label })).toBeVisible()
  },
})

export const Alone = meta.story({ args: { members: members.slice(0, 1) } })
export const Nine = meta.story({ args: { members } })
