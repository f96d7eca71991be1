import type { InformationKind } from '../publish/content/kinds.ts'
import { page, pageWith } from './page.ts'

export const home = page('/')
/** Shows the error page of `code`, an HTTP status, with a way back to the page `from`. */
export const error = pageWith<{ code: number; message: string; from: string }>()('/error')
/** The page of the API: beside the calls that it describes, and like no other page not a path of the specification. */
export const apiReference = page('/api/docs')
/** Search of the whole site; like the page of the API not a path of the specification. */
export const search = pageWith<{ q: string }>()('/search')
/** The page on which people make competitions of their tables, and find those that they host. */
export const host = page('/host')
/** Articles and activities; `topic` names one topic. The header of every page leads there. */
export const information = pageWith<{ kind: InformationKind; topic: string; page: number }>()('/information')
