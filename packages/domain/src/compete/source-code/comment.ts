import { countText, hasForbiddenCharacters } from '../../base/text/count.ts'
import { linesOf } from '../../base/text/line.ts'

/** Roles of people who comment on source code: a member of its team, somebody who runs the competition, or a reviewer. */
export const sourceAuthors = ['team', 'organizer', 'reviewer'] as const
export type SourceAuthor = (typeof sourceAuthors)[number]

/** Comments on a page (`B§9`). */
export const COMMENTS_PER_PAGE = 10

/** Most code points of a comment. */
export const MAX_SOURCE_COMMENT = 2000

/** Normalises a comment for storage. */
export const commentText = linesOf

/** Problem of a comment, by the name of its error; null for one that can be stored. Invisible characters alone are empty. */
export function commentProblem(content: string): 'commentEmpty' | 'commentTooLong' | 'commentForbidden' | null {
  if (hasForbiddenCharacters(content)) return 'commentForbidden'
  const text = commentText(content)
  if (text === '') return 'commentEmpty'
  return countText(text) > MAX_SOURCE_COMMENT ? 'commentTooLong' : null
}
