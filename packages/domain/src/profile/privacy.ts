/** Parts of a profile that its owner can hide (`B§3`). */
export const privacyBlocks = ['work', 'email', 'education', 'competition', 'myDynamics', 'othersDynamics'] as const
export type PrivacyBlock = (typeof privacyBlocks)[number]

/** What a person shows; `audience` narrows own activity to mutual followers (Q059). */
export type PrivacySettings = Readonly<Record<PrivacyBlock, boolean>> & { readonly audience: 'everybody' | 'mutual' }

/** What holds for somebody who has chosen nothing: all but the e-mail address is shown. */
export const defaultPrivacy: PrivacySettings = {
  work: true,
  email: false,
  education: true,
  competition: true,
  myDynamics: true,
  othersDynamics: true,
  audience: 'everybody',
}

/** Who looks at a profile. */
export interface ProfileReader {
  isOwner: boolean
  /** Owner and reader follow each other. */
  mutual: boolean
}

/** Why a block is not shown, or null when it is. The owner sees everything (Q146). */
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

/** Flags as they travel: 1 shown to this reader, 0 hidden (Q060). */
export type PrivacyFlags = Record<(typeof flagNames)[PrivacyBlock], 0 | 1>

export function privacyFlags(settings: PrivacySettings, reader: ProfileReader): PrivacyFlags {
  const flags = privacyBlocks.map((block) => [flagNames[block], hiddenFrom(settings, block, reader) === null ? 1 : 0])
  return Object.fromEntries(flags) as PrivacyFlags
}

/** The flags as their owner chose them, for the owner alone: what a mutual follower is shown, and who sees own activity. */
export const chosenPrivacy = (settings: PrivacySettings): PrivacyFlags & Pick<PrivacySettings, 'audience'> => ({
  ...privacyFlags(settings, { isOwner: false, mutual: true }),
  audience: settings.audience,
})
