import { people } from '@shulei/mocks/cast/people.ts'
import preview from '#storybook/preview'
import { MemberStack } from './MemberStack.tsx'

const members = people.slice(0, 9).map(({ id, name }) => ({ id, name, avatar: null }))

const meta = preview.meta({ title: 'Areas/competition/MemberStack', component: MemberStack })

export const Three = meta.story({ args: { members: members.slice(0, 3) } })
export const Alone = meta.story({ args: { members: members.slice(0, 1) } })
export const Nine = meta.story({ args: { members } })
