import { TimeContext, useFormat } from '@shulei/i18n/format.ts'
import { RelativeTime } from '@shulei/ui/RelativeTime/RelativeTime.tsx'
import { useContext } from 'react'

/** When something happened, in words that stay right; the full time on hover. */
export function When({ at }: { at: string }) {
  const format = useFormat()
  const { now } = useContext(TimeContext)
  const title = `${format.dateTime(at)} ${format.zoneName()}`
  return <RelativeTime at={Date.parse(at)} now={now} format={format.relative} title={title} />
}
