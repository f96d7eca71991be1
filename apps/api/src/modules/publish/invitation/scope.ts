/** The sign-ups among which a person counts once: those of one competition, or of all competitions of a microsite. */
export type InvitationScope = { competitionIds: readonly number[] } & (
  | { kind: 'competition'; competitionId: number }
  /** `page` is the path of its home page. */
  | { kind: 'microsite'; microsite: string; page: string }
)
