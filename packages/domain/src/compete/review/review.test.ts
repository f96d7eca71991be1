import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { landingOf, mayOpen, reviewerRoles, reviewReturn } from './access.ts'
import { agreementLevel, agreementOf } from './agreement.ts'
import { assignReviewers, isConflict } from './assignment.ts'
import { finalOrder, outliersOf, spreadOf } from './results.ts'

describe('agreement', () => {
  test('of the reliability data of Krippendorff (2011) is 0.849 for intervals', () => {
    const gap = null
    const observers = [
      [1, 2, 3, 3, 2, 1, 4, 1, 2, gap, gap, gap],
      [1, 2, 3, 3, 2, 2, 4, 1, 2, 5, gap, 3],
      [gap, 3, 3, 3, 2, 3, 4, 2, 2, 5, 1, gap],
      [1, 2, 3, 3, 2, 4, 4, 1, 2, 5, 1, gap],
    ]
    const units = observers[0]?.map((_, unit) => observers.flatMap((row) => row[unit] ?? [])) ?? []
    const { alpha, projects, scores } = agreementOf(units)
    expect(alpha).toBeCloseTo(0.849, 3)
    expect([projects, scores]).toEqual([11, 40])
  })

  test('is 1 for equal scores, and neither shifts nor order of reviewers and projects change it', () => {
    const rows = fc.array(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 4 }), { maxLength: 8 })
    fc.assert(
      fc.property(rows, fc.integer({ min: -50, max: 50 }), (projects, shift) => {
        const { alpha } = agreementOf(projects)
        const turned = projects.toReversed().map((row) => row.toReversed().map((value) => 2 * value + shift))
        const other = agreementOf(turned).alpha
        expect(other === null).toBe(alpha === null)
        expect(alpha ?? 1).toBeLessThanOrEqual(1)
        expect(other ?? 0).toBeCloseTo(alpha ?? 0, 8)
      }),
    )
    expect(agreementOf([[80, 80], [60, 60, 60], [5]]).alpha).toBe(1)
    expect(
      agreementOf([
        [80, 80],
        [80, 80],
      ]).alpha,
    ).toBeNull()
    expect(agreementOf([[80, 70], [3]]).alpha).toBeNull()
  })

  test.each([
    [1, 'good'],
    [0.8, 'good'],
    [0.8 - 1e-9, 'fair'],
    [0.667, 'fair'],
    [0.667 - 1e-9, 'weak'],
    [-1, 'weak'],
  ] as const)('of %f is %s', (alpha, level) => expect(agreementLevel(alpha)).toBe(level))
})

describe('assignment', () => {
  const organization = fc.constantFrom('近岸海洋观测站', '黄海理工大学', 'Harbour Analytics', '')
  const input = fc.record({
    reviewers: fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 9 }), organization }), {
      selector: ({ id }) => id,
    }),
    projects: fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 9 }), organizations: fc.array(organization) }), {
      selector: ({ id }) => id,
    }),
    wishes: fc.array(
      fc.record({
        reviewerId: fc.integer({ min: 1, max: 9 }),
        projectId: fc.integer({ min: 1, max: 9 }),
        kind: fc.constantFrom('want' as const, 'avoid' as const),
      }),
    ),
    perProject: fc.integer({ min: 1, max: 4 }),
  })

  test('never gives a project to a reviewer with a conflict or twice, fills as far as possible, and stays even', () => {
    fc.assert(
      fc.property(input, (given) => {
        const made = assignReviewers({ ...given, earlier: [] })
        expect(new Set(made.map(({ reviewerId, projectId }) => `${reviewerId}/${projectId}`)).size).toBe(made.length)
        for (const { reviewerId, projectId } of made) {
          const reviewer = given.reviewers.find(({ id }) => id === reviewerId)
          const project = given.projects.find(({ id }) => id === projectId)
          expect(reviewer && project && isConflict(reviewer, project, given.wishes)).toBe(false)
        }
        for (const project of given.projects) {
          const free = given.reviewers.filter((reviewer) => !isConflict(reviewer, project, given.wishes))
          const own = made.filter(({ projectId }) => projectId === project.id)
          expect(own.length).toBe(Math.min(given.perProject, free.length))
        }
        expect(assignReviewers({ ...given, earlier: made })).toEqual([])
      }),
    )
  })

  test('takes names of organisations as equal whatever their case, width and spaces, and the empty one as none', () => {
    const project = { id: 1, organizations: ['Harbour  Analytics', ''] }
    expect(isConflict({ id: 1, organization: 'ＨＡＲＢＯＵＲ analytics ' }, project)).toBe(true)
    expect(isConflict({ id: 1, organization: '' }, project)).toBe(false)
  })

  test('prefers reviewers who want a project among those with equal work', () => {
    const reviewers = [1, 2, 3].map((id) => ({ id, organization: '' }))
    const wishes = [{ reviewerId: 3, projectId: 7, kind: 'want' as const }]
    const rest = { reviewers, projects: [{ id: 7, organizations: [] }], earlier: [], perProject: 1 }
    expect(assignReviewers({ ...rest, wishes })).toEqual([{ reviewerId: 3, projectId: 7 }])
    expect(assignReviewers({ ...rest, wishes: [] })).toEqual([{ reviewerId: 1, projectId: 7 }])
  })
})

