import { countText } from '@shulei/domain/base/text/count.ts'
import { MAX_NAME_LENGTH, nameProblem } from '@shulei/domain/base/text/name.ts'
import { TextField } from '@shulei/ui/TextField/TextField.tsx'
import { useTranslation } from 'react-i18next'

export interface NameFieldProps {
  value: string
  onChange: (userName: string) => void
  /** The server's refusal of the name. */
  refused: string | undefined
}

/** The reader's name. Problems are shown while typing. */
export function NameField({ value, onChange, refused }: NameFieldProps) {
  const { t } = useTranslation('editing')
  const problem = nameProblem(value)
  const count = countText(value.trim())
  const isOver = count > MAX_NAME_LENGTH
  return (
    <TextField
      label={t('basic.userName')}
      value={value}
      onChange={onChange}
      errorMessage={problem ? t(`problem.${problem}`, { max: MAX_NAME_LENGTH }) : refused}
      counter={{
        text: `${count} / ${MAX_NAME_LENGTH}`,
        isOver,
        announcement: isOver ? t('problem.over', { count: count - MAX_NAME_LENGTH }) : '',
      }}
      autoComplete="nickname"
      isRequired
    />
  )
}
