import * as userAddress from '@shulei/domain/address/user.ts'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import Plus from 'lucide-react/dist/esm/icons/plus.mjs'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import * as css from './AddLink.css.ts'

/** An empty part of the reader's own profile: says that it is empty, and leads to that part of the editor. */
export function AddLink({ ownerId, part, children }: { ownerId: number; part: string; children: ReactNode }) {
  const { t } = useTranslation('profile')
  return (
    <Link className={css.add} to={userAddress.edit({ id: ownerId, hash: part })}>
      {children}
      <span className={css.word}>
        <Icon of={Plus} size={15} />
        {t('more.add')}
      </span>
    </Link>
  )
}
