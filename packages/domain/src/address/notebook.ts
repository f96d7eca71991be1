import { page } from './page.ts'

/** A notebook of a person, to read. */
export const detail = page('/notebooks/:id')
/** The page on which its owner changes its texts and its file. */
export const edit = page('/notebooks/:id/edit')
/** The page on which a person shares another notebook. */
export const share = page('/notebooks/share')
