import Inbox from 'lucide-react/dist/esm/icons/inbox.mjs'
import preview from '#storybook/preview'
import { Icon } from '../Icon/Icon.tsx'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import * as frames from '../stories/frames.css.ts'
import { han50, longEnglish } from '../stories/longText.ts'
import { EmptyState } from './EmptyState.tsx'

const meta = preview.meta({
  title: 'Core/EmptyState',
  parameters: {
    docs: {
      description: {
        component:
          'In place of a list that holds nothing yet, with what fills it. **Not** when something failed (`ErrorState`), nor while it loads (`Skeleton`).',
      },
    },
  },
  component: EmptyState,
  args: {
    title: '还没有提交',
    description: '先下载数据和提交样例，格式对得上，几秒后就有分数。',
    art: <Icon of={Inbox} size={24} />,
  },
})

export const Default = meta.story({
  tags: ['modes'],
  args: { children: <LinkButton href="#data">去下载数据</LinkButton> },
})
export const Small = meta.story({ args: { size: 's', description: undefined, art: undefined } })
export const LongText = meta.story({
  render: () => (
    <div className={frames.phone}>
      <EmptyState title={han50} description={longEnglish} />
    </div>
  ),
})
export const English = meta.story({
  globals: { locale: 'en-US' },
  args: { title: 'No submissions yet', description: 'Download the data and the sample first.' },
})
