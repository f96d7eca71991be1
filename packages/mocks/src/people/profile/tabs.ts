import type { DataIn } from '@shulei/contract/call.ts'
import type {
  competitionHistory,
  competitionTotals,
  competitionViews,
  honourCertificates,
  userArticles,
  userCollections,
  userDatasets,
  userNotebooks,
  userPractice,
  userProfile,
  userPublishes,
  userShowcase,
} from '@shulei/contract/people/profile/calls.ts'
import { shanghaiDay } from '@shulei/domain/base/time/instant.ts'
import { type MetricId, metrics } from '@shulei/domain/compete/submission/metric.ts'
import { practiceOf } from '@shulei/domain/people/profile/practice.ts'
import { shelfOf, topicsOf } from '@shulei/domain/people/profile/shelf.ts'
import { pictureFixture } from '../../base/signature/pictures.ts'
import { type CastCompetition, competitionOf } from '../../cast/competitions.ts'
import type { CastPerson } from '../../cast/people.ts'
import { teams } from '../../cast/teams.ts'
import {
  answers,
  articleOf,
  articles,
  type CastCollection,
  collections,
  datasetOwners,
  notebookOf,
  notebooks,
  questionOf,
  questions,
} from '../../cast/writings.ts'
import { fromNow } from '../../clock.ts'
import { competitionBriefFixture } from '../../compete/competition/fixtures.ts'
import { briefOf, hiddenOf, mockReader } from './people.ts'

type HistoryRow = DataIn<typeof competitionHistory>['list'][number]
type PublishRow = DataIn<typeof userPublishes>['list'][number]
type CollectionRow = DataIn<typeof userCollections>['list'][number]
type ArticleRow = DataIn<typeof userArticles>['list'][number]
type NotebookRow = DataIn<typeof userNotebooks>['list'][number]
type PracticeRow = DataIn<typeof userPractice>['list'][number]
type DatasetRow = DataIn<typeof userDatasets>['list'][number]
type HonourRow = DataIn<typeof honourCertificates>['list'][number]

const ago = (days: number) => fromNow({ days: -days })
const briefs = ({ id, title }: CastCompetition) => ({ id, title })
const mayBe = (competition: CastCompetition | null) => (competition === null ? null : briefs(competition))
const newestFirst = <T extends { createdAt: string }>(rows: T[]) =>
  rows.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))

/** Competitions of the cast's teams in stories. */
const entered = ['us-births', 'tang-or-song', 'weather-type', 'bird-strikes', 'penguins', 'football-result']

const states = { signup: 'openSignup', listA: 'inProgress', listB: 'inProgress', ended: 'ended' } as const
const stateOf = (slug: string): HistoryRow['competition']['state'] =>
  slug === 'bird-strikes' ? states.signup : ['penguins', 'football-result'].includes(slug) ? states.ended : states.listA

/** Score history towards a best score: some large early steps, then smaller ones. */
function runTo(score: number, metric: MetricId, submits: number): number[] {
  const start = metrics[metric].direction === 'asc' ? score * 1.32 : score * 0.9
  return Array.from({ length: submits }, (_, step) => score + (start - score) * (1 - step / (submits - 1)) ** 2)
}

/** A person's competitions; a person without a team has one sign-up without a result. */
export function historyRows(person: CastPerson): HistoryRow[] {
  const team = teams.find(({ members }) => members.includes(person))
  const slugs = team ? entered : ['us-births']
  return slugs.map((slug, index) => {
    const competition = competitionOf(slug)
    const { startTime, endTime, type } = competitionBriefFixture(competition)
    const score = (place: number) => (competition.metric === 'rmse' ? 341.2 + place * 4.7 : 0.9341 - place * 0.0031)
    const place = team ? (teams.indexOf(team) * 3 + index * 5) % 29 : 0
    return {
      competition: {
        ...briefs(competition),
        startTime,
        endTime,
        type,
        metric: competition.metric,
        state: stateOf(slug),
      },
      signedUpAt: ago(6 + index * 11),
      team: team && {
        id: team.id,
        name: team.name,
        members: team.members.map(briefOf),
        isCaptain: team.members[0] === person,
        certificate: stateOf(slug) === 'ended' ? `SL-${competition.id}-${team.id}` : null,
      },
      standing:
        team && stateOf(slug) !== 'openSignup'
          ? {
              rank: place + 1,
              total: 29,
              score: score(place),
              list: stateOf(slug) === 'ended' ? 'B' : 'A',
              submits: 3 + (place % 9),
              lastSubmitAt: ago(1 + index * 4),
              history: runTo(score(place), competition.metric, 3 + (place % 9)),
            }
          : null,
    } as HistoryRow
  })
}

