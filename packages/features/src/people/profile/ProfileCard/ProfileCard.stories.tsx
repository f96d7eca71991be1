import {
  emptyProfileFixture,
  hiddenEducationFixture,
  longProfileFixture,
  profileFixture,
} from '@shulei/mocks/people/profile/fixtures.ts'
import { mockReader } from '@shulei/mocks/people/profile/people.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { gu, ownProfile, portrait } from '../stories/people.ts'
import { ProfileCard } from './ProfileCard.tsx'

const meta = preview.meta({
  title: 'Areas/profile/ProfileCard',
  component: ProfileCard,
  args: { profile: profileFixture() },
})

export const Full = meta.story({
  tags: ['modes'],
  args: { profile: profileFixture(gu, { email: 'gu+a?b@shulei.example' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'gu+a?b@shulei.example' })).toHaveAttribute(
      'href',
      'mailto:gu%2Ba%3Fb@shulei.example',
    )
    await expect(canvas.getByRole('heading', { level: 1, name: gu.name })).toBeVisible()
    // the parts of the place are words of their own, also where they are read aloud or copied
    await expect(canvas.getByText(text('profile:card.place')).parentElement).toHaveTextContent(/浙江 杭州$/)
    await expect(canvas.getByText(new RegExp(`^(用户 ID|User id) ${gu.id}$`))).toBeVisible()
  },
})

export const OwnPicture = meta.story({ args: { profile: profileFixture(gu, { avatar: portrait }) } })

/** Owners see the address that is hidden from others, with the way to change that. */
export const OwnEmail = meta.story({
  tags: ['no-picture'], // the address of Full, and a link
  args: { profile: ownProfile() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(mockReader.email, { exact: false })).toBeVisible()
    await expect(canvas.getByRole('link', { name: text('profile:card.emailPrivacy') })).toHaveAttribute(
      'href',
      '/users/v2/privacy',
    )
    await expect(canvas.queryByRole('link', { name: mockReader.email })).toBeNull()
  },
})

/** An empty profile. */
export const Placeholders = meta.story({
  args: { profile: emptyProfileFixture() },
  play: async ({ canvas }) => {
    for (const key of ['noIntroduction', 'noProvince', 'noCity'] as const) {
      await expect(canvas.getByText(text(`profile:card.${key}`))).toBeVisible()
    }
  },
})

export const OnlyProvince = meta.story({
  args: { profile: profileFixture(gu, { location: { province: '浙江', city: '' } }) },
})

/** A municipality is both province and city. */
export const Municipality = meta.story({
  args: { profile: profileFixture(gu, { location: { province: '北京', city: '北京' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('北京')).toHaveLength(1)
  },
})

/** The place of the latest session is said as such, beside the place that the person filled in. */
export const Territory = meta.story({
  tags: ['no-picture'], // one more fact in the row of Full
  args: { profile: profileFixture(gu, { territory: { nameCn: '浙江', nameEn: 'Zhejiang' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('profile:card.territory', { place: '浙江' }))).toBeVisible()
  },
})

/** An unknown place is no guess and no placeholder. */
export const UnknownTerritory = meta.story({
  tags: ['no-picture'], // looks like Full
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(pattern('profile:card.territory'))).toBeNull()
    // nor is an address that is hidden
    await expect(canvas.queryByText(text('profile:card.email'))).toBeNull()
  },
})

export const EducationHidden = meta.story({
  args: { profile: hiddenEducationFixture() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('profile:more.educationHidden'))).toBeVisible()
  },
})

/** Longest possible texts, without overflow. */
export const LongTexts = meta.story({
  tags: ['modes-colours'],
  args: { profile: longProfileFixture() },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const RightToLeft = meta.story({
  args: { profile: profileFixture(gu, { userName: 'مريم الحسن', introduction: 'أحب البيانات والطقس.' }) },
})

export const OnlyEmoji = meta.story({ args: { profile: profileFixture(gu, { userName: '👨‍👩‍👧‍👦🌊🏄‍♀️' }) } })

/** An invisible name is replaced by the id. */
export const UnseenName = meta.story({
  args: { profile: profileFixture(gu, { userName: '\u200b\u200d' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: `用户 ${gu.id}` })).toBeVisible()
  },
})
