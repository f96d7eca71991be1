import { page } from './page.ts'

export const dcic = page('/dcic')
export const dcicDetail = page('/dcic/:id')
export const grade = page('/grade')
export const gradeDcic = page('/grade/DCIC')
export const gradeDcicDetails = page('/grade/DCIC-details')
// spelt as the specification gives it
export const evaluation = page('/evalution')
export const evaluationCompetition = page('/evalution/cmpt')
export const evaluationDetails = page('/evalution/details')
