import * as address from '@shulei/domain/address/guide.ts'
import type { CompletionPage } from '@shulei/domain/base/completion/completion.ts'
import { type GuidePage, guidePages } from '@shulei/domain/base/completion/pages.ts'
import type { EnterprisePage } from '@shulei/domain/people/guide/enterprise.ts'
import { useLocation } from 'react-router'

const pages = {
  basic: address.step1,
  occupation: address.step2,
  skills: address.step3,
  verification: address.step4,
  done: address.step5,
} as const satisfies Record<GuidePage, unknown>

/** Address of a page of the guide, which leads to `origin` in the end; null for none. */
export const guideAddress = (page: GuidePage, origin: string | null): string =>
  pages[page](origin === null ? {} : { origin })

/** Whether a remedy of the gate is a page of the guide. */
export const isGuidePage = (remedy: string | null): remedy is CompletionPage =>
  remedy !== 'done' && guidePages.some((page) => page === remedy)

/** The address of the present page, as the return target of the guide. */
export function useHere(): string {
  const { pathname, search } = useLocation()
  return `${pathname}${search}`
}

const enterprise = {
  start: address.enterprise,
  company: address.enterpriseStep1,
  contact: address.enterpriseStep2,
  purpose: address.enterpriseStep3,
  licence: address.enterpriseStep4,
  done: address.enterpriseStep5,
} as const satisfies Record<EnterprisePage, unknown>

/** Address of a page of an enterprise's certification. */
export const enterpriseAddress = (page: EnterprisePage, origin: string | null): string =>
  enterprise[page](origin === null ? {} : { origin })
