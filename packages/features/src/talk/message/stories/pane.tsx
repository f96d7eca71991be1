import { personOf } from '@shulei/mocks/cast/people.ts'
import type { ReactNode } from 'react'
import { fn } from 'storybook/test'
import { frame } from './pane.css.ts'

/** The person with whom the signed-in reader of the stories talks. */
export const partner = personOf('gu')

/** A conversation with the partner in its pane, which scrolls. */
export const inPane = {
  args: { partnerId: partner.id, onRemoved: fn() },
  decorators: [
    (Story: () => ReactNode) => (
      <div className={frame}>
        <Story />
      </div>
    ),
  ],
}
