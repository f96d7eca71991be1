import { page } from './page.ts'

/** The page on which people make competitions of their tables, and find those that they host. */
export const host = page('/host')
