import { CLOSED_NAME } from '@shulei/domain/base/session/closing.ts'
import { Articles } from '@shulei/features/people/profile/Articles/Articles.tsx'
import { Collections } from '@shulei/features/people/profile/Collections/Collections.tsx'
import { CompetitionHistory } from '@shulei/features/people/profile/CompetitionHistory/CompetitionHistory.tsx'
import { Datasets } from '@shulei/features/people/profile/Datasets/Datasets.tsx'
import { Notebooks } from '@shulei/features/people/profile/Notebooks/Notebooks.tsx'
import { PeopleList } from '@shulei/features/people/profile/PeopleList/PeopleList.tsx'
import { Practice } from '@shulei/features/people/profile/Practice/Practice.tsx'
import { Publishes } from '@shulei/features/people/profile/Publishes/Publishes.tsx'
import { profileParts } from '@shulei/features/people/profile/parts.tsx'
import { Preview, SeenByOthers } from '@shulei/features/people/profile/preview/Preview.tsx'
import { seenParts } from '@shulei/features/people/profile/preview/seen-parts.tsx'
import { userFixture } from '@shulei/mocks/base/session/fixtures.ts'
import { personOf } from '@shulei/mocks/cast/people.ts'
import {
  emptyProfileFixture,
  hiddenEducationFixture,
  longProfileFixture,
  profileFixture,
} from '@shulei/mocks/people/profile/fixtures.ts'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { fits } from '../stories/checks.ts'
import { settled } from '../stories/settled.ts'
import { phone, tablet } from '../stories/viewports.ts'
import { ProfileLayout } from './ProfileLayout.tsx'

const gu = personOf('gu')
const lin = personOf('lin')
const shu = personOf('shu')

const at = (address: string) => ({ router: address, layout: 'fullscreen', visual: { wholePage: true } }) as const
const main = (tab: React.ReactNode) => <main id="content">{tab}</main>

const meta = preview.meta({
  title: 'Pages/profile',
  component: ProfileLayout,
  parameters: { ...at(`/users/${gu.id}`), site: { user: userFixture(lin) } },
  args: {
    ...profileParts(profileFixture(gu)),
    children: main(<CompetitionHistory userId={gu.id} page={1} />),
    onSignOut: fn(),
    onNotice: fn(),
  },
})

/** Another person's profile: follow and private message. */
export const Other = meta.story({
  tags: ['modes', 'modes-paper'],
  play: async ({ canvas }) => {
    await settled()
    await canvas.findByRole('button', { name: pattern('follow:button.mutualName') })
    await expect(await canvas.findByRole('table')).toBeVisible()
    await fits()
  },
})

/** The caller's own profile: no actions to follow or to write. */
export const Own = meta.story({
  args: { ...profileParts(profileFixture(lin)), children: main(<CompetitionHistory userId={lin.id} page={1} />) },
  parameters: at(`/users/${lin.id}`),
  play: async ({ canvas }) => {
    await settled()
    await canvas.findByRole('table')
    await expect(canvas.queryByRole('button', { name: pattern('follow:button.followName') })).toBeNull()
  },
})

/** The caller's own profile as a visitor sees it: a bar says so, and nothing of the owner's own actions is left. */
export const SeenByVisitor = meta.story({
  render: (args) => (
    <Preview as="visitor">
      <ProfileLayout {...args} {...seenParts(profileParts(profileFixture(lin), {}, 'visitor'), 'visitor')}>
        {main(
          <SeenByOthers>
            <CompetitionHistory userId={lin.id} page={1} />
          </SeenByOthers>,
        )}
      </ProfileLayout>
    </Preview>
  ),
  parameters: at(`/users/${lin.id}?as=visitor`),
  play: async ({ canvas }) => {
    await settled()
    await canvas.findByRole('table')
    await expect(canvas.getByText(text('profile:preview.title.visitor'))).toBeVisible()
    for (const key of ['edit', 'share'] as const) {
      await expect(canvas.queryByRole('link', { name: text(`layout:profile.${key}`) })).toBeNull()
    }
    await expect(canvas.queryByRole('button', { name: pattern('follow:button.followName') })).toBeNull()
    // the tabs stay in the preview
    await expect(canvas.getByRole('link', { name: new RegExp(text('profile:tab.articles')) })).toHaveAttribute(
      'href',
      `/users/${lin.id}/articles?as=visitor`,
    )
    await fits()
  },
})

export const OtherOnTablet = meta.story({
  globals: tablet,
  play: async ({ canvas }) => {
    await settled()
    await canvas.findByRole('table')
    await fits()
  },
})

/** In the dark theme on a phone. */
export const DarkPhone = meta.story({
  globals: { ...phone, theme: 'dark' },
  play: async ({ canvas }) => {
    await settled()
    await canvas.findByRole('button', { name: pattern('follow:button.mutualName') })
    await canvas.findByRole('table')
    await fits()
  },
})

