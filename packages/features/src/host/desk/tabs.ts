import * as deskAddress from '@shulei/domain/address/desk.ts'

/** The pages of a desk, in the order of its tabs. */
export const deskTabs = [
  ['today', deskAddress.today],
  ['settings', deskAddress.settings],
  ['people', deskAddress.people],
  ['announcements', deskAddress.announcements],
  ['log', deskAddress.log],
] as const