describe('results', () => {
  const project = fc.record({
    projectId: fc.integer({ min: 1, max: 99 }),
    at: fc.integer({ min: 0, max: 3 }),
    totals: fc.uniqueArray(
      fc.record({ reviewerId: fc.integer({ min: 1, max: 6 }), total: fc.integer({ min: 55, max: 60 }) }),
      { selector: ({ reviewerId }) => reviewerId, maxLength: 4 },
    ),
  })

  test('order every scored project once: greater mean first, of equal ones the earlier', () => {
    fc.assert(
      fc.property(fc.uniqueArray(project, { selector: ({ projectId }) => projectId }), (rows) => {
        const projects = rows.map((row) => ({ ...row, teamId: 1000 - row.projectId }))
        const order = finalOrder(projects)
        expect(order.map(({ rank }) => rank)).toEqual(order.map((_, index) => index + 1))
        expect(order.length).toBe(projects.filter(({ totals }) => totals.length > 0).length)
        for (const [index, placed] of order.entries()) {
          const next = order[index + 1]
          if (!next) continue
          const keys = (one: typeof placed) => [-one.score, one.at, one.teamId]
          expect(compare(keys(placed), keys(next))).toBeLessThan(0)
        }
        expect(finalOrder(projects.toReversed())).toEqual(order)
      }),
    )
  })

  const compare = (a: number[], b: number[]) => {
    const at = a.findIndex((value, index) => value !== b[index])
    return at < 0 ? 0 : (a[at] as number) - (b[at] as number)
  }

  test('name a total far from the others, never with fewer than three, and leave it in the mean', () => {
    const totals = [80, 82, 55].map((total, index) => ({ reviewerId: index + 1, total }))
    expect(outliersOf(totals)).toEqual([3])
    expect(outliersOf([79, 15, 79].map((total, index) => ({ reviewerId: index + 1, total })))).toEqual([2])
    expect(outliersOf(totals.slice(1))).toEqual([])
    expect(spreadOf(totals)).toEqual({ mean: 72.33, min: 55, max: 82 })
    expect(spreadOf([])).toEqual({ mean: null, min: null, max: null })
  })
})

test('each role opens its own page alone, and role 0 none (B§6)', () => {
  const pages = ['/spic-review/intentionproject', '/spic-review/scoremanage', '/spic-review/projectlist']
  for (const role of reviewerRoles) {
    expect(pages.map((page) => mayOpen(role, page))).toEqual([1, 2, 3].map((one) => one === role))
    expect(landingOf(role)).toBe(role === 0 ? '/spic-review/no-access' : pages[role - 1])
  }
})

test('after signing in a reviewer comes back to the page asked for, and only to the page of their role', () => {
  expect(reviewReturn(2, '/spic-review/scoremanage?project=8')).toBe('/spic-review/scoremanage?project=8')
  expect(reviewReturn(3, '/spic-review/scoremanage?project=8')).toBe('/spic-review/projectlist')
  expect(reviewReturn(0, '/spic-review/scoremanage?project=8')).toBe('/spic-review/no-access')
  const strange = [
    '',
    '@evil.example',
    '.evil.example/spic-review/scoremanage',
    '//evil.example',
    '/\\evil.example',
    'a b',
  ]
  for (const asked of [null, ...strange]) expect(reviewReturn(2, asked)).toBe('/spic-review/scoremanage')
  fc.assert(
    fc.property(fc.constantFrom(...reviewerRoles), fc.string(), (role, asked) => {
      for (const raw of [asked, `/spic-review/scoremanage${asked}`]) {
        const [path] = reviewReturn(role, raw).split('?')
        expect(path).toBe(landingOf(role))
      }
    }),
  )
})
