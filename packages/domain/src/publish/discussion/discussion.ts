import { isEmptyMarkup, wordsOfMarkup } from '../../base/markup/parse.ts'
import { countText, hasForbiddenCharacters } from '../../base/text/count.ts'
import { lineOf } from '../../base/text/line.ts'

/** Most code points of a topic's title. */
export const MAX_TOPIC_TITLE = 80

/** Most code points of a post, counted without its markup. */
export const MAX_POST = 10_000

/** Most characters of a post with its markup. */
export const MAX_POST_MARKUP = 60_000

/** Most people whom a post mentions. */
export const MAX_MENTIONS = 5

/** Normalises the title of a topic for storage. */
export const topicTitle = lineOf

/** Problem of a topic's title, or null. Blanks and invisible characters alone are empty. */
export function titleProblem(title: string): 'topicTitleEmpty' | 'topicTitleInvalid' | null {
  if (hasForbiddenCharacters(title)) return 'topicTitleInvalid'
  const text = topicTitle(title)
  if (text === '') return 'topicTitleEmpty'
  return countText(text) > MAX_TOPIC_TITLE ? 'topicTitleInvalid' : null
}

/** Problem of a post's text, or null. The length with markup is looked at first: no longer text is parsed. */
export function postProblem(html: string): 'postEmpty' | 'postTooLong' | 'postForbidden' | null {
  if (html.length > MAX_POST_MARKUP) return 'postTooLong'
  if (hasForbiddenCharacters(html)) return 'postForbidden'
  if (isEmptyMarkup(html)) return 'postEmpty'
  return countText(wordsOfMarkup(html)) > MAX_POST ? 'postTooLong' : null
}

/** Decisions about a topic that those who run its competition, and the operator, may take. */
export const topicDecisions = ['pin', 'unpin', 'lock', 'unlock'] as const
export type TopicDecision = (typeof topicDecisions)[number]

/** Facts that decide whether a person may write to a topic. */
export interface WritingFacts {
  /** The person's team is banned in the competition (`B§4`); false in the discussion of an activity, which has no teams. */
  isBanned: boolean
  /** An organiser has locked the topic. */
  isLocked: boolean
  isRemoved: boolean
}

/** Why a person cannot write to a topic, or null. What is gone is told first, and a person's own state last. */
export function writingRefusal(facts: WritingFacts): 'topicRemoved' | 'topicLocked' | 'discussionBanned' | null {
  if (facts.isRemoved) return 'topicRemoved'
  if (facts.isLocked) return 'topicLocked'
  return facts.isBanned ? 'discussionBanned' : null
}

/** Posts of a topic that a person has not seen: all of them before the first visit. `seen` is the number of the last one seen. */
export const unreadPosts = (replies: number, seen: number | null): number =>
  Math.max(0, seen === null ? replies + 1 : replies - seen)

/** People whom a post mentions: each once, without its author. */
export const mentionsOf = (ids: readonly number[], authorId: number): number[] =>
  [...new Set(ids)].filter((id) => id !== authorId)

/** Recipients of the notice about a reply: the people whom it mentions, and the author of the topic unless mentioned. */
export function toldOfReply(reply: { authorId: number; topicAuthorId: number | null; mentions: readonly number[] }): {
  mentioned: number[]
  replied: number[]
} {
  const { authorId, topicAuthorId, mentions } = reply
  const mentioned = mentionsOf(mentions, authorId)
  const isTold = topicAuthorId !== null && topicAuthorId !== authorId && !mentioned.includes(topicAuthorId)
  return { mentioned, replied: isTold ? [topicAuthorId] : [] }
}
