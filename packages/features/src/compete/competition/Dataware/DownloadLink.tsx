import { useFormat } from '@shulei/i18n/format.ts'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Columns } from '@shulei/ui/Loading/Columns.tsx'
import Download from 'lucide-react/dist/esm/icons/download.mjs'
import { useTranslation } from 'react-i18next'
import * as css from './Dataware.css.ts'
import type { DataFile } from './useDownload.ts'

export interface DownloadLinkProps {
  file: DataFile
  href: string
  state: 'idle' | 'asking' | 'failed'
  onDownload: () => void
}

/**
 * A plain link to a file, which works without JavaScript; with JavaScript the page first asks whether the download is
 * allowed.
 */
export function DownloadLink({ file, href, state, onDownload }: DownloadLinkProps) {
  const { t } = useTranslation('dataware')
  const { bytes } = useFormat()
  const text = state === 'failed' ? 'downloadAgain' : 'download'
  return (
    <LinkButton
      size="s"
      href={href}
      download={file.name}
      aria-label={t(`${text}Name`, { name: file.name, bytes: bytes(file.bytes) })}
      aria-busy={state === 'asking'}
      icon={state === 'asking' ? <Columns /> : <Icon of={Download} size={15} />}
      onClick={(event) => {
        event.preventDefault()
        if (state !== 'asking') onDownload()
      }}
    >
      <span className={`${css.oneLine} ${css.word}`}>{t(text)}</span>
    </LinkButton>
  )
}
