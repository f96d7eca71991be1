import { Checkbox } from '@shulei/ui/Checkbox/Checkbox.tsx'
import { useTranslation } from 'react-i18next'
import { type FormState, fieldProblem } from '../form-state.ts'
import { type Legal, LegalLinks } from './LegalLinks.tsx'

export interface ConsentProps {
  legal: Legal
  state: FormState | undefined
  /** The form makes an account only for a new number, so the box may stay empty. */
  isForNew?: boolean
}

/** The consent to terms and privacy policy. The box is empty until the person ticks it. */
export function Consent({ legal, state, isForNew = false }: ConsentProps) {
  const { t } = useTranslation('session')
  return (
    <Checkbox
      name="agreed"
      value="yes"
      hint={isForNew ? t('consent.newHint') : undefined}
      errorMessage={fieldProblem(state, 'agreed')}
      defaultSelected={state?.values.agreed === 'yes'}
    >
      {t('consent.before')}
      <LegalLinks {...legal} />
    </Checkbox>
  )
}
