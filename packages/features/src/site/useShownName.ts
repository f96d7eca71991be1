import { isClosedName } from '@shulei/domain/account/closing.ts'
import { useTranslation } from 'react-i18next'

/** A visible character: neither space, nor a control, format or filler character. */
const seen = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** The displayed name: that of a closed account in the reader's language; a name of only invisible characters is replaced by the id. */
export function useShownName({ id, name }: { id: number; name: string }): string {
  const { t } = useTranslation('shell')
  if (isClosedName(name)) return t('closedName')
  return seen.test(name) ? name : t('unnamed', { id })
}
