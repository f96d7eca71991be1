import type { Data } from '@shulei/contract/call.ts'
import type * as calls from '@shulei/contract/compete/review/calls.ts'
import { DAY, HOUR } from '@shulei/domain/base/time/instant.ts'
import { agreementOf } from '@shulei/domain/compete/review/agreement.ts'
import { totalOf } from '@shulei/domain/compete/review/criteria.ts'
import { finalOrder, outliersOf, spreadOf } from '@shulei/domain/compete/review/results.ts'
import { castProjects, solutionContest } from '../../cast/projects.ts'
import { type CastReviewer, castCriteria, reviewerOf, reviewers } from '../../cast/reviewers.ts'
import { castSheets, castWishes } from '../../cast/sheets.ts'
import { mockNow as now } from '../../clock.ts'

type Reviewer = Data<typeof calls.reviewerSelf>
type Submits = Data<typeof calls.reviewSubmits>
type Details = Data<typeof calls.reviewDetails>
type Sheet = NonNullable<Details['sheet']>
type Contest = Data<typeof calls.spicCompetition>

const iso = (at: number) => new Date(at).toISOString()
const submittedAt = (no: number) => iso(now - (6 + ((no * 5) % 9)) * DAY)

/** A reviewer of the cast as the reviewers' pages see them. */
export const reviewerFixture = (account = 'shen-yanqiu', more: Partial<Reviewer> = {}): Reviewer => {
  const { id, name, organization, role } = reviewerOf(account)
  return {
    ...{ id, name, organization, role },
    competition: { id: solutionContest.id, title: solutionContest.title },
    isBlind: true,
    deadline: iso(now + 9 * DAY),
    publishedAt: null,
    ...more,
  }
}

/** Reviewers of role 2 whose organisation is not that of the project's team. */
const assignedTo = (no: number): readonly CastReviewer[] =>
  reviewers.filter(
    ({ role, organization }) =>
      role === 2 && !castProjects[no - 1]?.team.members.some((member) => member.organization === organization),
  )

/** The sheet of a reviewer for a project. */
export function sheetFixture(no = 6, account = 'shen-yanqiu', more: Partial<Sheet> = {}): Sheet {
  const found = castSheets.find((sheet) => sheet.no === no && sheet.account === account)
  const points = Object.fromEntries(castCriteria.map(({ key }, index) => [key, found?.points[index] ?? null]))
  return {
    state: found?.state ?? 'open',
    version: found ? 1 : 0,
    points: found ? points : {},
    comment: found?.comment ?? '',
    total: totalOf(castCriteria, points),
    savedAt: found ? iso(now - found.hoursAgo * HOUR) : null,
    ...more,
  }
}

/** Places of all projects of the cast by their numbers. */
const rankOf = (no: number): number | null =>
  finalOrder(
    castProjects.map((project) => ({
      ...{ projectId: project.no, teamId: project.team.id, at: Date.parse(submittedAt(project.no)) },
      totals: assignedTo(project.no).flatMap(({ id, account }) => {
        const { state, total } = sheetFixture(project.no, account)
        return state === 'final' ? [{ reviewerId: id, total }] : []
      }),
    })),
  ).find(({ projectId }) => projectId === no)?.rank ?? null

function figuresOf(no: number) {
  const own = assignedTo(no).map(({ id, account, name }) => ({ id, name, ...sheetFixture(no, account) }))
  const totals = own.flatMap(({ id, state, total }) => (state === 'final' ? [{ reviewerId: id, total }] : []))
  const outliers = outliersOf(totals)
  return {
    ...{ assigned: own.length, final: totals.length, rank: rankOf(no), ...spreadOf(totals) },
    reviewers: own.map(({ id, name, state, total }) => ({
      ...{ id, name, state, isOutlier: outliers.includes(id) },
      total: state === 'final' ? total : null,
    })),
  }
}

