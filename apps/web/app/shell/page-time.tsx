import { TimeContext } from '@shulei/i18n/format.ts'
import { type ReactNode, useContext, useMemo } from 'react'

interface PageTimeProps {
  /** Server time of the loader's answer, epoch milliseconds. */
  now: number
  children: ReactNode
}

/** Gives a page the clock of its own answer, because the first page of this tab may have been loaded hours ago. */
export function PageTime({ now, children }: PageTimeProps) {
  const { zone } = useContext(TimeContext)
  const time = useMemo(() => ({ zone, now }), [zone, now])
  return <TimeContext value={time}>{children}</TimeContext>
}
