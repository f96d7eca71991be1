import { evaluationTasks } from '@shulei/contract/publish/content/calls.ts'
import { userFixture } from '@shulei/mocks/base/session/fixtures.ts'
import { personOf } from '@shulei/mocks/cast/people.ts'
import { mock } from '@shulei/mocks/mock.ts'
import { identityHandlersOf } from '@shulei/mocks/people/identity/handlers.ts'
import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { HostPage } from './HostPage.tsx'

const meta = preview.meta({
  title: 'Areas/content/HostPage',
  component: HostPage,
  parameters: { layout: 'fullscreen', router: '/unveil', visual: { wholePage: true }, site: { user: null } },
  args: { slug: 'unveil' },
})

/** The wall: what can be taken comes first, what is over last. A visitor is led to sign-on. */
export const Board = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    const board = await canvas.findByRole('list')
    await waitFor(() => expect(board.children).toHaveLength(3))
    const [open, closed, over] = board.children
    await expect(open).toHaveTextContent(text('editorial:unveil.open'))
    await expect(closed).toHaveTextContent(text('editorial:unveil.closed'))
    await expect(over).toHaveTextContent(text('editorial:unveil.over'))
    await expect(canvas.getByText(text('editorial:hostLogin'), { exact: false })).toBeVisible()
  },
})

/** The form of an enterprise, for a person who is signed in. */
export const Applying = meta.story({
  tags: ['no-picture'], // the form has pictures of its own
  parameters: { site: { user: userFixture(personOf('fang')) } },
  args: { slug: 'cooperation' },
  beforeEach: ({ msw }) => msw.use(...identityHandlersOf(personOf('fang'))),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('textbox', { name: new RegExp(text('identity:company.companyName')) }),
    ).toBeVisible()
  },
})

/** A site without competitions says so in the place of the list. */
export const NoCompetitions = meta.story({
  tags: ['no-picture'], // one sentence in the place of the list
  beforeEach: ({ msw }) => msw.use(mock(evaluationTasks, () => ({ list: [] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('editorial:noTasks'))).toBeVisible()
  },
})
