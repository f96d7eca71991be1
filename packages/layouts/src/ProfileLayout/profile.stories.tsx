import { Collections } from '@shulei/features/profile/Collections/Collections.tsx'
import { CompetitionHistory } from '@shulei/features/profile/CompetitionHistory/CompetitionHistory.tsx'
import { PeopleList } from '@shulei/features/profile/PeopleList/PeopleList.tsx'
import { Practice } from '@shulei/features/profile/Practice/Practice.tsx'
import { Publishes } from '@shulei/features/profile/Publishes/Publishes.tsx'
import { profileParts } from '@shulei/features/profile/parts.tsx'
import { personOf } from '@shulei/mocks/cast/people.ts'
import {
  emptyProfileFixture,
  hiddenEducationFixture,
  longProfileFixture,
  profileFixture,
} from '@shulei/mocks/profile/fixtures.ts'
import { userFixture } from '@shulei/mocks/session/fixtures.ts'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { settled } from '../stories/settled.ts'
import { ProfileLayout } from './ProfileLayout.tsx'

const gu = personOf('gu')
const lin = personOf('lin')
const shu = personOf('shu')

const at = (address: string) => ({ router: address, layout: 'fullscreen', visual: { wholePage: true } }) as const
const main = (tab: React.ReactNode) => <main id="content">{tab}</main>
const phone = { viewport: { value: 'phone', isRotated: false } }

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

/** Somebody else: follow and private message. */
export const Other = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await settled()
    await canvas.findByRole('button', { name: /^互相关注|^Mutual/ })
    await expect(await canvas.findByRole('table')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

/** One's own: nobody follows or writes to themselves. */
export const Own = meta.story({
  args: { ...profileParts(profileFixture(lin)), children: main(<CompetitionHistory userId={lin.id} page={1} />) },
  parameters: at(`/users/${lin.id}`),
  play: async ({ canvas }) => {
    await settled()
    await canvas.findByRole('table')
    await expect(canvas.queryByRole('button', { name: /^关注/ })).toBeNull()
  },
})

/** In the dark, on a phone. */
export const DarkPhone = meta.story({
  globals: { ...phone, theme: 'dark' },
  play: async ({ canvas }) => {
    await settled()
    await canvas.findByRole('button', { name: /^互相关注/ })
    await canvas.findByRole('table')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const Followers = meta.story({
  args: { children: main(<PeopleList userId={gu.id} side="followers" />) },
  parameters: { ...at(`/users/${gu.id}/followers`), visual: {} },
  play: async ({ canvas }) => {
    await settled()
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(10)
  },
})

export const FollowersOnPhone = meta.story({
  globals: phone,
  args: { children: main(<PeopleList userId={gu.id} side="followers" />) },
  parameters: { ...at(`/users/${gu.id}/followers`), visual: {} },
  play: async ({ canvas }) => {
    await settled()
    await canvas.findAllByRole('article')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const QuestionsAndAnswers = meta.story({
  args: { children: main(<Publishes userId={gu.id} page={1} />) },
  parameters: at(`/users/${gu.id}/publishes`),
  play: async ({ canvas }) => {
    await settled()
    await canvas.findAllByText('回答')
  },
})

export const CollectionsTab = meta.story({
  name: 'Collections',
  args: { ...profileParts(profileFixture(lin)), children: main(<Collections userId={lin.id} page={1} />) },
  parameters: at(`/users/${lin.id}/collections`),
  play: async ({ canvas }) => {
    await settled()
    await canvas.findAllByText(/^收藏于/)
  },
})

export const PracticeTab = meta.story({
  name: 'Practice',
  args: { ...profileParts(profileFixture(lin)), children: main(<Practice userId={lin.id} page={1} />) },
  parameters: at(`/users/${lin.id}/practice`),
  play: async ({ canvas }) => {
    await settled()
    await canvas.findAllByRole('meter')
  },
})

/** The owner hides the education. */
export const EducationHidden = meta.story({
  args: { ...profileParts(hiddenEducationFixture()), children: main(<CompetitionHistory userId={shu.id} page={1} />) },
  parameters: at(`/users/${shu.id}`),
  play: async ({ canvas }) => {
    await settled()
    await canvas.findByRole('table')
    await expect(canvas.getAllByText('对方设置了教育经历不可见').length).toBeGreaterThan(0)
  },
})

/** Somebody who has filled in nothing. */
export const Newcomer = meta.story({
  args: { ...profileParts(emptyProfileFixture()), children: main(<Collections userId={208_405} page={1} />) },
  parameters: at('/users/208405/collections'),
  play: async ({ canvas }) => {
    await settled()
    await canvas.findByText('还没有收藏')
    await waitFor(() => expect(canvas.getByRole('main').querySelector('svg')).toBeVisible())
  },
})

/** As long as texts get. */
export const LongTexts = meta.story({
  globals: phone,
  args: { ...profileParts(longProfileFixture()) },
  play: async ({ canvas }) => {
    await settled()
    await canvas.findByRole('table')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})
