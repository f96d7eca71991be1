import preview from '#storybook/preview'
import { StateTag } from './StateTag.tsx'

const meta = preview.meta({ title: 'Areas/competition/StateTag', component: StateTag })

export const InProgress = meta.story({ args: { state: 'inProgress' } })
export const OpenSignup = meta.story({ args: { state: 'openSignup' } })
export const Upcoming = meta.story({ args: { state: 'upcoming' } })
export const Ended = meta.story({ args: { state: 'ended' } })
