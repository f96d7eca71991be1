import { emptyProfileFixture, hiddenEducationFixture, profileFixture } from '@shulei/mocks/people/profile/fixtures.ts'
import { mockReader } from '@shulei/mocks/people/profile/people.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { column } from '../stories/column.css.ts'
import { gu, ownProfile } from '../stories/people.ts'
import { ProfileMoreInfo } from './ProfileMoreInfo.tsx'

const meta = preview.meta({
  title: 'Areas/profile/ProfileMoreInfo',
  component: ProfileMoreInfo,
  decorators: [
    (Story) => (
      <div className={column}>
        <Story />
      </div>
    ),
  ],
  args: { profile: ownProfile(), isOpen: true },
})

export const Expanded = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('profile:more.close'))).toBeVisible()
    await expect(canvas.getByRole('heading', { name: text('profile:more.work') })).toBeVisible()
  },
})

/** Closed unless opened. */
export const Collapsed = meta.story({
  render: ({ profile }) => <ProfileMoreInfo profile={profile} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('profile:more.open'))).toBeVisible()
  },
})

/** The title opens and closes the native disclosure, also by keyboard. */
export const Opened = meta.story({
  args: { isOpen: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(text('profile:more.title')))
    await expect(canvas.getByRole('heading', { name: text('profile:more.education') })).toBeVisible()
    await userEvent.click(canvas.getByText(text('profile:more.title')))
    await expect(canvas.getByText(text('profile:more.open'))).toBeVisible()
  },
})

/** The owner of an empty profile is led to the editor from each group. */
export const EmptyGroups = meta.story({
  args: { profile: emptyProfileFixture(mockReader), isOpen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: new RegExp(text('profile:more.empty')) })).toHaveLength(6)
  },
})

/** Others see nothing of an empty profile. */
export const EmptyForOthers = meta.story({
  tags: ['no-picture'],
  args: { profile: emptyProfileFixture() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(text('profile:more.title'))).toBeNull()
  },
})

export const WithoutTimes = meta.story({
  args: {
    profile: profileFixture(gu, {
      careers: [
        { userWorkId: 1, workStartTime: null, workEndTime: '2022-06', jobName: '数据分析师', companyName: '江海风能' },
        {
          userWorkId: 2,
          workStartTime: '2022-07',
          workEndTime: null,
          jobName: '算法工程师',
          companyName: '东海数值预报中心',
        },
        { userWorkId: 3, workStartTime: null, workEndTime: null, jobName: '', companyName: '独立开发' },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('开始时间 – 2022.06')).toBeVisible()
    await expect(canvas.getByText('2022.07 – 至今')).toBeVisible()
    await expect(canvas.getByText('开始时间 – 至今')).toBeVisible()
  },
})

/** A degree of the list is written in the reader's language, whichever it was chosen in; any other text stays. */
export const Degrees = meta.story({
  tags: ['no-picture'], // the same rows as of Expanded
  globals: { locale: 'en-US' },
  args: {
    profile: profileFixture(gu, {
      educations: ['博士', 'Master', '工程硕士'].map((degreeName, userEduId) => ({
        ...{ userEduId, degreeName, majorName: '海洋科学', schoolName: '黄海理工大学' },
        ...{ eduStartTime: null, eduEndTime: null },
      })),
    }),
  },
  play: async ({ canvas }) => {
    const shown = canvas.getAllByText(/^海洋科学 · /).map((note) => note.textContent)
    await expect(shown).toEqual(['海洋科学 · Doctor', '海洋科学 · Master', '海洋科学 · 工程硕士'])
  },
})

/** Education hidden by its owner is replaced by a note (A§6). */
export const EducationHidden = meta.story({
  args: { profile: hiddenEducationFixture(), isOpen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('profile:more.educationHidden'))).toBeVisible()
  },
})

/** Hidden work is left out (Q147). */
export const WorkHidden = meta.story({
  args: { profile: profileFixture(gu, { careers: [], private: { ...profileFixture(gu).private, seeWorkInfo: 0 } }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(text('profile:more.work'))).toBeNull()
  },
})
