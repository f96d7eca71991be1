import preview from '#storybook/preview'
import { inColumn } from '../stories/inColumn.tsx'
import { SignOut } from './SignOut.tsx'

const meta = preview.meta({
  title: 'Areas/session/SignOut',
  component: SignOut,
  decorators: [inColumn],
  args: { state: undefined },
})

export const Default = meta.story()

export const Failed = meta.story({
  args: {
    state: {
      intent: 'signOut',
      values: {},
      problem: { reason: 'unavailable', message: '服务暂时不可用，请稍后再试。' },
    },
  },
})
