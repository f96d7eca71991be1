import { pageWith } from './page.ts'

/** The first `n` rows of a ranking for a frame of another site, in the look and language that the address names. */
export const ranking = pageWith<{
  n: number
  sch: number
  stage: 0 | 1
  theme: 'light' | 'dark' | 'system'
  lang: 'zh-CN' | 'en-US'
}>()('/competitions/:id/ranking/embed')
