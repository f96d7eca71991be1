import { emptyProfileFixture, hiddenEducationFixture, profileFixture } from '@shulei/mocks/profile/fixtures.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
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
  args: { profile: ownProfile() },
})

/** Where there is something to read it is open from the start. */
export const Expanded = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(收起|Less info)$/)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: /^(工作经历|Work experience)$/ })).toBeVisible()
  },
})

export const Collapsed = meta.story({ args: { isOpen: false } })

/** The title opens and closes it: the browser's own element, so the keyboard does too. */
export const Opened = meta.story({
  args: { isOpen: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('更多信息'))
    await expect(canvas.getByRole('heading', { name: '教育经历' })).toBeVisible()
    await userEvent.click(canvas.getByText('更多信息'))
    await expect(canvas.getByText('展开')).toBeVisible()
  },
})

/** Somebody who has filled in nothing: closed, and a warning in each group. */
export const EmptyGroups = meta.story({
  args: { profile: emptyProfileFixture(), isOpen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('暂未填写')).toHaveLength(6)
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

/** The owner hides it: a note instead (A§6). */
export const EducationHidden = meta.story({
  args: { profile: hiddenEducationFixture(), isOpen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('对方设置了教育经历不可见')).toBeVisible()
  },
})

/** Hidden work vanishes (Q147). */
export const WorkHidden = meta.story({
  args: { profile: profileFixture(gu, { careers: [], private: { ...profileFixture(gu).private, seeWorkInfo: 0 } }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('工作经历')).toBeNull()
  },
})
