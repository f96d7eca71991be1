import type { MicrositeFigure } from '@shulei/contract/publish/microsite/schemas.ts'
import type * as z from 'zod'
import { parseCsv, records } from '../competition-folder/csv.ts'
import type { Slug } from './calendar.ts'
import type { Content } from './content.ts'

type Figure = z.input<typeof MicrositeFigure>
type Rows = Record<string, string>[]

const round = (value: number, digits = 1) => Number(value.toFixed(digits))
const say = (cn: string, en: string) => ({ cn, en })
const share = (part: number, all: number) => (all === 0 ? 0 : part / all)

/** Value below which a share of the sorted numbers lies. */
function quantile(numbers: readonly number[], at: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const place = at * (sorted.length - 1)
  const [low = 0, high = low] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  return low + (high - low) * (place - Math.floor(place))
}

/** Months that the fan looks ahead, months that it learns from, and months that it shows. */
const AHEAD = 18
const LEARNED = 120
const SHOWN = 36

/** The next months by the mean yearly rise and the mean deviation of each month of the year. */
function ahead(series: readonly number[], length: number): number[] {
  const rise = ((series.at(-1) ?? 0) - (series.at(-1 - 108) ?? 0)) / 108
  const level = (i: number) => (series.at(-12 + i) ?? 0) + 12 * rise
  return Array.from({ length }, (_, i) => (i < 12 ? level(i) : level(i - 12) + 12 * rise))
}

/** Measured CO₂ and a plain continuation; its intervals are the errors of the same rule in earlier years. */
function co2(rows: Rows): Figure {
  const values = rows.map(({ co2: value }) => Number(value))
  const observed = values.slice(-SHOWN)
  const errors = Array.from({ length: AHEAD }, (): number[] => [])
  for (let end = LEARNED * 2; end + AHEAD <= values.length; end += 6) {
    const guess = ahead(values.slice(end - LEARNED, end), AHEAD)
    for (const [i, value] of guess.entries()) errors[i]?.push((values[end + i] ?? 0) - value)
  }
  const last = observed.at(-1) ?? 0
  const forecast = ahead(values.slice(-LEARNED), AHEAD).map((value, i) => {
    const at = (share: number) => round(value + quantile(errors[i] ?? [], share), 2)
    return {
      middle: at(0.5),
      inner: [at(0.25), at(0.75)] as [number, number],
      outer: [at(0.05), at(0.95)] as [number, number],
    }
  })
  const top = Math.max(...forecast.map(({ middle }) => middle))
  return {
    kind: 'fan',
    title: say('冒纳罗亚的 CO₂', 'CO₂ at Mauna Loa'),
    note: say(
      '月均值，2013 至 2015；数据：Scripps CO₂ Program',
      'Monthly means, 2013 to 2015; data: Scripps CO₂ Program',
    ),
    label: say(
      `二氧化碳月均浓度从 ${observed[0]} ppm 起伏上升到 ${last} ppm；照往年的涨幅外推，此后 ${AHEAD} 个月最高约 ${round(top)} ppm。`,
      `Monthly CO₂ rises in waves from ${observed[0]} to ${last} ppm; continued at the rate of earlier years it peaks at about ${round(top)} ppm within ${AHEAD} months.`,
    ),
    observed,
    forecast: [{ middle: last, inner: [last, last], outer: [last, last] }, ...forecast],
    ticks: [392, 396, 400, 404, 408, 412],
    unit: 'ppm',
    texts: {
      observed: say('实测 36 个月', 'Measured, 36 months'),
      forecast: say('外推 18 个月，50% / 90%', 'Continued 18 months, 50% / 90%'),
      now: say('2015/12', 'Dec 2015'),
      from: say('2013/01', 'Jan 2013'),
      until: say('2017/06', 'Jun 2017'),
    },
  }
}

