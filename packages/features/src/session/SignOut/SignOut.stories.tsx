import preview from '#storybook/preview'
import { SignOut } from './SignOut.tsx'

const meta = preview.meta({ title: 'Areas/session/SignOut', component: SignOut, args: { state: undefined } })

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
