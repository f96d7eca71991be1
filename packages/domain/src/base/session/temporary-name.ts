/** Prefix of the generated name of an account, used until its owner chooses one. */
export const TEMPORARY_NAME = 'user-'

/** Whether a name was generated for an account created by phone; its owner is asked to choose one. */
export const isTemporaryName = (name: string): boolean => /^user-(?:[0-9a-f]{8}|[0-9a-f]{12})$/.test(name)
