import { type CastTeam, teamOf } from './teams.ts'

interface Localized {
  cn: string
  en: string
}

export interface CastProject {
  /** Number of the project, and its id in stories. */
  no: number
  team: CastTeam
  title: Localized
  summary: Localized
  /** Markdown. */
  document: Localized
}

/** The built-in solution contest. */
export const solutionContest = {
  id: 1009,
  slug: 'flexible-load',
  title: { cn: '电网柔性负荷调度方案', en: 'Flexible load for the power grid' },
} as const

type Row = [team: string, title: Localized, summary: Localized, document: Localized]

// The order fixes the numbers: add at the end only.
const rows: Row[] = [
  [
    'tidal-flat',
    { cn: '多元储能与空调负荷协同', en: 'Storage and air conditioning together' },
    {
      cn: '电池扛分钟，冰蓄冷扛小时，让一栋楼的空调跟着电价走。',
      en: 'Batteries carry minutes, ice carries hours: the cooling of a building follows the price.',
    },
    {
      cn: '## 问题\n\n办公楼夏季峰荷的六成是空调。单靠电池削峰，循环次数太多；单靠冰蓄冷，又跟不上云影带来的分钟级波动。\n\n## 做法\n\n把需求拆成两段：30 分钟以上的偏差交给冰槽，以下交给电池。两者共用一张“可用度表”，每 5 分钟更新一次。\n\n| 资源 | 响应 | 可持续 | 每次代价 |\n| --- | --- | --- | --- |\n| 电池 | 2 秒 | 1 小时 | 0.42 元/千瓦时 |\n| 冰蓄冷 | 12 分钟 | 6 小时 | 0.09 元/千瓦时 |\n\n## 验证\n\n用一栋 4.2 万平方米办公楼 2025 年 7 月的逐分钟负荷回放：峰值从 3.1 兆瓦降到 2.2 兆瓦，电池日均循环从 1.8 次降到 0.7 次，室温超出舒适区的时间为 0.6%。\n\n## 不确定性\n\n冰槽传热系数按出厂值取用，衰减 20% 时峰值会回升 0.15 兆瓦。',
      en: '## Problem\n\nIn summer, cooling is six tenths of the peak of an office building. Batteries alone would cycle too often; ice alone cannot follow a passing cloud.\n\n## Method\n\nWe split the demand: deviations longer than 30 minutes go to the ice, shorter ones to the battery. Both share one table of what is available, updated every five minutes.\n\n| Resource | Response | Lasts | Cost per use |\n| --- | --- | --- | --- |\n| Battery | 2 s | 1 h | 0.42 CNY/kWh |\n| Ice | 12 min | 6 h | 0.09 CNY/kWh |\n\n## Evidence\n\nReplaying the minutes of July 2025 of a building of 42,000 m²: the peak falls from 3.1 to 2.2 MW, daily battery cycles from 1.8 to 0.7, and rooms leave the comfort zone for 0.6% of the time.\n\n## Uncertainty\n\nThe heat transfer of the ice is the maker’s figure. If it decays by 20%, the peak rises by 0.15 MW.',
    },
  ],
  [
    'south-wind',
    { cn: '园区级虚拟电厂报价', en: 'Bids of a campus power plant' },
    {
      cn: '把 27 台充电桩和 3 台冷机当作一座会报价的电厂。',
      en: 'Twenty-seven chargers and three chillers bid like one power plant.',
    },
    {
      cn: '## 问题\n\n园区想参加日前市场，却说不清明天能让出多少负荷。报多了受罚，报少了白忙。\n\n## 做法\n\n对每类设备给出“可让电量”的分位数预测，再按罚则求报价：报到让出的边际收益等于违约的期望罚款为止。\n\n- 充电桩：按历史到站时刻抽样 500 条\n- 冷机：用一阶热模型，给出 10、50、90 分位\n- 汇总：按相关系数 0.3 合成，而不是直接相加\n\n## 验证\n\n2025 年 9 月滚动回测 30 天，报价兑现率 96.2%，净收益是固定报价的 1.7 倍。\n\n## 局限\n\n没有遇到极端高价日；那时弹性会用尽，需要人工封顶。',
      en: '## Problem\n\nThe campus would like to bid a day ahead, but nobody can say how much load it can give up tomorrow. Too much is fined, too little earns nothing.\n\n## Method\n\nEach kind of device gets a quantile forecast of what it can give up. The bid grows until the gain of one more kilowatt equals the expected fine.\n\n- Chargers: 500 samples of past arrivals\n- Chillers: a thermal model of first order, quantiles 10, 50 and 90\n- Sum: combined with a correlation of 0.3, not simply added\n\n## Evidence\n\nRolled over 30 days of September 2025, 96.2% of the bids were kept; the net gain is 1.7 times that of a fixed bid.\n\n## Limits\n\nNo day of extreme prices was among them. There the flexibility ends, and a person has to set a cap.',
    },
  ],
  [
    'grid-shells',
    { cn: '电动公交有序充电', en: 'Charging electric buses in turn' },
    { cn: '把 380 辆夜间停放的公交车当作一块电池。', en: 'Three hundred and eighty parked buses as one battery.' },
    {
      cn: '## 问题\n\n夜间回场后，车辆平均停放 6.2 小时，而充满只需 2.1 小时。现在是先到先充，晚高峰叠上居民负荷。\n\n## 做法\n\n把多出的 4.1 小时当作可平移的容量，在保证次日首班电量不低于 92% 的前提下，按 15 分钟粒度安排。\n\n1. 每辆车给出离场时刻与所需电量\n2. 按“最晚必须开始”的时刻排队\n3. 变压器裕度不足时，推迟排在最后的车\n\n## 对照结果\n\n在三个场站 2025 年 9 月的实测上，晚高峰峰值下降 31%，电费下降 18%，没有一班车因电量不足晚点。场站二因变压器容量小，收益最大。\n\n> 变压器过载裕度的取值见附录 B，夏季温升修正尚未计入。',
      en: '## Problem\n\nAt night a bus stands for 6.2 hours and needs 2.1 to charge. Today the first to arrive charges first, on top of the evening peak of households.\n\n## Method\n\nWe treat the other 4.1 hours as capacity that can be moved, in steps of 15 minutes, and never leave below 92% for the first trip.\n\n1. Each bus states when it leaves and what it needs\n2. They queue by the latest possible start\n3. Where the transformer is short, the last of the queue waits\n\n## Compared\n\nIn September 2025 three depots cut their evening peak by 31% and their bill by 18%; no bus left late. Depot two gains most, because its transformer is small.\n\n> Appendix B gives the transformer margin; the summer correction is not included yet.',
    },
  ],
  [
    'wavelet',
    { cn: '数据中心错峰迁移', en: 'Moving the load of data centers' },
    {
      cn: '可以晚两小时算完的任务，就不在晚高峰算。',
      en: 'Work that may end two hours later does not run in the evening peak.',
    },
    {
      cn: '## 问题\n\n机房负荷看上去刚性，其实有三成是离线任务：转码、索引、训练。它们只关心截止时间。\n\n## 做法\n\n给每个任务标上“最晚开始”，再把迁移本身的代价写进目标：一次迁移多花 4% 的能量和 90 秒。只有电价差超过代价，才移动。\n\n## 验证\n\n一个 6 兆瓦机房、41 天的任务日志：晚高峰下降 12%，没有任务超过截止时间。\n\n## 局限\n\n只有一个机房；跨地域迁移的数据合规没有考虑。',
      en: '## Problem\n\nA data center looks rigid, but three tenths of its load is work without a reader waiting: encoding, indexing, training. It cares for its deadline alone.\n\n## Method\n\nEach job carries its latest start. The cost of moving is part of the goal: 4% more energy and 90 seconds. A job moves only where the price difference is greater.\n\n## Evidence\n\nThe job log of one center of 6 MW over 41 days: the evening peak falls by 12%, and no job misses its deadline.\n\n## Limits\n\nThere is one center only, and rules about where data may be are left out.',
    },
  ],
  [
    'wave-height',
    { cn: '居民侧价格弹性引导', en: 'Prices that move households' },
    {
      cn: '每周一条短信，换晚高峰的一度电。',
      en: 'One text message a week for one kilowatt hour of the evening peak.',
    },
    {
      cn: '## 问题\n\n分时电价公布多年，居民的用电时段几乎没动。不是不想省钱，是算不清。\n\n## 做法\n\n每周日发一条短信：“把洗衣机挪到 22 点后，下周约省 3.2 元。”金额由该户过去四周的电量估出。\n\n## 验证\n\n问卷 612 份，自述愿意调整的占 58%；按愿意的比例折算，晚高峰约下降 3%。\n\n## 局限\n\n愿意不等于做到，下一步接入电表数据做对照。',
      en: '## Problem\n\nPrices by the hour have been public for years, and households hardly moved. They would like to save; they cannot work it out.\n\n## Method\n\nEvery Sunday one message: “Run the washing machine after ten and save about 3.2 yuan next week.” The sum comes from the last four weeks of that household.\n\n## Evidence\n\nOf 612 answers to a survey, 58% would change something. At that rate the evening peak falls by about 3%.\n\n## Limits\n\nTo be willing is not to do it. The next step compares with meters.',
    },
  ],
  [
    'sea-needle',
    { cn: '钢厂连铸节拍平移', en: 'Shifting the rhythm of a steel mill' },
    {
      cn: '把连铸机的换包间隙排进电价最高的那一刻钟。',
      en: 'The change of ladles falls into the dearest quarter of an hour.',
    },
    {
      cn: '## 问题\n\n连铸不能停，但每 48 分钟有 9 分钟的换包间隙，功率会降到四成。间隙落在哪里，目前全凭运气。\n\n## 做法\n\n以炼钢节拍为变量，在 ±6 分钟内平移整班计划，使间隙尽量落在高价时段；钢水温降作为硬约束。\n\n## 验证\n\n用 14 个班次的实际节拍回放，高价时段用电下降 7.4%，最大温降 11 ℃，低于 15 ℃ 的工艺限值。\n\n## 风险\n\n一次平移失败会造成断浇，损失约等于两个月的收益，因此设置人工确认。',
      en: '## Problem\n\nCasting cannot stop, but every 48 minutes the ladle is changed for nine, and the power falls to four tenths. Where the gap falls is luck today.\n\n## Method\n\nThe rhythm of the melt is the variable: the plan of a shift moves by up to six minutes, so that the gaps meet the dear quarters of an hour. The cooling of the steel is a hard limit.\n\n## Evidence\n\nReplaying 14 shifts, use in dear hours falls by 7.4%. The steel cools by 11 °C at most; the limit is 15.\n\n## Risk\n\nOne failed move breaks the cast and costs about two months of gain. A person therefore confirms each plan.',
    },
  ],
  [
    'listen-sea',
    { cn: '冷库群温度惯性调峰', en: 'Cold stores as a battery' },
    {
      cn: '十七座冷库，提前多冷两度，高峰时一起歇一歇。',
      en: 'Seventeen cold stores: two degrees colder beforehand, a rest together at the peak.',
    },
    {
      cn: '## 问题\n\n渔港冷库的压缩机各转各的，最热的下午同时满载。\n\n## 做法\n\n冻品允许在 −20 到 −18 ℃ 之间。提前把库温压到 −20 ℃，高峰时分组停机，每组最长 70 分钟。\n\n## 验证\n\n十七座冷库 2025 年 8 月实测 21 天：下午峰值下降 23%，库温最高 −18.2 ℃，开门频繁的两座提前退出。\n\n## 结算\n\n按削减电量与基线之差结算，基线取前五个同类日的均值。',
      en: '## Problem\n\nThe compressors of a fishing port run as they like and are all at full load on the hottest afternoon.\n\n## Method\n\nFrozen goods may be between −20 and −18 °C. The stores are cooled to −20 beforehand, and rest in groups at the peak, 70 minutes at most.\n\n## Evidence\n\nSeventeen stores, 21 days of August 2025: the afternoon peak falls by 23%, the warmest store reached −18.2 °C. Two with busy doors left early.\n\n## Settlement\n\nThe saving counts against a baseline: the mean of the last five days of the same kind.',
    },
  ],
  [
    'tidal-lock',
    { cn: '梯级泵站错时抽水', en: 'Pumps that take turns' },
    {
      cn: '五级泵站，水到得了就好，不必同时抽。',
      en: 'Five pumping stations: the water has to arrive, not all at once.',
    },
    {
      cn: '## 问题\n\n五级泵站串联供水，习惯上同时启停，启动电流叠在一起，电压跌落 6%。\n\n## 做法\n\n把两级之间的渠道当作水箱，水位允许 ±0.4 米。各级错开 20 分钟启动，并把夜间低谷抽水量提高 15%。\n\n## 验证\n\n水力模型与 2025 年 4 月实测水位的均方根误差为 0.06 米；错时后电压跌落降到 2.3%，电费下降 9%。\n\n## 局限\n\n汛期水位余量小，方案自动退回同时启停。',
      en: '## Problem\n\nFive stations in a row start and stop together by habit. Their starting currents add up, and the voltage falls by 6%.\n\n## Method\n\nThe canal between two stations is a tank whose level may vary by 0.4 m. The stations start 20 minutes apart, and 15% more water is pumped at night.\n\n## Evidence\n\nThe hydraulic model misses the levels of April 2025 by 0.06 m (RMSE). Taking turns, the voltage falls by only 2.3%, and the bill by 9%.\n\n## Limits\n\nIn the flood season there is little room, and the plan goes back to starting together.',
    },
  ],
]

/** The projects of the built-in solution contest. */
export const castProjects: readonly CastProject[] = rows.map(([team, title, summary, document], index) => ({
  no: index + 1,
  team: teamOf(team),
  ...{ title, summary, document },
}))
