import type { DataIn } from '@shulei/contract/call.ts'
import type { competitionList } from '@shulei/contract/compete/competition/calls.ts'
import { drawSignature, largeFrame, smallFrame } from '@shulei/domain/base/signature/draw.ts'
import { pack } from '@shulei/domain/base/signature/pack.ts'
import type { Key, SignatureData, Words } from '@shulei/domain/base/signature/signature.ts'
import { signatureOfCriteria } from '@shulei/domain/compete/review/criteria-picture.ts'
import en from '../../../../../locales/en-US/signature.json' with { type: 'json' }
import zh from '../../../../../locales/zh-CN/signature.json' with { type: 'json' }
import type { CastCompetition } from '../../cast/competitions.ts'
import { castCriteria } from '../../cast/reviewers.ts'

type Picture = NonNullable<DataIn<typeof competitionList>['cmpt']['list'][number]['picture']>

const times = <T>(count: number, make: (place: number) => T): T[] =>
  Array.from({ length: count }, (_, place) => make(place))
/** A number from 0 to 1 that looks accidental and is always the same. */
const noise = (seed: number) => Math.abs((Math.sin(seed * 12.9898) * 43_758.5453) % 1)
const words = (cn: string, en: string): Words => ({ cn, en })
const key = (tone: Key['tone'], cn: string, en: string): Key => ({ tone, name: words(cn, en) })

/** Two coordinates for each of some points around a centre. */
const cloud = (x: number, y: number, seed: number) =>
  pack(times(48, (place) => [x + (noise(place + seed) - 0.5) * 0.3, y + (noise(place * 3 + seed) - 0.5) * 0.4]).flat())

const season = (place: number, of: number) => (1 - Math.cos((place / of) * 2 * Math.PI)) / 2

