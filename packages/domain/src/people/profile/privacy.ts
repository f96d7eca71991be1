/** Parts of a profile that its owner can hide (`B§3`). */
export const privacyBlocks = ['work', 'email', 'education', 'competition', 'myDynamics', 'othersDynamics'] as const
export type PrivacyBlock = (typeof privacyBlocks)[number]

/** Visibility of each block; `audience` limits own activity to mutual followers (Q059). */
export type PrivacySettings = Readonly<Record<PrivacyBlock, boolean>> & { readonly audience: 'everybody' | 'mutual' }

/** Default settings: everything but the e-mail address is visible. */
export const defaultPrivacy: PrivacySettings = {
  work: true,
  email: false,
  education: true,
  competition: true,
  myDynamics: true,
  othersDynamics: true,
  audience: 'everybody',
}

/** The person who views a profile. */
export interface ProfileReader {
  isOwner: boolean
  /** Owner and reader follow each other. */
  mutual: boolean
}

/** Reason why a block is hidden, or null if it is visible. The owner sees everything (Q146). */
export function hiddenFrom(
  settings: PrivacySettings,
  block: PrivacyBlock,
  reader: ProfileReader,
): 'private' | 'mutual' | null {
  if (reader.isOwner) return null
  if (!settings[block]) return 'private'
  return block === 'myDynamics' && settings.audience === 'mutual' && !reader.mutual ? 'mutual' : null
}

const flagNames = {
  work: 'seeWorkInfo',
  email: 'seeEmail',
  education: 'seeEducationInfo',
  competition: 'seeCompetition',
  myDynamics: 'seeMyDynamics',
  othersDynamics: 'seeOthersDynamics',
} as const satisfies Record<PrivacyBlock, string>

/** Flags of the wire format: 1 visible to this reader, 0 hidden (Q060). */
export type PrivacyFlags = Record<(typeof flagNames)[PrivacyBlock], 0 | 1>

export function privacyFlags(settings: PrivacySettings, reader: ProfileReader): PrivacyFlags {
  const flags = privacyBlocks.map((block) => [flagNames[block], hiddenFrom(settings, block, reader) === null ? 1 : 0])
  return Object.fromEntries(flags) as PrivacyFlags
}

/**
 * The flags as the owner chose them, for the owner only: visibility for a mutual follower, and the audience of own activity.
 */
export const chosenPrivacy = (settings: PrivacySettings): PrivacyFlags & Pick<PrivacySettings, 'audience'> => ({
  ...privacyFlags(settings, { isOwner: false, mutual: true }),
  audience: settings.audience,
})
