import * as competitionAddress from '../../address/competition.ts'
import * as contentAddress from '../../address/content.ts'
import { pageOfPost, postAnchor } from './pages.ts'

/** The subjects of discussions: a competition (`B§4`), or an activity (`A§2`, R056). Both have the same rules. */
export const scopeKinds = ['competition', 'activity'] as const

export interface DiscussionScope {
  kind: (typeof scopeKinds)[number]
  /** Id of the competition or of the activity. */
  id: number
}

const pages = { competition: competitionAddress.discuss, activity: contentAddress.activityDiscussion }

/** Address of a discussion, or with `topic` of one topic; pages from 1. Default values are left out. */
export const discussionAddress = (
  { kind, id }: DiscussionScope,
  { topic, page = 1 }: { topic?: number | undefined; page?: number | undefined } = {},
): string => pages[kind]({ id, topic, page: page > 1 ? page : undefined })

/** Address of a post of a topic, on the page where it stands. */
export function postAddress({ kind, id }: DiscussionScope, topic: number, no: number): string {
  const page = pageOfPost(no)
  return pages[kind]({ id, topic, page: page > 1 ? page : undefined, hash: postAnchor(no) })
}
