import type { Data } from '@shulei/contract/call.ts'
import type { ownCompany } from '@shulei/contract/people/identity/calls.ts'
import * as address from '@shulei/domain/address/guide.ts'
import type { EnterprisePage } from '@shulei/domain/people/guide/enterprise.ts'
import { type CompanyFields, companyFieldOf, companyProblems } from '@shulei/domain/people/identity/company.ts'
import { useFormDraft } from '../../../base/form/useFormDraft.ts'

export type Company = Data<typeof ownCompany>
export type CompanyField = keyof CompanyFields

/** The fields of each page with texts. */
export const pageFields = {
  company: ['companyName', 'creditCode'],
  contact: ['contactName', 'contactEmail'],
  purpose: ['purpose'],
} as const satisfies Partial<Record<EnterprisePage, readonly CompanyField[]>>

export type TextPage = keyof typeof pageFields

/**
 * The texts of the certification, which all pages share: those of a refused one, and what was typed since. They are stored on this
 * device until they are sent, so that the pages can be left; the photo of the licence is not.
 */
export function useEnterpriseDraft(userId: number, stored: Company) {
  const { companyName, creditCode, contactName, contactEmail, purpose } = stored
  const saved: Record<CompanyField, string> = { companyName, creditCode, contactName, contactEmail, purpose }
  const draft = useFormDraft(address.enterprise({ hash: String(userId) }), saved)
  const values: CompanyFields = draft.values
  const problems = companyProblems(values)
  const pages = Object.keys(pageFields) as TextPage[]
  const openPages = pages.filter((page) =>
    problems.some((problem) => (pageFields[page] as readonly CompanyField[]).includes(companyFieldOf[problem])),
  )
  return {
    ...draft,
    values,
    /** The problem of a field, or undefined. */
    problemOf: (field: CompanyField) => problems.find((problem) => companyFieldOf[problem] === field),
    /** The text pages on which something is missing or wrong. */
    openPages,
    /** The text pages that are filled in; one that may stay empty and does is not among them. */
    filledPages: pages.filter(
      (page) => !openPages.includes(page) && pageFields[page].some((field) => values[field].trim() !== ''),
    ),
  }
}

export type EnterpriseDraft = ReturnType<typeof useEnterpriseDraft>
