import type { accountSecurity } from '@shulei/contract/base/session/calls.ts'
import type { Data } from '@shulei/contract/call.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { useTranslation } from 'react-i18next'
import { device, row, time } from './SessionSettings.css.ts'

export interface SessionRowProps {
  session: Data<typeof accountSecurity>['sessions'][number]
  isEnding: boolean
  onEnd: () => void
}

/** An open session: browser and system if known, the time of its last use, and a button that ends it. */
export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { t } = useTranslation('settings')
  const format = useFormat()
  const { browser, system, isCurrent } = session
  const name = [browser, system].filter(Boolean).join(' · ') || t('sessions.unknown')
  const seen = format.dateTime(Date.parse(session.seenAt))
  return (
    <li className={row}>
      <div>
        <p className={device}>
          {name} {isCurrent && <Tag tone="success">{t('sessions.current')}</Tag>}
        </p>
        <p className={time}>{t('sessions.seen', { time: seen })}</p>
      </div>
      {!isCurrent && (
        <Button
          size="s"
          aria-label={t('sessions.endName', { name, time: seen })}
          isPending={isEnding}
          pendingLabel={t('sessions.ending')}
          onPress={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}
