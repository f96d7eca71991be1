import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { companyFieldOf } from '@shulei/domain/people/identity/company.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { DescriptionList } from '@shulei/ui/DescriptionList/DescriptionList.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { type SubmitEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { useSWRConfig } from 'swr'
import { enterpriseAddress } from '../../../base/address/guide.ts'
import { FailureNote } from '../../../base/form/FailureNote.tsx'
import { useFocusProblem } from '../../../base/form/useFocusProblem.ts'
import { PhotoField } from '../../identity/PhotoField.tsx'
import { hasBadPhoto, jpegsOf, usePhotos } from '../../identity/usePhotos.ts'
import { useSending } from '../../identity/useSending.ts'
import { useTries } from '../../identity/useTries.ts'
import { StepFoot } from '../StepFoot.tsx'
import * as css from './EnterpriseGuide.css.ts'
import type { EnterpriseStepProps } from './EnterpriseStart.tsx'
import { pageFields, type TextPage } from './useEnterpriseDraft.ts'

/** Fields of the server's refusals. */
const refused = {
  ...companyFieldOf,
  licenceMissing: 'licence',
  photoBroken: 'licence',
  pictureHeic: 'licence',
  photoTooBig: 'licence',
  pictureTooBig: 'licence',
} as const

/** The photo of the licence, all texts once more, and the sending of the whole certification (C121). */
export function LicenceStep({ draft, origin }: EnterpriseStepProps) {
  const { t } = useTranslation('guide')
  const { t: identity } = useTranslation('identity')
  const navigate = useNavigate()
  const { mutate } = useSWRConfig()
  const element = useRef<HTMLFormElement>(null)
  const focusProblem = useFocusProblem(element)
  const { values, openPages, forget } = draft
  const { photos, choose, settled } = usePhotos<'licence'>()
  const { isSending, isTried, attempt } = useTries<'licence'>()
  const key = keyOf(refs.ownCompany, {})
  const {
    refusal,
    forget: forgetRefusal,
    ...sending
  } = useSending({ fields: refused, onStale: () => void mutate(key) })

  const send = async () => {
    const ready = await settled()
    if (openPages.length > 0 || !photos.licence || hasBadPhoto(ready)) return false
    const answer = await sending.send(refs.submitCompany, values, jpegsOf(ready))
    if (!answer) return false
    forget({ ...values })
    await mutate(key, answer, { revalidate: false })
    await navigate(enterpriseAddress('done', origin))
    return true
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isSending && !(await attempt(send))) focusProblem()
  }
  const licenceError = () => {
    if (refusal?.field === 'licence') return refusal.text
    return isTried && !photos.licence ? identity('company.problem.licenceMissing') : undefined
  }
  const pages = Object.keys(pageFields) as TextPage[]
  const facts = pages.flatMap((page) =>
    pageFields[page].map((name) => ({ term: identity(`company.${name}`), value: values[name] || t('ent.empty') })),
  )
  return (
    <form ref={element} method="post" className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <section className={css.review} aria-labelledby="review">
        <h2 id="review" className={css.needsName}>
          {t('ent.review')}
        </h2>
        <DescriptionList items={facts} />
        <p className={css.change}>
          {pages.map((page) => (
            <TextLink key={page} component={Link} to={enterpriseAddress(page, origin)}>
              {t('ent.change', { page: t(`ent.step.${page}`) })}
            </TextLink>
          ))}
        </p>
      </section>
      {isTried && openPages.length > 0 ? (
        <Alert tone="danger" live="assertive">
          {t('ent.openFields', { items: openPages.map((page) => t(`ent.step.${page}`)).join(' · ') })}
        </Alert>
      ) : null}
      <p className={css.rule}>{identity('photo.rule')}</p>
      <PhotoField
        label={identity('company.licence')}
        hint={identity('company.licenceHint')}
        photo={photos.licence}
        errorMessage={licenceError()}
        onChoose={(file) => {
          forgetRefusal()
          choose('licence', file)
        }}
      />
      {refusal && refusal.field !== 'licence' ? (
        <FailureNote failure={refusal} title={identity('send.failedTitle')} />
      ) : null}
      <StepFoot
        back={enterpriseAddress('purpose', origin)}
        submit={{ text: t('ent.send'), pendingText: t('ent.sending'), isPending: isSending }}
      />
    </form>
  )
}