/** Departures by hour of the day, in bands of their delay. */
function departures(rows: Rows): Figure {
  const bands = [15, 30, 60, Number.POSITIVE_INFINITY]
  const counts = Array.from({ length: 24 }, () => bands.map(() => 0))
  for (const { time = '', delay } of rows) {
    const hour = counts[Number(time.slice(0, 2)) % 24]
    const band = bands.findIndex((most) => Number(delay) < most)
    if (hour) hour[band] = (hour[band] ?? 0) + 1
  }
  const late = (hour: number) => {
    const all = (counts[hour] ?? []).reduce((sum, count) => sum + count, 0)
    return Math.round(100 * share(all - (counts[hour]?.[0] ?? 0), all))
  }
  return {
    kind: 'rose',
    title: say('一天里的起飞', 'Departures through the day'),
    note: say('每瓣一小时，颜色越浓，延误越久', 'A petal is an hour; the stronger the colour, the later'),
    label: say(
      `训练集 ${rows.length} 个航班按起飞时刻排成一圈：早上六点起飞的有 ${late(6)}% 延误一刻钟以上，晚上八点的有 ${late(20)}%。`,
      `${rows.length} flights of the training set by hour: ${late(6)} % of those at six in the morning are a quarter of an hour late or more, and ${late(20)} % at eight in the evening.`,
    ),
    shares: counts.map((hour) => hour.map((count) => round(count / rows.length, 5))),
    ends: [say('0 时', '0:00'), say('6 时', '6:00'), say('12 时', '12:00'), say('18 时', '18:00')],
    bands: [
      say('15 分钟内', 'under 15 min'),
      say('15–30', '15–30'),
      say('30–60', '30–60'),
      say('1 小时以上', 'an hour +'),
    ],
  }
}

const phases = [
  ['Take-off run', say('起飞滑跑', 'Take-off')],
  ['Climb', say('爬升', 'Climb')],
  ['Descent', say('下降', 'Descent')],
  ['Approach', say('进近', 'Approach')],
  ['Landing Roll', say('着陆滑跑', 'Landing')],
] as const

/** Share of bird strikes with damage by phase of flight and size of the animal. */
function strikes(rows: Rows): Figure {
  const damaged = (phase: string, size: string) => {
    const those = rows.filter((row) => row.phase_of_flight === phase && row.wildlife_size === size)
    return Math.round(100 * share(those.filter(({ damage }) => damage === '1').length, those.length))
  }
  const items = phases.map(([phase, name]) => ({
    name,
    values: ['Small', 'Medium', 'Large'].map((size) => damaged(phase, size)),
  }))
  const worst = items.toSorted((a, b) => (b.values[2] ?? 0) - (a.values[2] ?? 0))[0]
  return {
    kind: 'bars',
    title: say('一百次鸟击，几次受损', 'Damaged in a hundred strikes'),
    note: say(
      '自左至右：小、中、大型动物；数据：FAA 野生动物撞击数据库节选',
      'From left to right: small, medium and large animals; data: extract of the FAA Wildlife Strike Database',
    ),
    label: say(
      `各飞行阶段每百次鸟击中受损的次数，大型动物最多：${worst?.name.cn}时 ${worst?.values[2]} 次。`,
      `Damaged aircraft in a hundred strikes by phase of flight; most with large animals: ${worst?.values[2]} in the phase “${worst?.name.en}”.`,
    ),
    items,
  }
}

const images = [
  ['煙', say('烟', 'Mist')],
  ['花', say('花', 'Blossom')],
  ['雲', say('云', 'Cloud')],
  ['月', say('月', 'Moon')],
  ['馬', say('马', 'Horse')],
  ['雨', say('雨', 'Rain')],
  ['夢', say('梦', 'Dream')],
  ['梅', say('梅', 'Plum')],
] as const

/** How many of a hundred poems have a word, in Tang and in Song. */
function words(rows: Rows): Figure {
  const poems = (song: string) => rows.filter((row) => row.song === song).map(({ text = '' }) => text)
  const [tang, song] = [poems('0'), poems('1')]
  const hundred = (list: readonly string[], word: string) =>
    round(100 * share(list.filter((text) => text.includes(word)).length, list.length))
  const items = images.map(([word, name]) => ({ name, values: [hundred(tang, word), hundred(song, word)] }))
  return {
    kind: 'bars',
    title: say('意象消长', 'Images through time'),
    note: say(
      `每百首绝句中出现的首数，左唐右宋；训练集 ${tang.length + song.length} 首`,
      `Quatrains in a hundred that have the word, Tang on the left, Song on the right; ${tang.length + song.length} poems of the training set`,
    ),
    label: say(
      `唐诗多烟（${items[0]?.values[0]} 对 ${items[0]?.values[1]}）与马，宋诗多雨、梦与梅（${items[7]?.values[0]} 对 ${items[7]?.values[1]}）。`,
      `Mist (${items[0]?.values[0]} to ${items[0]?.values[1]}) and horses belong to Tang; rain, dreams and plum blossom (${items[7]?.values[0]} to ${items[7]?.values[1]}) to Song.`,
    ),
    items,
  }
}

const weekdays = [
  say('周一', 'Mon'),
  say('周二', 'Tue'),
  say('周三', 'Wed'),
  say('周四', 'Thu'),
  say('周五', 'Fri'),
  say('周六', 'Sat'),
  say('周日', 'Sun'),
]

