import { countText } from '@shulei/domain/base/text/count.ts'
import { type EnterprisePage, enterprisePages } from '@shulei/domain/people/guide/enterprise.ts'
import { companyFieldsOf, companyLimits } from '@shulei/domain/people/identity/company.ts'
import { TextArea } from '@shulei/ui/TextArea/TextArea.tsx'
import { TextField } from '@shulei/ui/TextField/TextField.tsx'
import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { enterpriseAddress } from '../../../base/address/guide.ts'
import { useFocusProblem } from '../../../base/form/useFocusProblem.ts'
import { StepFoot } from '../StepFoot.tsx'
import * as css from './EnterpriseGuide.css.ts'
import type { EnterpriseStepProps } from './EnterpriseStart.tsx'
import { type CompanyField, pageFields, type TextPage } from './useEnterpriseDraft.ts'

const neighbour = (page: EnterprisePage, by: 1 | -1) => enterprisePages[enterprisePages.indexOf(page) + by] ?? page

/** The attributes with which a browser fills in or spells a field. */
const inputs = {
  companyName: { autoComplete: 'organization' },
  creditCode: { autoComplete: 'off', spellCheck: 'false' },
  contactName: { autoComplete: 'name' },
  contactEmail: { autoComplete: 'email', type: 'email' },
} as const

/** A page with texts: enterprise, contact or plans. The texts stay in the draft until all pages are sent together. */
export function TextStep({ page, draft, origin }: EnterpriseStepProps & { page: TextPage }) {
  const { t } = useTranslation('guide')
  const { t: identity } = useTranslation('identity')
  const navigate = useNavigate()
  const element = useRef<HTMLFormElement>(null)
  const focusProblem = useFocusProblem(element)
  const [isTried, setTried] = useState(false)
  const { values, change, problemOf } = draft
  const fields: readonly CompanyField[] = pageFields[page]

  const field = (name: CompanyField) => {
    const problem = isTried ? problemOf(name) : undefined
    return {
      label: identity(`company.${name}`),
      value: values[name],
      onChange: (text: string) => change({ [name]: text }),
      errorMessage: problem && identity(`company.problem.${problem}`),
    }
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (fields.some((name) => problemOf(name))) focusProblem()
    else void navigate(enterpriseAddress(neighbour(page, 1), origin))
  }
  const length = countText(companyFieldsOf(values).purpose)
  const over = length - companyLimits.purpose
  const texts = fields.filter((name): name is keyof typeof inputs => name !== 'purpose')
  return (
    <form ref={element} method="post" className={css.form} noValidate onSubmit={submit}>
      {texts.map((name) => (
        <TextField
          key={name}
          {...field(name)}
          {...inputs[name]}
          {...(name === 'creditCode' || name === 'companyName' ? { hint: identity(`company.${name}Hint`) } : {})}
          isRequired
        />
      ))}
      {page === 'purpose' ? (
        <TextArea
          {...field('purpose')}
          labelNote={identity('optional')}
          placeholder={identity('company.purposeExample')}
          counter={{
            text: identity('company.counter', { count: length, max: companyLimits.purpose }),
            isOver: over > 0,
            announcement: over > 0 ? identity('company.over', { count: over }) : '',
          }}
          rows={4}
          isGrowing
        />
      ) : null}
      <StepFoot
        back={enterpriseAddress(neighbour(page, -1), origin)}
        submit={{ text: t('next'), pendingText: t('saving'), isPending: false }}
      />
    </form>
  )
}
