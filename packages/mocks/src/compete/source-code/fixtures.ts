import type { DataIn } from '@shulei/contract/call.ts'
import {
  type sourceCode,
  type sourceComments,
  type sourceCompetitions,
  sourceFile,
} from '@shulei/contract/compete/source-code/calls.ts'
import { pathOf } from '@shulei/contract/ref.ts'
import { MAX_VERSIONS } from '@shulei/domain/compete/source-code/ask.ts'
import { COMMENTS_PER_PAGE } from '@shulei/domain/compete/source-code/comment.ts'
import { competitionOf } from '../../cast/competitions.ts'
import { type CastPerson, personOf } from '../../cast/people.ts'
import { castSources } from '../../cast/sources.ts'
import { fromNow } from '../../clock.ts'
import { ownTeamFixture } from '../competition/fixtures.ts'

type Sources = DataIn<typeof sourceCode>
type Comments = DataIn<typeof sourceComments>
type Competitions = DataIn<typeof sourceCompetitions>

/** Id of the first version of the fixtures; the second has the next one. */
const FIRST = 71

const personOut = ({ id, name }: CastPerson) => ({ id, name, avatar: null })
const teamOut = () => {
  const { id, name } = ownTeamFixture()
  return { id, name, avatar: null }
}

const own = castSources.filter(({ team }) => team.key === 'near-shore')

/** A schedule that asks the first ten teams, and takes another version of this one. */
export const askedFixture = (
  overrides: Partial<NonNullable<Sources['asked']>> = {},
): NonNullable<Sources['asked']> => ({
  scheduleId: 10_030,
  title: { cn: '正式赛', en: 'Main round' },
  start: fromNow({ days: -2 }),
  end: fromNow({ days: 5 }),
  state: 'open',
  places: 10,
  refusal: null,
  rank: 8,
  left: MAX_VERSIONS - own.length,
  ...overrides,
})

/** The versions of the reader's team, newest first. */
export function sourcesFixture(overrides: Partial<Sources> = {}): Sources {
  const list = own.map(({ author, file, note, hoursAgo, comments }, index) => ({
    procedureId: FIRST + index,
    no: index + 1,
    scheduleId: 10_030,
    file: {
      name: file,
      bytes: 1480 + index * 212,
      sha256: `${index + 1}c45777edf69984b37a0f2e1`.padEnd(64, '5d'),
      url: pathOf(sourceFile, { procedureId: FIRST + index }),
    },
    note,
    author: personOut(author),
    createdAt: fromNow({ hours: -hoursAgo }),
    comments: comments.length,
  }))
  return { list: list.toReversed(), total: list.length, team: teamOut(), asked: askedFixture(), ...overrides }
}

/** Comments on the first version, newest first; with `total`, a page of a longer talk that repeats them. */
export function commentsFixture(total = 2, page = 1): Comments {
  const talk = (own[0]?.comments ?? []).toReversed()
  const [from, to] = [(page - 1) * COMMENTS_PER_PAGE, Math.min(total, page * COMMENTS_PER_PAGE)]
  const list = Array.from({ length: Math.max(0, to - from) }, (_, at) => {
    const index = from + at
    const { by, author, name, hoursAgo, content } = talk[index % talk.length] as (typeof talk)[number]
    const createdAt = fromNow({ hours: -hoursAgo - Math.floor(index / talk.length) })
    return { id: 900 - index, by, author: author && personOut(author), name, content, createdAt }
  })
  return { list, total }
}

/** The reader's competitions that ask for source code: one with an open window, one that is closed. */
export function sourceCompetitionsFixture(): Competitions {
  const entry = (slug: string, window: Competitions['list'][number]['window'], versions: number) => {
    const { id, title } = competitionOf(slug)
    return { id, title, team: teamOut(), window, versions }
  }
  return {
    list: [
      entry('bird-strikes', { start: fromNow({ days: -2 }), end: fromNow({ days: 5 }), state: 'open' }, own.length),
      entry('football-result', { start: fromNow({ days: -21 }), end: fromNow({ days: -15 }), state: 'closed' }, 0),
    ],
  }
}

/** A comment that the reader has just written. */
export const ownCommentFixture = (content: string): Comments['list'][number] => ({
  id: 901,
  by: 'team',
  author: personOut(personOf('lin')),
  name: '',
  content,
  createdAt: fromNow({}),
})
