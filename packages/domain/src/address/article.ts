import { page } from './page.ts'

/** An article of a person, to read. */
export const detail = page('/articles/:id')
/** The page on which its author writes it. */
export const edit = page('/articles/:id/edit')
