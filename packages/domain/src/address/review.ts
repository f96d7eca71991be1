import { page, pageWith } from './page.ts'

/** The project that is open on a page of reviewers, by its id. */
type Open = { project: number }

/** The page to which a reviewer is led after signing in, from the site's root; checked by `reviewReturn`. */
type Return = { returnTo: string }

export const start = pageWith<Return>()('/spic-review')
export const login = pageWith<Return>()('/spic-review/login')
export const noAccess = page('/spic-review/no-access')
export const scores = pageWith<Open>()('/spic-review/scoremanage')
export const projects = pageWith<Open>()('/spic-review/projectlist')
export const intentions = pageWith<Open>()('/spic-review/intentionproject')
