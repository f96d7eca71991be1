import type { Region } from '@shulei/domain/people/identity/real-name.ts'
import { RadioGroup } from '@shulei/ui/RadioGroup/RadioGroup.tsx'
import { TextField } from '@shulei/ui/TextField/TextField.tsx'
import { type SubmitEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFocusProblem } from '../../../base/form/useFocusProblem.ts'
import * as css from '../identity.css.ts'
import { SendBar } from '../SendBar.tsx'
import { CertificateField } from './CertificateField.tsx'
import { certificateOf } from './draft.ts'
import { RealNamePhotos } from './RealNamePhotos.tsx'
import { type RealNameFormProps, useRealNameForm } from './useRealNameForm.ts'

/** Fields of a verification. All problems are shown at once, each at its field. */
export function RealNameForm(props: RealNameFormProps) {
  const { t } = useTranslation('identity')
  const element = useRef<HTMLFormElement>(null)
  const focusProblem = useFocusProblem(element)
  const { draft, change, leave, photos, choose, problem, missing, failure, isSending, send } = useRealNameForm(props)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isSending && !(await send())) focusProblem()
  }
  return (
    // by POST, so that an id number sent before hydration does not appear in the address
    <form ref={element} method="post" className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <RadioGroup
        label={t('realName.region')}
        hint={t('realName.exclusive')}
        value={draft.region}
        onChange={(region) => change({ region: region as Region })}
        orientation="horizontal"
        options={[
          { value: 'mainland', label: t('realName.mainland'), note: t('realName.mainlandNote') },
          { value: 'overseas', label: t('realName.overseas'), note: t('realName.overseasNote') },
        ]}
      />
      <div className={css.pair}>
        <TextField
          label={t('realName.name')}
          hint={t('realName.nameHint')}
          value={draft.realName}
          onChange={(realName) => change({ realName })}
          onBlur={() => leave('realName')}
          errorMessage={problem('realName')}
          autoComplete="name"
          isRequired
        />
        <CertificateField draft={draft} onChange={change} errorMessage={problem('certificateType')} />
      </div>
      <TextField
        label={t('realName.idNumber')}
        hint={t(`realName.idNumberHint.${certificateOf(draft)}`)}
        value={draft.idNumber}
        onChange={(idNumber) => change({ idNumber })}
        onBlur={() => leave('idNumber')}
        errorMessage={problem('idNumber')}
        autoComplete="off"
        spellCheck="false"
        isRequired
      />
      <RealNamePhotos photos={photos} problem={problem} onChoose={choose} />
      <SendBar missing={missing} failure={failure} isSending={isSending} />
    </form>
  )
}
