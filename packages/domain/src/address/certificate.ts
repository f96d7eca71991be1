import { page } from './page.ts'

/** A certificate by its number, see `certificateNo`. */
export const detail = page('/certificates/:id')
