import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import preview from '#storybook/preview'
import { ProfileItem, ProfileItems } from './ProfileItem.tsx'

const meta = preview.meta({
  // keeps the id from before the component was renamed, and with it the name of the picture
  id: 'areas-profile-entry',
  title: 'Areas/profile/ProfileItem',
  component: ProfileItem,
  args: {
    tag: <Tag>文章</Tag>,
    title: '动手之前的三张图',
    note: '在美国每日出生人数预测里',
    text: '先画出每一年，再画出每一周，最后把节日单独画出来：残差里剩下的，才值得交给模型。',
    meta: ['2026/11/02', '12 个赞'],
  },
  render: (args) => (
    <ProfileItems>
      <ProfileItem {...args} />
      <ProfileItem title="只有标题" meta={['2026/10/18']} />
    </ProfileItems>
  ),
})

export const Default = meta.story()