export function publishRows(person: CastPerson): PublishRow[] {
  const ownQuestions = questions
    .filter(({ author }) => author === person)
    .map(({ id, key, title, body, daysAgo }): PublishRow => {
      const answerCount = answers.filter(({ question }) => question.key === key).length
      return { id, kind: 'question', title, body, createdAt: ago(daysAgo), answerCount, question: null }
    })
  const answered = answers
    .filter(({ author }) => author === person)
    .map(({ id, question, body, daysAgo }): PublishRow => {
      const { title, author } = question
      const about = { id: question.id, title, author: briefOf(author) }
      return { id, kind: 'answer', title, body, createdAt: ago(daysAgo), answerCount: 0, question: about }
    })
  return newestFirst([...ownQuestions, ...answered])
}

export const articleRows = (person: CastPerson): ArticleRow[] =>
  newestFirst(
    articles
      .filter(({ author }) => author === person)
      .map(({ id, title, summary, tags, competition, daysAgo }) => ({
        ...{ id, title, summary, cover: null, tags: [...tags], isDraft: false, hasChanges: false },
        competition: mayBe(competition),
        createdAt: ago(daysAgo),
      })),
  )

export const notebookRows = (person: CastPerson): NotebookRow[] =>
  newestFirst(
    notebooks
      .filter(({ author }) => author === person)
      .map(({ id, title, summary, language, cells, competition, daysAgo, updatedDaysAgo }) => ({
        ...{ id, title, summary, language, cells },
        competition: mayBe(competition),
        createdAt: ago(daysAgo),
        updatedAt: ago(updatedDaysAgo),
      })),
  )

/** Competitions of stories that monthly seasons follow, with scores of their baselines on list A. */
const seasonal: Record<string, [weak: number, middle: number, better: number]> = {
  'us-births': [2288.4, 661.8, 352.6],
  penguins: [0.4433, 0.8969, 0.9588],
}
const baselineNames = {
  weak: { cn: '训练集均值', en: 'Mean of the training set' },
  middle: { cn: '按星期的均值', en: 'Mean by weekday' },
  better: { cn: '线性模型', en: 'Linear model' },
}

/** Progress of a person in the seasonal competitions of their history, by the rules of the server. */
export const practiceRows = (person: CastPerson): PracticeRow[] =>
  historyRows(person).flatMap(({ competition: { id, title, metric }, signedUpAt, standing }): PracticeRow[] => {
    const [, scores] = Object.entries(seasonal).find(([slug]) => competitionOf(slug).id === id) ?? []
    if (!scores) return []
    const baselines = (['weak', 'middle', 'better'] as const).map((key, index) => ({
      ...{ label: baselineNames[key], score: scores[index] ?? 0 },
    }))
    const season = { cn: '2026 年 11 月赛季', en: 'November 2026 season' }
    const rounds = standing
      ? [
          {
            ...{ title: season, isSeason: true, isOpen: true },
            ...{ rank: standing.rank, total: standing.total, score: standing.score, submits: standing.submits },
          },
        ]
      : []
    const { best, beaten, next, nextBaseline } = practiceOf({
      ...{ metric, baselines, rounds, isSignedUp: true, isOpen: true },
    })
    return [
      {
        competition: { id, title },
        ...{ signedUpAt, best, rounds },
        baselines: baselines.map((baseline, index) => ({ ...baseline, isBeaten: beaten[index] === true })),
        open: { title: season, endTime: fromNow({ days: 6 }) },
        next: { step: next, baseline: next === 'beat' ? (baselines[nextBaseline ?? -1]?.label ?? null) : null },
      },
    ]
  })

export const datasetRows = (person: CastPerson): DatasetRow[] =>
  Object.entries(datasetOwners)
    .filter(([, owner]) => owner === person)
    .map(([slug]) => {
      const competition = competitionOf(slug)
      return {
        id: competition.id,
        name: competition.title,
        summary: {
          cn: `“${competition.title.cn}”训练赛的公开数据，每一列都有说明。`,
          en: `Public data of the competition “${competition.title.en}”, with a note for each column.`,
        },
        licence: { cn: 'CC0 1.0 通用', en: 'CC0 1.0 Universal' },
        rows: 5479,
        bytes: 83_120,
        downloads: 214,
        competition: briefs(competition),
        updatedAt: ago(24),
      }
    })

function collected({ id, kind, target, daysAgo }: CastCollection): CollectionRow {
  const shared = { id, kind, collectedAt: ago(daysAgo) }
  if (kind === 'competition' || kind === 'dataset') {
    const competition = competitionOf(target)
    return {
      ...shared,
      targetId: competition.id,
      title: competition.title,
      author: null,
      competitionId: competition.id,
    }
  }
  const found = { article: articleOf, notebook: notebookOf, question: questionOf }[kind](target)
  const competitionId = 'competition' in found ? (found.competition?.id ?? null) : null
  const title = { cn: found.title, en: '' }
  return { ...shared, targetId: found.id, title, author: briefOf(found.author), competitionId }
}

export const collectionRows = (person: CastPerson): CollectionRow[] =>
  collections
    .filter(({ author }) => author === person)
    .map(collected)
    .toSorted((a, b) => Date.parse(b.collectedAt) - Date.parse(a.collectedAt))

