import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import Lock from 'lucide-react/dist/esm/icons/lock.mjs'
import { useTranslation } from 'react-i18next'

/** Reason why a list is hidden: its owner shows it to nobody, or to mutual followers only (A§6, Q059). */
export function Hidden({ why }: { why: 'private' | 'mutual' }) {
  const { t } = useTranslation('profile')
  return <EmptyState art={<Icon of={Lock} size={24} />} title={t(`list.${why}`)} description={t(`list.${why}Hint`)} />
}
