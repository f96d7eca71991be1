/** How much a person has filled in before they submit: nothing, their profile, or that and a verified real name. */
export const gates = ['none', 'profile', 'realName'] as const
export type Gate = (typeof gates)[number]
