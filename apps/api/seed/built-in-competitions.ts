import type { Bilingual } from '../src/modules/compete/competition/tables.ts'
import type { Slug } from './calendar.ts'

/** Categories of series for the list's filter, in order. */
export const races = {
  practice: { cn: '新手训练营', en: 'Starter camp' },
  earth: { cn: '天空与大气', en: 'Sky and air' },
  letters: { cn: '人文与体育', en: 'Letters and sport' },
  solutions: { cn: '方案与应用', en: 'Solutions in practice' },
} as const satisfies Record<string, Bilingual>

/** Industries of the built-in competitions, as the site has them from its first migration of them on; the key is the code. */
export const industries = {
  health: { cn: '医疗健康', en: 'Health' },
  aviation: { cn: '航空交通', en: 'Aviation' },
  meteorology: { cn: '气象环境', en: 'Weather and environment' },
  culture: { cn: '文化教育', en: 'Culture and education' },
  sport: { cn: '体育', en: 'Sport' },
  ecology: { cn: '生态农业', en: 'Ecology' },
  energy: { cn: '能源电力', en: 'Energy' },
} as const satisfies Record<string, Bilingual>

/** Editors' settings of a competition besides its texts and data. */
export interface BuiltInCompetition {
  slug: Slug
  race: keyof typeof races
  industries: (keyof typeof industries)[]
  /** 1 intelligent algorithm, 2 solution application (Q026). */
  type: 1 | 2
  /** 1 classic, 2 grand prize, 3 training. */
  format: 1 | 2 | 3
  /** Whether people accept the participation agreement before the sign-up form (Q141). */
  agreement: boolean
  /** Whether monthly seasons follow its schedules. */
  isSeasonal?: boolean
  /** Sites that may show its ranking inside a frame. */
  frameHosts?: string[]
}

const training = { type: 1, format: 3 } as const

/** The built-in competitions in the editors' order. All are for training: their labels are public. */
export const builtInCompetitions: readonly BuiltInCompetition[] = [
  { slug: 'tang-or-song', race: 'letters', industries: ['culture'], agreement: true, ...training },
  {
    ...{ slug: 'us-births', race: 'practice', industries: ['health'], agreement: true, isSeasonal: true },
    frameHosts: ['https://*.shulei.example'],
    ...training,
  },
  { slug: 'bird-strikes', race: 'earth', industries: ['aviation', 'ecology'], agreement: true, ...training },
  { slug: 'weather-type', race: 'earth', industries: ['meteorology'], agreement: false, ...training },
  { slug: 'penguins', race: 'practice', industries: ['ecology'], agreement: false, isSeasonal: true, ...training },
  { slug: 'flight-delay', race: 'earth', industries: ['aviation'], agreement: true, ...training },
  { slug: 'co2-monthly', race: 'earth', industries: ['meteorology'], agreement: true, ...training },
  { slug: 'football-result', race: 'letters', industries: ['sport'], agreement: true, ...training },
]

/** No built-in competition has a prize. */
export const reward: Bilingual = { cn: '练习', en: 'Practice' }