/** One picture of each form, in the shape of the built-in competitions' data. */
const pictures: Record<CastCompetition['slug'], { caption: Words; data: SignatureData; keys?: Key[] }> = {
  'us-births': {
    caption: words(
      '每周的日均出生人数，每行一年，颜色越深人数越多',
      'Average daily births of each week, one row a year',
    ),
    data: {
      form: 'calendar',
      unit: 'week',
      keys: [],
      panels: [
        {
          years: times(14, (row) => ({
            year: 2000 + row,
            cells: times(53, (week) =>
              String(Math.min(5, Math.floor((season(week, 53) + noise(week + row)) * 3))),
            ).join(''),
          })),
        },
      ],
    },
  },
  'bird-strikes': {
    caption: words('各飞行阶段的鸟击，一点约 30 起', 'Bird strikes by phase of flight, about 30 to a dot'),
    keys: [key('2', '有损伤', 'With damage')],
    data: {
      form: 'stages',
      keys: [key('2', '有损伤', 'With damage')],
      stages: [
        { name: words('起飞滑跑', 'Take-off run'), height: 0, dots: 38, marked: 4 },
        { name: words('爬升', 'Climb'), height: 0.75, dots: 47, marked: 6 },
        { name: words('下降', 'Descent'), height: 1, dots: 10, marked: 2 },
        { name: words('进近', 'Approach'), height: 0.5, dots: 107, marked: 9 },
        { name: words('着陆滑跑', 'Landing roll'), height: 0, dots: 33, marked: 2 },
      ],
    },
  },
  'football-result': {
    caption: words('比分：横为主队进球，纵为客队进球', 'Scores: home goals across, away goals up'),
    keys: [key('1', '主胜', 'Home win'), key('rest', '平局', 'Draw'), key('2', '客胜', 'Away win')],
    data: {
      form: 'matrix',
      side: 6,
      keys: [key('1', '主胜', 'Home win'), key('rest', '平局', 'Draw'), key('2', '客胜', 'Away win')],
      facets: times(5, (facet) => ({
        name: words(
          ['英超', '西甲', '意甲', '德甲', '奥甲'][facet] ?? '',
          ['England', 'Spain', 'Italy', 'Germany', 'Austria'][facet] ?? '',
        ),
        cells: times(36, (place) => {
          const [home, away] = [place % 6, Math.floor(place / 6)]
          return `${home > away ? 0 : home === away ? 1 : 2}${pack([Math.exp(-(home + away) / 3)])}`
        }).join(''),
      })),
    },
  },
  'tang-or-song': {
    caption: words(
      '从最像唐诗的字到最像宋诗的字',
      'From the characters most typical of Tang poems to those most typical of Song poems',
    ),
    keys: [key('3', '唐', 'Tang'), key('1', '宋', 'Song')],
    data: {
      form: 'ladder',
      keys: [key('3', '唐', 'Tang'), key('1', '宋', 'Song')],
      steps: [...'别烟卷遥闲树回卧思马见凉而吾翁世梅疏间眼我黄老茶'],
      values: pack(times(24, (place) => place / 23)),
    },
  },
  'weather-type': {
    caption: words('三年的天气，每格一天', 'Three years of weather, one cell a day'),
    keys: [key('4', '晴', 'Sun'), key('1', '雨', 'Rain'), key('6', '雪', 'Snow')],
    data: {
      form: 'calendar',
      unit: 'day',
      keys: [key('4', '晴', 'Sun'), key('1', '雨', 'Rain'), key('6', '雪', 'Snow')],
      panels: times(2, (panel) => ({
        name: panel === 0 ? words('纽约', 'New York') : words('西雅图', 'Seattle'),
        years: times(3, (row) => ({
          year: 2012 + row,
          cells: times(365, (day) => {
            const chance = noise(day / 2 + row * 7 + panel)
            return chance < season(day, 365) * 0.5 + 0.3 ? '0' : chance > 0.93 && (day < 60 || day > 330) ? '2' : '1'
          }).join(''),
        })),
      })),
    },
  },
  'co2-monthly': {
    caption: words('基林曲线：冒纳罗亚的 CO₂ 月均浓度，单位 ppm', 'The Keeling curve: monthly CO₂ at Mauna Loa in ppm'),
    data: {
      form: 'curve',
      values: pack(times(690, (month) => 0.04 + (month / 690) ** 1.4 * 0.92 + Math.sin((month / 6) * Math.PI) * 0.03)),
      ends: ['1958-03-01', '2015-12-01'],
      range: [313, 404],
    },
  },
  penguins: {
    caption: words('喙长（横）与喙深（纵）', 'Length of the beak across, depth up'),
    keys: [key('2', '阿德利企鹅', 'Adélie'), key('5', '帽带企鹅', 'Chinstrap'), key('3', '巴布亚企鹅', 'Gentoo')],
    data: {
      form: 'scatter',
      groups: [
        { ...key('2', '阿德利企鹅', 'Adélie'), points: cloud(0.25, 0.62, 1) },
        { ...key('5', '帽带企鹅', 'Chinstrap'), points: cloud(0.65, 0.66, 2) },
        { ...key('3', '巴布亚企鹅', 'Gentoo'), points: cloud(0.55, 0.25, 3) },
      ],
    },
  },
  'flight-delay': {
    caption: words(
      '各时刻的延误：中位数，以及一半和八成航班所在的范围',
      'Delays by hour: the median, and the ranges of half and of four fifths',
    ),
    data: {
      form: 'bands',
      bands: [0.04, 0.08, 0.12, 0.3, 0.9].map((most) =>
        pack(times(20, (hour) => 0.08 + most * ((hour + 2) / 22) ** 2)),
      ),
      ends: ['5:00', '1:00'],
      zero: 0.12,
    },
  },
}

/** The signature picture of a competition of the cast. */
export function pictureFixture(slug: CastCompetition['slug'], size: 'large' | 'small'): Picture {
  const own = pictures[slug]
  if (!own) throw new Error(`the cast has no picture for ${slug}`)
  const { caption, keys = [], data } = own
  return { caption, keys, ...drawSignature(data, size === 'large' ? largeFrame : smallFrame) }
}

/** The signature picture of the cast's solution contest. */
export function criteriaPictureFixture(): Picture {
  const stored = signatureOfCriteria(castCriteria)
  if (stored?.data.form !== 'points') throw new Error('the cast has no criteria')
  const caption = words(zh.points, en.points)
  return { caption, keys: stored.data.keys, ...drawSignature(stored.data, largeFrame) }
}
