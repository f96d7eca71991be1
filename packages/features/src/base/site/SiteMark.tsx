import { builtInNames } from '@shulei/domain/base/text/site-names.ts'
import { Mark, type MarkProps } from '@shulei/ui/Mark/Mark.tsx'
import { Wordmark } from '@shulei/ui/Mark/Wordmark.tsx'
import { useTranslation } from 'react-i18next'

/** The name of the site, and whether the mark of this software belongs to it: under a name of the operator's own it does not. */
export function useSiteName() {
  const { t } = useTranslation('shell')
  const name = t('site.name')
  return { name, otherName: t('site.latin'), hasMark: Object.values(builtInNames).includes(name) }
}

/** The mark, where it belongs to the site's name. */
export function SiteMark(props: MarkProps) {
  return useSiteName().hasMark ? <Mark {...props} /> : null
}

/** The name of the site beside its mark, or alone where the operator chose it. */
export function SiteName({ isInBoth = false }: { isInBoth?: boolean }) {
  const { name, otherName, hasMark } = useSiteName()
  return <Wordmark name={name} hasMark={hasMark} {...(isInBoth ? { latin: otherName } : {})} />
}
