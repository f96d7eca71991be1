import { countText } from '@shulei/domain/base/text/count.ts'
import { type ProfileText, profileLimits, profileTextOf } from '@shulei/domain/people/profile/edit.ts'
import { TimeContext } from '@shulei/i18n/format.ts'
import { DateField } from '@shulei/ui/DateField/DateField.tsx'
import { RadioGroup } from '@shulei/ui/RadioGroup/RadioGroup.tsx'
import { TextArea } from '@shulei/ui/TextArea/TextArea.tsx'
import { TextField } from '@shulei/ui/TextField/TextField.tsx'
import { type SubmitEvent, useContext, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConflictChoice } from '../../../../base/form/ConflictChoice/ConflictChoice.tsx'
import { FailureNote } from '../../../../base/form/FailureNote.tsx'
import { useFocusProblem } from '../../../../base/form/useFocusProblem.ts'
import type { Profile } from '../../useProfile.ts'
import * as css from '../editing.css.ts'
import { SaveBar } from '../SaveBar/SaveBar.tsx'
import { type BasicFields, basicProblems, type OwnFacts } from './basics.ts'
import { NameField } from './NameField.tsx'
import { useBasics } from './useBasics.ts'

/** Whether only some segments of the form's date are filled in: then it is neither a date nor empty. */
function isHalfDay(form: HTMLFormElement | null): boolean {
  const segments = [...(form?.querySelectorAll('[role=spinbutton]') ?? [])]
  return new Set(segments.map((segment) => segment.hasAttribute('data-placeholder'))).size > 1
}

export interface BasicFormProps {
  profile: Profile
  own: OwnFacts
}

/** Introduction, location, sex and birthday of the reader. All problems are shown at once, each at its field. */
export function BasicForm({ profile, own }: BasicFormProps) {
  const { t } = useTranslation('editing')
  const { now } = useContext(TimeContext)
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  const focusProblem = useFocusProblem(form)
  const { values, change, save, discard, refused, failure, conflict, choose, ...state } = useBasics(profile, own)
  const [tried, setTried] = useState<{ isHalfDay: boolean } | null>(null)
  /** Remount counter of the date field, which holds incomplete dates itself: discarding has to reset it. */
  const [discarded, setDiscarded] = useState(0)

  const problems = basicProblems(values, { now, isHalfDay: tried?.isHalfDay ?? false })
  const shown = (name: ProfileText | 'birthday') => {
    const problem = name === 'birthday' && !tried ? undefined : problems[name]
    if (!problem) return refused[name]
    return t(`problem.${problem}`, { max: name === 'birthday' ? 0 : profileLimits[name] })
  }
  const length = countText(profileTextOf('introduction', values.introduction))
  const over = length - profileLimits.introduction
  const edit = (patch: Partial<BasicFields>) => {
    setTried(null)
    change(patch)
  }

  const sexes = [t('basic.sexUnsaid'), t('basic.sexMale'), t('basic.sexFemale')]
  const fields = {
    userName: { label: t('basic.userName') },
    introduction: { label: t('basic.introduction'), kind: 'text' },
    province: { label: t('basic.province') },
    city: { label: t('basic.city') },
    sex: { label: t('basic.sex'), show: (sex: string) => sexes[Number(sex)] ?? '' },
    birthday: { label: t('basic.birthday') },
  } as const

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state.isSaving) return
    const attempt = { isHalfDay: isHalfDay(form.current) }
    setTried(attempt)
    const isFine = Object.keys(basicProblems(values, { now, ...attempt })).length === 0
    if (!isFine || !(await save())) focusProblem()
  }

  return (
    <form ref={form} id={formId} tabIndex={-1} className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <ConflictChoice conflict={conflict} fields={fields} onChoose={choose} focusId={formId} />
      <NameField value={values.userName} refused={refused.userName} onChange={(userName) => edit({ userName })} />
      <TextArea
        label={t('basic.introduction')}
        hint={t('basic.introductionHint')}
        value={values.introduction}
        onChange={(introduction) => edit({ introduction })}
        errorMessage={shown('introduction')}
        counter={{
          text: `${length} / ${profileLimits.introduction}`,
          isOver: over > 0,
          announcement: over > 0 ? t('problem.over', { count: over }) : '',
        }}
        isGrowing
      />
      <div className={css.pair}>
        <TextField
          label={t('basic.province')}
          value={values.province}
          onChange={(province) => edit({ province })}
          errorMessage={shown('province')}
          autoComplete="address-level1"
        />
        <TextField
          label={t('basic.city')}
          value={values.city}
          onChange={(city) => edit({ city })}
          errorMessage={shown('city')}
          autoComplete="address-level2"
        />
      </div>
      <RadioGroup
        label={t('basic.sex')}
        labelNote={t('basic.onlyYou')}
        orientation="horizontal"
        value={values.sex}
        onChange={(sex) => edit({ sex: sex as BasicFields['sex'] })}
        options={[
          { value: '0', label: t('basic.sexUnsaid') },
          { value: '1', label: t('basic.sexMale') },
          { value: '2', label: t('basic.sexFemale') },
        ]}
      />
      <DateField
        key={discarded}
        label={t('basic.birthday')}
        labelNote={t('basic.onlyYou')}
        value={values.birthday || null}
        onChange={(birthday) => edit({ birthday: birthday ?? '' })}
        errorMessage={shown('birthday')}
      />
      {failure && !conflict && <FailureNote failure={failure} />}
      <SaveBar
        {...state}
        part={t('part.basic')}
        onDiscard={() => {
          setTried(null)
          setDiscarded((count) => count + 1)
          discard()
        }}
      />
    </form>
  )
}
