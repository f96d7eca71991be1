import { page, pageWith } from './page.ts'

/** Every panel on one page; `view` names the one that opens. */
export const all = pageWith<{ view: string }>()('/users/settings')
export const allV2 = page('/users/settings-v2')
/** Redirects to `all`. Without an id the specification's path is that of `all`. */
export const ofUser = page('/users/:id/settings')

/** Redirects to the first panel. */
export const first = page('/users/v2')
export const userinfo = page('/users/v2/userinfo')
export const username = page('/users/v2/username')
export const password = page('/users/v2/password')
export const privacy = page('/users/v2/privacy')
export const notice = page('/users/v2/notice')
export const certification = page('/users/v2/certification')
/** A copy of the person's data, and the closing of the account. */
export const myData = page('/users/v2/my-data')
/** The page for a person who signs in while their account is about to close; `origin` is the path that they wanted. */
export const closing = pageWith<{ origin: string }>()('/users/v2/closing')
export const companyName = page('/users/v2/ent-setting-username')
export const companyCertification = page('/users/v2/ent-setting-certification')
