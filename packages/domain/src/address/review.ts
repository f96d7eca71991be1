import { page } from './page.ts'

export const start = page('/spic-review')
export const login = page('/spic-review/login')
export const noAccess = page('/spic-review/no-access')
export const scores = page('/spic-review/scoremanage')
export const projects = page('/spic-review/projectlist')
export const intentions = page('/spic-review/intentionproject')
