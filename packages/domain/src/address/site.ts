import { page, pageWith } from './page.ts'

export const home = page('/')
/** Shows the error page of `code`, an HTTP status. */
export const error = pageWith<{ code: number; message: string }>()('/error')
