import { mockReader } from '@shulei/mocks/profile/people.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { UserInfoPage } from './UserInfoPage.tsx'

const meta = preview.meta({
  title: 'Areas/profile/UserInfoPage',
  component: UserInfoPage,
  parameters: { router: '/users/v2/userinfo' },
  args: { userId: mockReader.id, outboxAddress: null },
  beforeEach: () => localStorage.clear(),
})

/** The parts of the profile, and the phone number after them. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { visual: { wholePage: true } },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: '个人简介' })
    await canvas.findByRole('textbox', { name: '手机号' })
    const parts = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
    await expect(parts).toEqual(['头像和横幅', '基本资料', '技能', '工作经历', '教育经历', '手机号'])
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('基本资料')
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})
