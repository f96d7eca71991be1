import { useTranslation } from 'react-i18next'

/** Something that a reader sees: neither space, nor a control, format or filler character. */
const seen = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** The name to show: one of unseen characters alone would leave an empty place. */
export function useShownName({ id, name }: { id: number; name: string }): string {
  const { t } = useTranslation('shell')
  return seen.test(name) ? name : t('unnamed', { id })
}
