import { page, pageWith } from './page.ts'

/** The project that is open on a page of reviewers, by its id. */
type Open = { project: number }

export const start = page('/spic-review')
export const login = page('/spic-review/login')
export const noAccess = page('/spic-review/no-access')
export const scores = pageWith<Open>()('/spic-review/scoremanage')
export const projects = pageWith<Open>()('/spic-review/projectlist')
export const intentions = pageWith<Open>()('/spic-review/intentionproject')
