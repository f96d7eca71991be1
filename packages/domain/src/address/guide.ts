import { pageWith } from './page.ts'

/** `origin` is the address to return to after the guide (B§4). */
export interface Origin {
  origin: string
}

export const start = pageWith<Origin>()('/guide')
export const step1 = pageWith<Origin>()('/guide/step-1')
export const step2 = pageWith<Origin>()('/guide/step-2')
export const step3 = pageWith<Origin>()('/guide/step-3')
export const step4 = pageWith<Origin>()('/guide/step-4')
export const step5 = pageWith<Origin>()('/guide/step-5')
export const olderStep2 = pageWith<Origin>()('/guide/step-2.bak')
export const olderStep3 = pageWith<Origin>()('/guide/step-3.bak')

export const enterprise = pageWith<Origin>()('/guide-ent')
export const enterpriseStep1 = pageWith<Origin>()('/guide-ent/step1')
export const enterpriseStep2 = pageWith<Origin>()('/guide-ent/step2')
export const enterpriseStep3 = pageWith<Origin>()('/guide-ent/step3')
export const enterpriseStep4 = pageWith<Origin>()('/guide-ent/step4')
export const enterpriseStep5 = pageWith<Origin>()('/guide-ent/step5')
