import { page, pageWith } from './page.ts'

export const list = pageWith<{ view: 'notice' | 'message' }>()('/notices')
export const detail = page('/notices/:id')
export const older = page('/notice/:id?')

/** The page on which a person ends mails of notices by the link of such a mail; `token` says whose. Like the search not a path of the specification. */
export const mailsOff = pageWith<{ token: string }>()('/mails-off')

/** The message center; without `list` it shows all notices. */
export const center = pageWith<{ list: 'all' | 'system' | 'like' | 'save' | 'follow' | 'private' }>()('/message-center')
export const block = page('/message-center/notify-block/:id')
export const invite = page('/message-center/notify-invite/:id')
export const system = page('/message-center/notify-system/:id')
