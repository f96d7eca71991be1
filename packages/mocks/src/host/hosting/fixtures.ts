import type { DataIn } from '@shulei/contract/call.ts'
import type { hostCompetition, hostedCompetitions, proposeCompetition } from '@shulei/contract/host/hosting/calls.ts'
import { type HostedColumn, metricsFor, proposalFor } from '@shulei/domain/host/hosting/proposal.ts'
import { fromNow } from '../../clock.ts'

type Proposal = DataIn<typeof proposeCompetition>
type Hosted = DataIn<typeof hostedCompetitions>
type Made = DataIn<typeof hostCompetition>

/** A column as the server reads it, with its first cells. */
interface ReadColumn extends HostedColumn {
  examples: string[]
}

const column = (
  name: string,
  type: string,
  examples: string[],
  more: Partial<Omit<HostedColumn, 'name' | 'type'>>,
): ReadColumn => ({ name, type, unique: null, missing: 0, isWhole: false, isBit: false, ...more, examples })

/** The flowers that 何秋水's class has measured. */
const flowers = [
  column('编号', 'id', ['1', '2', '3'], { unique: 150, isWhole: true }),
  column('花萼长', 'number', ['5.1', '4.9', '4.7'], { unique: 35 }),
  column('花萼宽', 'number', ['3.5', '3', '3.2'], { unique: 23 }),
  column('花瓣长', 'number', ['1.4', '1.3', '1.5'], { unique: 43, missing: 0.02 }),
  column('花瓣宽', 'number', ['0.2', '0.4', '0.3'], { unique: 22, missing: 0.007 }),
  column('测量日期', 'date', ['2026-04-11', '2026-04-12', '2026-04-18'], { unique: 4 }),
  column('品种', 'category', ['山鸢尾', '变色鸢尾', '维吉尼亚鸢尾'], { unique: 3 }),
]

/** What a table could ask for, by the rules of the server. */
export function proposalOf(name: string, rows: number, columns: readonly ReadColumn[]): Proposal {
  return {
    name,
    rows,
    columns: columns.map((one) => {
      const { isWhole, isBit, ...shown } = one
      return { ...shown, metrics: [...metricsFor(one)] }
    }),
    proposal: proposalFor(columns, rows),
  }
}

/** The proposal for the table of 何秋水's class. */
export const proposalFixture = (): Proposal => proposalOf('三班鸢尾花.csv', 150, flowers)

/** A table with long names and cells, and more columns than a page shows at once. */
export const wideProposalFixture = (name: string): Proposal =>
  proposalOf(name, 18_204, [
    column(name, 'id', ['a1f0', 'a1f1'], { unique: 18_204 }),
    ...Array.from({ length: 38 }, (_, at) =>
      column(`${name.slice(0, 60)}_${at + 1}`, at % 3 === 0 ? 'text' : 'number', [name, '0'.repeat(40)], {
        unique: at % 3 === 0 ? null : 9000 + at,
        missing: at / 60,
      }),
    ),
    column('survived', 'binary', ['0', '1'], { unique: 2, isWhole: true, isBit: true }),
  ])

/** A table without a column that can be predicted. */
export const textsProposalFixture = (): Proposal =>
  proposalOf('读书笔记.xlsx', 86, [
    column('序号', 'id', ['1', '2', '3'], { unique: 86, isWhole: true }),
    column('书名', 'text', ['《海底两万里》', '《昆虫记》'], { unique: 71 }),
    column('笔记', 'text', [], { unique: 0, missing: 1 }),
  ])

/** The competition that was just made. */
export const madeFixture = (): Made => ({ id: 2003, code: 'K7QM-4XRD' })

/** The code that takes the place of another one. */
export const newCodeFixture = 'W3NP-8TYC'

const both = (title: string) => ({ cn: title, en: title })

/** The competitions that 何秋水 hosts, the newest first: one that runs, and one that has ended. */
export const hostedFixture = (): Hosted => ({
  list: [
    {
      ...{ id: 2002, title: both('二班潮位预测'), role: 'owner', code: 'H2LD-9VQX', gate: 'none' },
      ...{ startTime: fromNow({ days: -9 }), endTime: fromNow({ days: 5 }), people: 31, teams: 12, submissions: 87 },
    },
    {
      ...{ id: 2001, title: both('数据挖掘课 · 期中练习'), role: 'owner', code: 'B6RT-3MJS', gate: 'profile' },
      ...{
        startTime: fromNow({ days: -34 }),
        endTime: fromNow({ days: -20 }),
        people: 44,
        teams: 1,
        submissions: 1206,
      },
    },
  ],
})
