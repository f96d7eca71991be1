import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { inColumn } from '../stories/inColumn.tsx'
import { OwnCode } from './OwnCode.tsx'

const meta = preview.meta({
  title: 'Areas/session/OwnCode',
  component: OwnCode,
  decorators: [inColumn],
  args: { phone: '138****0000', state: undefined },
})

export const Default = meta.story({ tags: ['no-picture'] })

/** A long wait is shown in minutes. */
export const AskedTooOften = meta.story({
  tags: ['no-picture'],
  args: {
    state: {
      intent: 'sendOwnCode',
      values: {},
      problem: { reason: 'tooMany', message: '操作过于频繁。', retryAfter: 1_700 },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('session:phone.again', { wait: '29 分钟' }))).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})