const grades = ['first', 'second', 'third'] as const

export const honourRows = (person: CastPerson): HonourRow[] =>
  historyRows(person).flatMap(({ competition, team, standing }) => {
    if (competition.state !== 'ended' || !team || !standing || standing.rank > 3) return []
    return {
      no: `SL-${competition.id}-${team.id}`,
      competition: { id: competition.id, title: competition.title },
      teamName: team.name,
      rank: standing.rank,
      total: standing.total,
      grade: grades[standing.rank - 1] ?? 'topTenth',
      endedAt: competition.endTime,
    }
  })

/** Competitions that the reader looked at last. */
export function viewsFixture(count = 6): DataIn<typeof competitionViews> {
  const list = ['penguins', 'us-births', 'football-result', 'weather-type', 'tang-or-song', 'bird-strikes']
    .slice(0, count)
    .map((slug, index) => {
      const { endTime } = competitionBriefFixture(competitionOf(slug))
      const competition = {
        ...briefs(competitionOf(slug)),
        state: stateOf(slug),
        endTime,
        picture: pictureFixture(slug, 'small'),
      }
      return { competition, viewedAt: ago(index * 2) }
    })
  return { list, total: list.length }
}

/** Numbers of a person's competitions. */
export function totalsFixture(person: CastPerson, reader: CastPerson = mockReader): DataIn<typeof competitionTotals> {
  const hidden = hiddenOf(person, 'competition', reader)
  const rows = hidden === null ? historyRows(person) : []
  const over = rows.filter(({ competition }) => competition.state === 'ended')
  return {
    signedUp: rows.length,
    ended: over.length,
    medals: over.filter(({ standing }) => standing && standing.rank <= 3).length,
    viewed: person === reader ? viewsFixture().total : null,
    hidden,
  }
}

/** Numbers of submissions on the days before today, in turns. */
const rhythm = [0, 1, 0, 0, 3, 2, 0, 5, 1, 0, 0, 0, 2, 7, 4, 0, 0, 1]

/** The head of a person's profile. */
export function showcaseFixture(person: CastPerson): DataIn<typeof userShowcase> {
  const today = shanghaiDay(Date.parse(fromNow({})))
  const hidden = hiddenOf(person, 'competition')
  if (hidden !== null) return { ranks: [], topics: [], today, days: [], hidden }
  const rows = historyRows(person).filter(({ standing }) => standing !== null)
  const ranked = rows.flatMap(({ competition, team, standing }) => {
    const cast = entered.map(competitionOf).find(({ id }) => id === competition.id)
    if (!cast || !team || !standing) return []
    return {
      competition: { id: competition.id, title: competition.title },
      picture: pictureFixture(cast.slug, 'small'),
      team: { id: team.id, name: team.name },
      rank: standing.rank,
      total: standing.total,
      list: standing.list,
      isFinal: competition.state === 'ended',
      at: competition.state === 'ended' ? competition.endTime : standing.lastSubmitAt,
      certificate: competition.state === 'ended' ? `SL-${competition.id}-${team.id}` : null,
    }
  })
  const tags = entered.flatMap((slug) => competitionBriefFixture(competitionOf(slug)).tags)
  return {
    ranks: shelfOf(ranked),
    topics: ranked.length > 0 ? topicsOf(tags) : [],
    today,
    days:
      rows.length === 0
        ? []
        : Array.from({ length: 190 }, (_, ago) => ({
            day: shanghaiDay(Date.parse(fromNow({ days: -ago * 2 }))),
            count: rhythm[ago % rhythm.length] ?? 0,
          }))
            .filter(({ count }) => count > 0)
            .reverse(),
    hidden,
  }
}

/** Counts of each tab that the reader may see. */
export function tabTotals(person: CastPerson, reader: CastPerson = mockReader): DataIn<typeof userProfile>['counts'] {
  const own = (rows: unknown[]) => (hiddenOf(person, 'myDynamics', reader) === null ? rows.length : null)
  const isHistoryShown = hiddenOf(person, 'competition', reader) === null
  return {
    competitions: isHistoryShown ? historyRows(person).length : null,
    publishes: own(publishRows(person)),
    collections: hiddenOf(person, 'othersDynamics', reader) === null ? collectionRows(person).length : null,
    articles: own(articleRows(person)),
    datasets: own(datasetRows(person)),
    notebook: own(notebookRows(person)),
    practice: isHistoryShown ? own(practiceRows(person)) : null,
  }
}

/** A page of a tab; empty if it is hidden. */
export function tabPage<Row>(
  rows: readonly Row[],
  query: { page: number; pageSize: number },
  hidden: 'private' | 'mutual' | null = null,
) {
  const { page, pageSize } = query
  const shown = hidden === null ? rows : []
  return { list: shown.slice((page - 1) * pageSize, page * pageSize), total: shown.length, page, pageSize, hidden }
}
