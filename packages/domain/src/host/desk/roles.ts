/** Roles of the people who run a competition: its owner, a co-host, who may do all but give roles, and a moderator, who looks on. */
export const hostRoles = ['owner', 'coHost', 'moderator'] as const
export type HostRole = (typeof hostRoles)[number]

/** Roles that an owner gives to others. */
export const givenRoles = ['coHost', 'moderator'] as const satisfies readonly HostRole[]
export type GivenRole = (typeof givenRoles)[number]

/** Deeds at a desk. `see`: its figures, people and log. `change`: texts, times and rules. `invite`: the code. */
export const deskDeeds = ['see', 'change', 'announce', 'invite', 'giveRoles'] as const
export type DeskDeed = (typeof deskDeeds)[number]

const deedsOf: Readonly<Record<HostRole, readonly DeskDeed[]>> = {
  owner: deskDeeds,
  coHost: ['see', 'change', 'announce', 'invite'],
  moderator: ['see', 'announce'],
}

export const mayDo = (role: HostRole, deed: DeskDeed): boolean => deedsOf[role].includes(deed)
