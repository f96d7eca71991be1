import { TimeContext, useFormat } from '@shulei/i18n/format.ts'
import { RelativeTime } from '@shulei/ui/RelativeTime/RelativeTime.tsx'
import { useContext } from 'react'

const clock = () => Date.now()

/** A time in relative words, "3 小时前", with the full time and its zone on hover. */
export function When({ at }: { at: string }) {
  const { now } = useContext(TimeContext)
  const { dateTime, relative, zoneName } = useFormat()
  return (
    <RelativeTime
      at={Date.parse(at)}
      now={now}
      clock={clock}
      format={relative}
      title={`${dateTime(at)} ${zoneName()}`}
    />
  )
}
