import type { Data } from '@shulei/contract/call.ts'
import type { ownCompany } from '@shulei/contract/people/identity/calls.ts'
import { refs } from '@shulei/contract/refs.ts'
import { type CompanyFields, companyFieldOf, companyProblems } from '@shulei/domain/people/identity/company.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasBadPhoto, jpegsOf, usePhotos } from '../usePhotos.ts'
import { useSending } from '../useSending.ts'
import { useTries } from '../useTries.ts'

export type Company = Data<typeof ownCompany>
export type Field = keyof CompanyFields | 'licence'

const fieldOf = { ...companyFieldOf, licenceMissing: 'licence' } as const

/** Fields of the server's refusals. */
const fields = {
  ...fieldOf,
  photoBroken: 'licence',
  pictureHeic: 'licence',
  photoTooBig: 'licence',
  pictureTooBig: 'licence',
} as const

const startOf = ({ companyName, creditCode, contactName, contactEmail, purpose }: Company): CompanyFields => ({
  companyName,
  creditCode,
  contactName,
  contactEmail,
  purpose,
})

export interface CompanyFormProps {
  /** The refused certification, or an empty one. */
  stored: Company
  /** The server accepted the certification. */
  onSent: (answer: Company) => void
  /** The server refused it, because a different one is stored by now. */
  onStale: () => void
}

/**
 * The form of an enterprise's certification and its submission. Values live in the page only, as in the form of a person.
 */
export function useCompanyForm({ stored, onSent, onStale }: CompanyFormProps) {
  const { t } = useTranslation('identity')
  const [draft, setDraft] = useState(() => startOf(stored))
  const { photos, choose, settled } = usePhotos<'licence'>()
  const { isSending, isJudged, leave, attempt } = useTries<Field>()
  const { refusal, forget, ...sending } = useSending<Field>({ fields, onStale })

  const wrong = companyProblems(draft)
  const problems = photos.licence ? wrong : [...wrong, 'licenceMissing' as const]

  async function send(): Promise<boolean> {
    const ready = await settled()
    if (problems.length > 0 || hasBadPhoto(ready)) return false
    const answer = await sending.send(refs.submitCompany, draft, jpegsOf(ready))
    if (answer) onSent(answer)
    return answer !== null
  }

  return {
    draft,
    licence: photos.licence,
    isSending,
    failure: refusal && !refusal.field ? refusal : undefined,
    change(patch: Partial<CompanyFields>) {
      forget()
      setDraft((now) => ({ ...now, ...patch }))
    },
    leave: (field: keyof CompanyFields) => leave(field, draft[field]),
    choose(file: File | null) {
      forget()
      choose('licence', file)
    },
    /** The message at a field. */
    problem(field: Field): string | undefined {
      const problem = problems.find((one) => fieldOf[one] === field)
      if (problem && isJudged(field)) return t(`company.problem.${problem}`)
      return refusal?.field === field ? refusal.text : undefined
    },
    /** Sends the form; resolves to whether it was sent. */
    send: () => attempt(send),
  }
}
