import { inviteRanking, selfInvite } from '@shulei/contract/publish/invitation/calls.ts'
import type { ApiModule } from '../../../platform/module.ts'
import { mount } from '../../../platform/mount.ts'
import { readInviteRanking, readSelfInvite } from './invitation.service.ts'

/** Invitations to competitions and microsites (C077, C078). */
export const invitationModule: ApiModule = (app, platform) => {
  mount(app, inviteRanking, ({ query, user }) => readInviteRanking(platform, query, user?.id ?? null))
  mount(app, selfInvite, ({ query, user }) => readSelfInvite(platform, query, user.id))
}
