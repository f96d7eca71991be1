/** A score sheet of the cast: points in the order of `castCriteria`, null where none are given yet. */
export interface CastSheet {
  /** Number of the project. */
  no: number
  account: string
  state: 'draft' | 'final'
  points: readonly (number | null)[]
  comment: string
  /** Hours before the start at which it was saved. */
  hoursAgo: number
}

type Row = [no: number, points: CastSheet['points'], hoursAgo: number, comment: string]

const drafts = new Set(['shen-yanqiu/6', 'lu-jianqing/7', 'marsh/5', 'marsh/6'])

const rows: Readonly<Record<string, readonly Row[]>> = {
  'shen-yanqiu': [
    [2, [12, 19, 19, 21, 8], 70, '报价曲线的推导完整，建议说明现货价格突变时的回退策略。'],
    [3, [13, 21, 22, 20, 8], 66, '论证扎实，建议补充夏季变压器温升下的裕度敏感性。'],
    [4, [11, 20, 16, 18, 8], 51, '迁移代价的建模有新意，但只用了一个机房的数据，外推需谨慎。'],
    [5, [10, 15, 17, 14, 7], 44, '价格弹性来自问卷而不是电表，建议用分时电量做一次对照。'],
    [7, [13, 18, 20, 21, 9], 28, '热惯性参数有实测，运行边界写得清楚，可以直接进入试点。'],
    [6, [12, null, 18, null, 7], 3, '工艺约束写得好，调度部分还在核对。'],
  ],
  'lu-jianqing': [
    [1, [13, 20, 21, 21, 9], 90, '多种储能的分工讲得透彻，结算部分建议再给一个算例。'],
    [2, [12, 18, 18, 19, 8], 83, '园区边界清楚，预测误差对收益的影响可以量化得更细。'],
    [3, [13, 20, 21, 20, 7], 61, '三个场站的对照有说服力，车辆调度与充电计划衔接自然。'],
    [4, [10, 18, 15, 17, 7], 55, '思路可行，网络时延和数据合规的约束需要写进模型。'],
    [5, [9, 14, 15, 15, 7], 39, '居民侧激励的成本没有算全，建议补充客服与计量改造费用。'],
    [6, [12, 20, 19, 20, 8], 20, '把连铸节拍当作可平移负荷很有启发，停机风险估计偏乐观。'],
    [7, [13, 17, 20, null, 8], 2, '冷库实测不错，还差结算一项。'],
  ],
  marsh: [
    [1, [12, 19, 20, 20, 8], 74, 'Clear division of work between storage types. Show one full settlement day.'],
    [2, [12, 18, 19, 20, 8], 68, 'Good bidding rule. The error bars should follow the forecast horizon.'],
    [3, [9, 15, 12, 15, 7], 49, 'The depots differ too much to be pooled; the saving may come from one site.'],
    [4, [11, 19, 17, 17, 8], 33, 'Interesting cost of migration. Please test it on a second data center.'],
    [5, [9, 13, null, null, 6], 5, 'Survey first, meters later? Reading on.'],
    [6, [11, null, null, null, null], 1, ''],
  ],
}

/** The score sheets of the built-in solution contest, under way. */
export const castSheets: readonly CastSheet[] = Object.entries(rows).flatMap(([account, own]) =>
  own.map(([no, points, hoursAgo, comment]) => ({
    ...{ no, account, points, hoursAgo, comment },
    state: drafts.has(`${account}/${no}`) ? ('draft' as const) : ('final' as const),
  })),
)

/** The wish that the reviewer of role 1 has stated so far. */
export const castWishes = [
  { no: 1, account: 'gao-yan', kind: 'want' },
  { no: 7, account: 'gao-yan', kind: 'want' },
  { no: 4, account: 'gao-yan', kind: 'avoid' },
] as const