/** Inside a frame no header holds the message dialog, so the frame renders it. */
export const WritingInAFrame = meta.story({
  tags: ['no-picture'],
  parameters: { site: { user: userFixture(lin), isInsideFrame: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: pattern('profile:message.send') }))
    const dialog = await screen.findByRole('dialog')
    await expect(dialog).toHaveTextContent(profileFixture(gu).userName)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

/** The first screen of a tab; the head above it is the same for all tabs. */
const tab = (person: typeof gu, path: string, shown: React.ReactNode) => ({
  args: { ...profileParts(profileFixture(person)), children: main(shown) },
  parameters: { ...at(`/users/${person.id}/${path}`), visual: { wholePage: false } },
  play: async ({ canvas }: { canvas: { getByRole: (role: string) => HTMLElement } }) => {
    await settled()
    await waitFor(() => expect(canvas.getByRole('main').querySelector('article, ul > li')).toBeVisible())
    await fits()
  },
})

const followings = tab(gu, 'followings', <PeopleList userId={gu.id} side="followings" />)
const followers = tab(gu, 'followers', <PeopleList userId={gu.id} side="followers" />)
const publishes = tab(gu, 'publishes', <Publishes userId={gu.id} page={1} />)
const collections = tab(lin, 'collections', <Collections userId={lin.id} page={1} />)
const articles = tab(gu, 'articles', <Articles userId={gu.id} page={1} />)
const datasets = tab(lin, 'datasets', <Datasets userId={lin.id} page={1} />)
const notebooks = tab(gu, 'notebook', <Notebooks userId={gu.id} page={1} />)
const practice = tab(lin, 'practice', <Practice userId={lin.id} page={1} />)

export const Followings = meta.story({ ...followings, tags: ['modes'] })
export const FollowingsOnTablet = meta.story({ ...followings, globals: tablet })
export const Followers = meta.story({ ...followers, tags: ['modes'] })
export const FollowersOnTablet = meta.story({ ...followers, globals: tablet })
export const FollowersOnDarkPhone = meta.story({ ...followers, globals: { ...phone, theme: 'dark' } })
export const QuestionsAndAnswers = meta.story({ ...publishes, tags: ['modes'] })
export const QuestionsAndAnswersOnTablet = meta.story({ ...publishes, globals: tablet })
export const CollectionsTab = meta.story({ ...collections, name: 'Collections', tags: ['modes'] })
export const CollectionsOnTablet = meta.story({ ...collections, globals: tablet })
export const ArticlesTab = meta.story({ ...articles, name: 'Articles', tags: ['modes'] })
export const ArticlesOnTablet = meta.story({ ...articles, globals: tablet })
export const DatasetsTab = meta.story({ ...datasets, name: 'Datasets', tags: ['modes'] })
export const DatasetsOnTablet = meta.story({ ...datasets, globals: tablet })
export const NotebooksTab = meta.story({ ...notebooks, name: 'Notebooks', tags: ['modes'] })
export const NotebooksOnTablet = meta.story({ ...notebooks, globals: tablet })
export const PracticeTab = meta.story({ ...practice, name: 'Practice', tags: ['modes'] })
export const PracticeOnTablet = meta.story({ ...practice, globals: tablet })

/** The owner hides the education. */
export const EducationHidden = meta.story({
  args: { ...profileParts(hiddenEducationFixture()), children: main(<CompetitionHistory userId={shu.id} page={1} />) },
  parameters: at(`/users/${shu.id}`),
  play: async ({ canvas }) => {
    await settled()
    await canvas.findByRole('table')
    await expect(canvas.getAllByText(text('profile:more.educationHidden')).length).toBeGreaterThan(0)
  },
})

/** A person who has filled in nothing. */
export const Newcomer = meta.story({
  args: { ...profileParts(emptyProfileFixture()), children: main(<Collections userId={208_405} page={1} />) },
  parameters: at('/users/208405/collections'),
  play: async ({ canvas }) => {
    await settled()
    await canvas.findByText(text('profile:collection.empty'))
    await waitFor(() => expect(canvas.getByRole('main').querySelector('svg')).toBeVisible())
  },
})

/** A closed account can be neither followed nor written to, and its name is in the reader's language. */
export const Closed = meta.story({
  tags: ['no-picture'], // same picture as Newcomer, with fewer actions
  globals: { locale: 'en-US' },
  args: {
    ...profileParts({ ...emptyProfileFixture(), userName: CLOSED_NAME }),
    children: main(<Collections userId={208_405} page={1} />),
  },
  parameters: at('/users/208405/collections'),
  play: async ({ canvas, canvasElement }) => {
    const name = text('shell:closedName')
    await expect(await canvas.findByRole('button', { name: text('follow:person.menu', { name }) })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: pattern('follow:button.followName') })).toBeNull()
    await expect(canvas.queryByRole('button', { name: pattern('profile:message.sendName') })).toBeNull()
    await expect(canvasElement.innerHTML).not.toContain(CLOSED_NAME)
  },
})

/** Texts of the greatest allowed length. */
export const LongTexts = meta.story({
  globals: phone,
  args: { ...profileParts(longProfileFixture()) },
  play: async ({ canvas }) => {
    await settled()
    await canvas.findByRole('table')
    await fits()
  },
})
