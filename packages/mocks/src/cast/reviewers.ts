import type { ReviewerRole } from '@shulei/domain/compete/review/access.ts'
import type { Criterion } from '@shulei/domain/compete/review/criteria.ts'

export interface CastReviewer {
  /** Id in stories; the built-in content numbers them in the same order. */
  id: number
  account: string
  name: string
  organization: string
  role: ReviewerRole
}

type Row = [account: string, name: string, organization: string, role: ReviewerRole]

// The order fixes the ids: add at the end only.
const rows: Row[] = [
  ['qiao', '乔远舟', '长风能源研究院', 3],
  ['shen-yanqiu', '沈砚秋', '东海数值预报中心', 2],
  ['lu-jianqing', '卢见清', '平原电力学院', 2],
  ['marsh', 'Helen Marsh', 'Fenland Grid Lab', 2],
  ['gao-yan', '高砚', '滨海调度研究所', 1],
  ['ding-yiwei', '丁一苇', '远山咨询', 0],
]

/** The reviewers of the built-in solution contest, all invented; their password is that of all built-in accounts. */
export const reviewers: readonly CastReviewer[] = rows.map(([account, name, organization, role], index) => ({
  id: index + 1,
  ...{ account, name, organization, role },
}))

/** A reviewer by the account. @throws Error for an unknown account. */
export function reviewerOf(account: string): CastReviewer {
  const reviewer = reviewers.find((one) => one.account === account)
  if (!reviewer) throw new Error(`no reviewer of the cast has the account ${account}`)
  return reviewer
}

const criterion = (key: string, max: number, title: [string, string], hint: [string, string]): Criterion => ({
  ...{ key, min: 0, max, step: 1, weight: max },
  title: { cn: title[0], en: title[1] },
  hint: { cn: hint[0], en: hint[1] },
})

/** How the built-in solution contest is judged. */
export const castCriteria: readonly Criterion[] = [
  criterion(
    'problem',
    15,
    ['问题界定', 'Problem'],
    ['边界、约束与假设是否清楚', 'Are bounds, constraints and assumptions clear?'],
  ),
  criterion('method', 25, ['方法创新', 'Method'], ['相对现有做法的实质改进', 'What is new in substance?']),
  criterion(
    'evidence',
    25,
    ['数据与验证', 'Evidence'],
    ['数据来源、对照与不确定性', 'Sources, controls and uncertainty'],
  ),
  criterion('practice', 25, ['可落地性', 'Practice'], ['设备、调度与结算条件', 'Devices, dispatch and settlement']),
  criterion('writing', 10, ['表达', 'Writing'], ['图表与论证是否便于复核', 'Can figures and argument be checked?']),
]
