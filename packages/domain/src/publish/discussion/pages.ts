/** Topics on a page, and replies on a page. */
export const POSTS_PER_PAGE = 10

/** The page on which a reply stands; the opening post, number 0, stands on the first. */
export const pageOfPost = (no: number): number => Math.max(1, Math.ceil(no / POSTS_PER_PAGE))

/** Id of a post on its page, for the address of the post. */
export const postAnchor = (no: number): string => `post-${no}`

/** Numbers of the first and last reply of a page. */
export const postsOfPage = (page: number): { from: number; to: number } => ({
  from: (page - 1) * POSTS_PER_PAGE + 1,
  to: page * POSTS_PER_PAGE,
})