/** Mean births of a day by weekday and half of a month. */
function births(rows: Rows): Figure {
  const cells = weekdays.map(() => Array.from({ length: 24 }, () => ({ sum: 0, days: 0 })))
  for (const { id = '', weekday, births: number } of rows) {
    const column = (Number(id.slice(5, 7)) - 1) * 2 + (Number(id.slice(8, 10)) > 15 ? 1 : 0)
    const cell = cells[Number(weekday) - 1]?.[column]
    if (cell) Object.assign(cell, { sum: cell.sum + Number(number), days: cell.days + 1 })
  }
  const means = cells.map((row) => row.map(({ sum, days }) => Math.round(share(sum, days))))
  const of = (row: number) => Math.round((means[row] ?? []).reduce((sum, value) => sum + value, 0) / 24)
  // the darkest cell is the least of them, because no day is without births
  const least = Math.min(...means.flat())
  return {
    kind: 'grid',
    title: say('哪一天，哪盏灯', 'Which day, which lamp'),
    note: say(
      '每格半个月，越亮出生的人越多；美国 2000 至 2013 年',
      'A window is half a month; the brighter, the more births; United States, 2000 to 2013',
    ),
    label: say(
      `平均每天出生的人数：周二最多，约 ${of(1)} 人；周日最少，约 ${of(6)} 人；七至九月最亮。`,
      `Mean births a day: most on Tuesdays with about ${of(1)}, fewest on Sundays with about ${of(6)}; July to September is the brightest time.`,
    ),
    rows: weekdays.map((name, row) => ({ name, values: (means[row] ?? []).map((value) => value - least) })),
    columns: [say('1 月', 'Jan'), say('4 月', 'Apr'), say('7 月', 'Jul'), say('10 月', 'Oct'), say('12 月', 'Dec')],
  }
}

const divisions: readonly (readonly [RegExp, { cn: string; en: string }])[] = [
  [/Premier League/i, say('英超', 'England')],
  [/Primera|La Liga|Espa/i, say('西甲', 'Spain')],
  [/Serie A/i, say('意甲', 'Italy')],
  [/^(?!.*sterreich).*Bundesliga/i, say('德甲', 'Germany')],
  [/sterreich/i, say('奥甲', 'Austria')],
]

/** Home wins, draws and away wins in a hundred matches of each league. */
function results(rows: Rows): Figure {
  const items = divisions.map(([division, name]) => {
    const those = rows.filter((row) => division.test(row.division ?? ''))
    const values = ['home', 'draw', 'away'].map((result) =>
      Math.round(100 * share(those.filter((row) => row.result === result).length, those.length)),
    )
    return { name, values }
  })
  return {
    kind: 'bars',
    title: say('主场的灯更亮些', 'Brighter lights at home'),
    note: say(
      '每百场中主胜、平、客胜的场数；数据：openfootball',
      'Home wins, draws and away wins in a hundred matches; data: openfootball',
    ),
    label: say(
      `五个联赛每百场里主队都赢得最多：${items.map(({ name, values }) => `${name.cn} ${values[0]}`).join('、')}。`,
      `In all five leagues the home side wins most: ${items.map(({ name, values }) => `${name.en} ${values[0]}`).join(', ')} in a hundred.`,
    ),
    items,
  }
}

const makers = {
  co2: ['co2-monthly', co2],
  departures: ['flight-delay', departures],
  strikes: ['bird-strikes', strikes],
  words: ['tang-or-song', words],
  births: ['us-births', births],
  results: ['football-result', results],
} as const satisfies Record<string, readonly [Slug, (rows: Rows) => Figure]>

const poem: Figure = {
  kind: 'poem',
  lines: ['白日依山尽', '黄河入海流', '欲穷千里目', '更上一层楼'],
  source: '王之涣 登鹳雀楼',
}

/** The figures of the microsites by name, computed from the training tables of the competitions. */
export function figuresOf(contents: readonly Content[]) {
  return (name: string): Figure => {
    if (name === 'poem') return poem
    const maker = Object.hasOwn(makers, name) ? makers[name as keyof typeof makers] : undefined
    if (!maker) throw new Error(`there is no figure ${name}`)
    const [slug, make] = maker
    const content = contents.find((one) => one.slug === slug)
    if (!content) throw new Error(`the figure ${name} needs the competition ${slug}`)
    return make(records(parseCsv(content.bytes('train').toString('utf8'))))
  }
}