/** The projects of a reviewer by their role. */
export function submitsFixture(account = 'shen-yanqiu', list = castProjects): Submits {
  const { role, id } = reviewerOf(account)
  const isOwn = (no: number) => assignedTo(no).some((reviewer) => reviewer.id === id)
  return {
    list: list
      .filter(({ no }) => role !== 2 || isOwn(no))
      .map(({ no, title, summary }) => {
        const { points: _points, comment: _comment, ...sheet } = sheetFixture(no, account)
        return {
          ...{ id: no, no, title, summary, submittedAt: submittedAt(no), team: null },
          sheet: role === 2 ? sheet : null,
          wish: castWishes.find((wish) => wish.no === no && wish.account === account)?.kind ?? null,
          figures: role === 3 ? figuresOf(no) : null,
        }
      }),
    criteria: [...castCriteria],
    agreement:
      role === 3
        ? agreementOf(
            list.map(({ no }) => figuresOf(no).reviewers.flatMap(({ total }) => (total === null ? [] : [total]))),
          )
        : null,
  }
}

/** Plain markup of a cast document: headings and paragraphs, as the server renders the rest too. */
const htmlOf = (markdown: string): string =>
  markdown
    .split('\n\n')
    .filter((block) => !block.startsWith('|'))
    .map((block) =>
      block.startsWith('## ')
        ? `<h2>${block.slice(3)}</h2>`
        : block.startsWith('> ')
          ? `<blockquote><p>${block.slice(2)}</p></blockquote>`
          : `<p>${block.replace(/^(-|\d+\.) /gm, '')}</p>`,
    )
    .join('')

/** A project as a reviewer reads it. */
export function detailsFixture(no = 3, account = 'shen-yanqiu', more: Partial<Details> = {}): Details {
  const project = castProjects[no - 1] ?? castProjects[0]
  if (!project) throw new Error('the cast has no projects')
  const { role } = reviewerOf(account)
  const documentOf = (markdown: string, name: string) => ({
    ...{ name, bytes: new TextEncoder().encode(markdown).length, kind: 'markdown' as const },
    html: htmlOf(markdown),
  })
  const sheets = assignedTo(no).map(({ id, name, account: own }) => {
    const sheet = sheetFixture(no, own)
    const shown = sheet.state === 'final' ? sheet : { ...sheet, points: {}, comment: '', total: 0 }
    return { ...shown, reviewerId: id, reviewer: name }
  })
  return {
    ...{ id: no, no, title: project.title, summary: project.summary, submittedAt: submittedAt(no), team: null },
    document: documentOf(project.document.cn, '方案.md'),
    documentEn: documentOf(project.document.en, 'plan.md'),
    sheet: role === 2 ? sheetFixture(no, account) : null,
    sheets: role === 3 ? sheets : null,
    events:
      role === 3
        ? castSheets
            .filter((sheet) => sheet.no === no)
            .toSorted((a, b) => a.hoursAgo - b.hoursAgo)
            .map(({ account: own, state, hoursAgo }) => ({
              ...{ at: iso(now - hoursAgo * HOUR), actor: reviewerOf(own).name, kind: state, from: null },
              to: state === 'final' ? sheetFixture(no, own).total : null,
            }))
        : null,
    ...more,
  }
}

/** The solution contest as a member of a team sees it while projects are accepted. */
export function contestFixture(more: Partial<Contest> = {}): Contest {
  return {
    cmptInfo: {
      ...{ id: solutionContest.id, isSignup: true, title: solutionContest.title, criteria: [...castCriteria] },
      ...{
        isBlind: true,
        perProject: 3,
        opensAt: iso(now + 5 * DAY),
        deadline: iso(now + 19 * DAY),
        publishedAt: null,
      },
      projects: castProjects.length,
    },
    submit: null,
    signUpInfo: { state: 4, team: castProjects[2]?.team.name ?? '', blocked: null, until: iso(now + 5 * DAY) },
    ...more,
  }
}

/** A team's project: handed in, or with its published result. */
export function ownProjectFixture(
  result: NonNullable<Contest['submit']>['result'] = null,
): NonNullable<Contest['submit']> {
  const project = castProjects[2]
  if (!project) throw new Error('the cast has no third project')
  return {
    ...{ id: 3, no: 3, title: project.title, summary: project.summary, submittedAt: submittedAt(3) },
    document: { name: '方案.md', bytes: 1480 },
    documentEn: { name: 'plan.md', bytes: 1120 },
    sender: project.team.members[0]?.name ?? '',
    result,
  }
}

/** The result of the review for the third project. */
export const projectResult = {
  score: 75.33,
  rank: 3,
  total: 8,
  comments: castSheets.filter(({ no, state }) => no === 3 && state === 'final').map(({ comment }) => comment),
}
