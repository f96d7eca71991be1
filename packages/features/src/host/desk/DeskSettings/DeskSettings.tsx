import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { mayDo } from '@shulei/domain/host/desk/roles.ts'
import { NotRead } from '../../../base/site/NotRead.tsx'
import { deskArgs, useDesk } from '../desk.ts'
import * as css from './DeskSettings.css.ts'
import { ReadOnlyValues } from './ReadOnlyValues.tsx'
import { ValuesFields } from './ValuesFields.tsx'

/** Texts, times and rules of a competition: a form for those who may change them, and what they are for the others. */
export function DeskSettings({ competitionId }: { competitionId: number }) {
  const desk = useDesk(competitionId)
  const { data, error, mutate } = useCall(refs.deskValues, deskArgs(competitionId))
  if (!data || !desk.data) return <NotRead rows={6} error={error ?? desk.error} onRetry={() => void mutate()} />
  if (!mayDo(desk.data.role, 'change')) {
    return (
      <div className={css.form}>
        <ReadOnlyValues stored={data} role={desk.data.role} />
      </div>
    )
  }
  return (
    <ValuesFields
      competitionId={competitionId}
      stored={data}
      onStored={(stored) => mutate(stored, { revalidate: false })}
      onStale={() => mutate()}
    />
  )
}
